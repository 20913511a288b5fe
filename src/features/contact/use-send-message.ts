import { useRef, useState, type RefObject } from 'react';
import { REQUEST_TIMEOUT_MS } from '@/lib/fetch-with-timeout.ts';
import { hasHttpStatus, messageForSendError, TIMEOUT_MESSAGE } from './send-error-message.ts';
import type { MailRecipient } from './mail-recipient.server.ts';
import { sendMessage } from './send-message.ts';
import type { ContactFields } from './validation.ts';

/** The outcome of a sending, shown in the notice (spec §3, Notice). */
export type Notice = {
  /** Whether the notice leaves the focus where it is: the visitor may have turned to something else. */
  keepFocus?: boolean;
} & ({ type: 'success' } | { type: 'error'; message: string; fields: ContactFields });

/**
 * Sends messages, one at a time, and holds the outcome of the last one (spec §4). The EmailJS client has no
 * timeout of its own: after 15 s the form can be used again, and an answer that comes later replaces the outcome.
 */
export function useSendMessage(form: RefObject<HTMLFormElement | null>, recipient: MailRecipient) {
  /** The values that are being sent; undefined when nothing is sent, and after 15 s. */
  const pending = useRef<ContactFields>(undefined);
  const latest = useRef<ContactFields>(undefined);
  const [sending, setSending] = useState(false);
  const [notice, setNotice] = useState<Notice>();

  /** @returns whether the message was sent, however late; false if the visitor has sent another message since. */
  const send = async (fields: ContactFields): Promise<boolean> => {
    if (pending.current) return false;
    pending.current = fields;
    latest.current = fields;
    setSending(true);
    setNotice(undefined);
    const release = () => {
      pending.current = undefined;
      setSending(false);
    };
    const isLate = () => pending.current !== fields;
    const timer = setTimeout(() => {
      setNotice({ type: 'error', message: TIMEOUT_MESSAGE, fields });
      release();
    }, REQUEST_TIMEOUT_MS);
    const isLatest = () => latest.current === fields;
    const keepFocus = () => isLate() && !document.activeElement?.closest('.notice');
    try {
      await sendMessage(form.current, fields, recipient);
      if (isLatest()) setNotice({ type: 'success', keepFocus: keepFocus() });
      return isLatest();
    } catch (error) {
      console.error('Message non envoyé :', error);
      // A connection that breaks off later doesn't tell whether the message has arrived.
      if (isLatest() && (!isLate() || hasHttpStatus(error))) {
        const message = messageForSendError(error, navigator.onLine);
        setNotice({ type: 'error', message, fields, keepFocus: keepFocus() });
      }
      return false;
    } finally {
      clearTimeout(timer);
      if (!isLate()) release();
    }
  };

  return { sending, notice, setNotice, send };
}
