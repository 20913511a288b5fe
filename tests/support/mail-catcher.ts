import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { startMailCatcher, type FormFields } from '../../src/commands/serve/mail-catcher.ts';

/**
 * How to answer: `status` and `body` (200 « OK »), after `delayMs` milliseconds, or `drop` to cut the
 * connection instead; for so many `times`, or until told otherwise.
 */
interface Behaviour {
  status?: number;
  body?: string;
  delayMs?: number;
  drop?: true;
  times?: number;
}

interface ReceivedMessage {
  fields: FormFields;
  /** HTTP status of the answer; 0 when the connection was cut. */
  status: number;
}

/** A stand-in for the e-mail service that keeps what it receives, and fails on demand. */
export interface MockMailService {
  origin: string;
  /** Oldest first. */
  messages(): ReceivedMessage[];
  setBehaviour(next: Behaviour): void;
  /** Forgets the messages and answers normally again. */
  reset(): void;
  close(): Promise<void>;
}

export async function startMockMailService(): Promise<MockMailService> {
  let received: ReceivedMessage[] = [];
  let behaviour: Behaviour = {};

  const answer = async (fields: FormFields, response: ServerResponse) => {
    const { status = 200, body = 'OK', delayMs = 0, drop, times } = behaviour;
    if (times !== undefined) behaviour = times > 1 ? { ...behaviour, times: times - 1 } : {};
    received.push({ fields, status: drop ? 0 : status });
    await delay(delayMs, undefined, { ref: false });
    if (drop) response.destroy();
    else response.writeHead(status).end(body);
  };

  return {
    ...(await startMailCatcher(answer)),
    messages: () => [...received],
    setBehaviour: (next) => {
      behaviour = next;
    },
    reset: () => {
      received = [];
      behaviour = {};
    },
  };
}
