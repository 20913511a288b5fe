import { importLater } from '@/islands/import-later.ts';
import { hideBlockedLocalStorage, createThrottleStorage } from './throttle-storage.ts';
import type { MailRecipient } from './mail-recipient.server.ts';
import type { ContactFields } from './validation.ts';

/**
 * Sends a message through EmailJS (spec §7).
 *
 * @param element any element of the contact form's island.
 * @throws the EmailJS client's own `{ status, text }`, string or `Error`.
 */
export async function sendMessage(
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
