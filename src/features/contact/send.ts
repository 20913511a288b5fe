import { importLater } from '@/islands/import-later.ts';
import { REQUEST_TIMEOUT_MS } from '@/lib/timeout.ts';
import { hideBlockedStorage, successOnlyStamps } from './stamps.ts';
import type { ContactFields } from './validation.ts';

/** Where a message goes, and through which account of the sending service. */
export interface Recipient {
  email: string;
  /** WhatsApp number, in international form. */
  whatsapp: string;
  /** Origin of the sending service. */
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
  /** Least time between two messages of a visitor, in milliseconds; 0 for none. */
  limitRate: number;
  blockHeadless: boolean;
}

/**
 * Sends a message through EmailJS (spec §7).
 *
 * @param part any element of the island that sends.
 * @throws what the client rejects with: `{ status, text }`, a string or an `Error`; after 15 s without
 *   an answer, the same as for a broken network.
 */
export async function sendMessage(
  part: Element | null,
  fields: ContactFields,
  recipient: Recipient,
): Promise<void> {
  await Promise.race([deliver(part, fields, recipient), silence()]);
}

async function deliver(
  part: Element | null,
  fields: ContactFields,
  recipient: Recipient,
): Promise<void> {
  const { origin, publicKey, serviceId, templateId, limitRate, blockHeadless } = recipient;
  const stamps = successOnlyStamps();
  hideBlockedStorage();
  const { init, sendForm } = await importLater(part, () => import('@emailjs/browser'));
  init({
    publicKey,
    origin,
    blockHeadless,
    ...(limitRate > 0 && {
      limitRate: { id: 'contact', throttle: limitRate },
      storageProvider: stamps.provider,
    }),
  });
  await sendForm(serviceId, templateId, formOf(fields));
  stamps.keep();
}

/** A form of its own: the one on the page is disabled by now, and holds the trap for robots. */
function formOf(fields: ContactFields): HTMLFormElement {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries<string>({ ...fields })) {
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  return form;
}

/** The client never gives up by itself. */
async function silence(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, REQUEST_TIMEOUT_MS));
  throw new TypeError('No answer from the sending service.');
}
