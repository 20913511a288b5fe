import { useRef, useState, type RefObject } from 'react';
import { REQUEST_TIMEOUT_MS } from '@/lib/fetch-with-timeout.ts';
import { messageForSendError } from './send-error.ts';
import type { MailRecipient } from './mail-recipient.server.ts';
import { sendMessage } from './send-message.ts';
import type { ContactFields } from './validation.ts';

/** The outcome of a sending, shown in the notice (spec §3, Notice). */
export type Notice =
  { type: 'success' } | { type: 'error'; message: string; fields: ContactFields };

/**
 * Sends messages, one at a time, and holds the outcome of the last one (spec §4).
 */
export function useSendMessage(form: RefObject<HTMLFormElement | null>, recipient: MailRecipient) {
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [notice, setNotice] = useState<Notice>();

  /** @returns whether the message was sent. */
  const send = async (fields: ContactFields): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setSending(true);
    setNotice(undefined);
    try {
      await Promise.race([sendMessage(form.current, fields, recipient), rejectAfterTimeout()]);
      setNotice({ type: 'success' });
      return true;
    } catch (error) {
      console.error('Message non envoyé :', error);
      setNotice({ type: 'error', message: messageForSendError(error, navigator.onLine), fields });
      return false;
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  return { sending, notice, setNotice, send };
}

/** Rejects after 15 s, as for a network error: the EmailJS client has no timeout of its own. */
async function rejectAfterTimeout(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, REQUEST_TIMEOUT_MS));
  throw new TypeError('No answer from the sending service.');
}
