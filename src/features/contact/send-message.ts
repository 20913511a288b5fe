import { importLater } from '@/islands/import-later.ts';
import { REQUEST_TIMEOUT_MS } from '@/lib/timeout.ts';
import { hideBlockedLocalStorage, createThrottleStorage } from './throttle-storage.ts';
import type { ContactFields } from './validation.ts';

/** The recipient of a message, and the EmailJS account that sends it. */
export interface MailRecipient {
  email: string;
  /** WhatsApp number, in international form. */
  whatsapp: string;
  /** Origin of the EmailJS service. */
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
  /** Minimum time between two messages of a visitor, in milliseconds; 0 for no limit. */
  limitRate: number;
  blockHeadless: boolean;
}

/**
 * Sends a message through EmailJS (spec §7).
 *
 * @param element any element of the contact form's island.
 * @throws the EmailJS client's own `{ status, text }`, string or `Error`; a `TypeError`, as for a
 *   network error, after 15 s without a response.
 */
export async function sendMessage(
  element: Element | null,
  fields: ContactFields,
  recipient: MailRecipient,
): Promise<void> {
  await Promise.race([sendWithEmailJs(element, fields, recipient), rejectAfterTimeout()]);
}

async function sendWithEmailJs(
  element: Element | null,
  fields: ContactFields,
  recipient: MailRecipient,
): Promise<void> {
  const { origin, publicKey, serviceId, templateId, limitRate, blockHeadless } = recipient;
  const throttle = createThrottleStorage();
  hideBlockedLocalStorage();
  const { init, sendForm } = await importLater(element, () => import('@emailjs/browser'));
  init({
    publicKey,
    origin,
    blockHeadless,
    ...(limitRate > 0 && {
      limitRate: { id: 'contact', throttle: limitRate },
      storageProvider: throttle.provider,
    }),
  });
  await sendForm(serviceId, templateId, buildForm(fields));
  throttle.commit();
}

/** Builds a detached form to send: the one on the page is disabled, and has the honeypot field. */
function buildForm(fields: ContactFields): HTMLFormElement {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries<string>({ ...fields })) {
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  return form;
}

/** Rejects after 15 s: the EmailJS client has no timeout of its own. */
async function rejectAfterTimeout(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, REQUEST_TIMEOUT_MS));
  throw new TypeError('No answer from the sending service.');
}
