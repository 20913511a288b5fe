/**
 * A local stand-in for the e-mail service: it takes what the contact form sends, shows it, keeps it,
 * and fails on demand. Nothing leaves the machine.
 *
 * Usage: node src/commands/serve/mail-catcher.ts [port]
 *   PUT    /__behaviour  how to answer from now on, as JSON (`{}`: normally)
 *   GET    /__messages   what was received, as JSON
 *   DELETE /__messages   forgets it
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { arrayBuffer, json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { stopServer, startServer } from './listening.ts';

/** The provider's path (spec §7). */
const SEND_PATH = '/api/v1.0/email/send-form';
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, GET, PUT, DELETE, OPTIONS',
  'access-control-allow-headers': '*',
};

/**
 * How to answer: `status` and `body` (200 « OK »), after `delayMs` milliseconds, or `drop` to cut the
 * connection instead; for so many `times`, or until told otherwise.
 */
const behaviourSchema = z.strictObject({
  status: z.int().min(200).max(599).optional(),
  body: z.string().optional(),
  delayMs: z.number().min(0).optional(),
  drop: z.literal(true).optional(),
  times: z.int().min(1).optional(),
});
type Behaviour = z.infer<typeof behaviourSchema>;

interface ReceivedMessage {
  /** Every field of the form, the service's identifiers included. */
  fields: Record<string, string>;
  /** HTTP status of the answer; 0 when the connection was cut. */
  status: number;
}

export interface MailCatcher {
  /** What stands for `https://api.emailjs.com`. */
  origin: string;
  /** Oldest first. */
  messages(): ReceivedMessage[];
  setBehaviour(next: Behaviour): void;
  /** Forgets the messages and answers normally again. */
  reset(): void;
  close(): Promise<void>;
}

/**
 * Starts the stand-in on 127.0.0.1.
 *
 * @param options.port a free one by default.
 * @param options.log receives each message, line by line, in French.
 * @throws Error when the port is taken.
 */
export async function startMailCatcher({
  port = 0,
  log = () => undefined,
}: { port?: number; log?: (line: string) => void } = {}): Promise<MailCatcher> {
  let received: ReceivedMessage[] = [];
  let behaviour: Behaviour = {};

  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const fields = await readFormFields(request);
    const { status = 200, body = 'OK', delayMs = 0, drop, times } = behaviour;
    if (times !== undefined) behaviour = times > 1 ? { ...behaviour, times: times - 1 } : {};
    const message = { fields, status: drop ? 0 : status };
    received.push(message);
    for (const line of describeMessage(message)) log(line);
    await delay(delayMs, undefined, { ref: false });
    if (drop) request.socket.destroy();
    else sendAnswer(response, status, body);
  };

  const dispatch = async (request: IncomingMessage, response: ServerResponse) => {
    const call = `${request.method ?? ''} ${request.url ?? ''}`;
    if (call === `POST ${SEND_PATH}`) await receive(request, response);
    else if (call === 'GET /__messages') sendAnswer(response, 200, JSON.stringify(received));
    else if (call === 'DELETE /__messages') {
      received = [];
      sendAnswer(response, 204);
    } else if (call === 'PUT /__behaviour') {
      behaviour = behaviourSchema.parse(await json(request));
      sendAnswer(response, 204);
    } else sendAnswer(response, request.method === 'OPTIONS' ? 204 : 404);
  };

  const server = createServer((request, response) => {
    dispatch(request, response).catch((error: unknown) => {
      sendAnswer(response, 400, String(error));
    });
  });
  const origin = await startServer(server, port, '127.0.0.1');

  return {
    origin,
    messages: () => [...received],
    setBehaviour: (next) => {
      behaviour = next;
    },
    reset: () => {
      received = [];
      behaviour = {};
    },
    close: () => stopServer(server),
  };
}

function sendAnswer(response: ServerResponse, status: number, body = ''): void {
  response.writeHead(status, CORS).end(body);
}

async function readFormFields(request: IncomingMessage): Promise<Record<string, string>> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(await arrayBuffer(request), { headers }).formData();
  return Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );
}

function describeMessage({ fields, status }: ReceivedMessage): string[] {
  const { user_name, user_email, subject, message = '' } = fields;
  const fate = status === 0 ? 'connexion coupée' : `réponse ${status}`;
  return [
    `── Message reçu (${fate}) ──`,
    `Nom : ${user_name ?? '—'}`,
    `Email : ${user_email ?? '—'}`,
    `Sujet : ${subject ?? '—'}`,
    ...message.split(/\r?\n/),
  ];
}

if (import.meta.main) {
  const [port = '4600'] = process.argv.slice(2);
  const { origin } = await startMailCatcher({ port: Number(port), log: console.log });
  console.log(`Boîte de réception locale : ${origin} (Ctrl+C pour arrêter)`);
}
