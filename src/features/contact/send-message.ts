import { fetchWithTimeout } from '@/lib/fetch-with-timeout.ts';
import { LAST_MESSAGE_KEY } from '@/content/visitor-storage.ts';
import { importLater } from '@/islands/import-later.ts';
import { hideBlockedLocalStorage, createThrottleStorage } from './throttle-storage.ts';
import type { MailRecipient } from './mail-recipient.server.ts';
import type { ContactFields } from './validation.ts';

/**
 * How long to wait for an answer of this site, in milliseconds, once a message could not be sent: if the site answers, only
 * EmailJS is unreachable; if it doesn't, the connection is lost.
 */
const PROBE_TIMEOUT_MS = 5000;

/**
 * Sends a message through EmailJS (spec §7).
 *
 * @param element any element of the contact form's island.
 * @throws the EmailJS client's own `{ status, text }`, string or `Error`; a `TypeError` only where the
 *   connection is lost.
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
      limitRate: { id: LAST_MESSAGE_KEY, throttle: limitRate },
      storageProvider: throttle.provider,
    }),
  });
  try {
    await sendForm(serviceId, templateId, buildForm(fields));
  } catch (error) {
    // A blocked service and a lost connection are the same error to a browser.
    if (error instanceof TypeError && (await isSiteReachable()))
      throw new Error('The sending service is unreachable.', { cause: error });
    throw error;
  }
  throttle.commit();
}

/** Whether this site answers; HEAD, because the service worker may answer other requests itself. */
async function isSiteReachable(): Promise<boolean> {
  try {
    await fetchWithTimeout(location.href, { method: 'HEAD', timeoutMs: PROBE_TIMEOUT_MS });
    return true;
  } catch {
    return false;
  }
}

/**
 * Builds the `<form>` that EmailJS sends. It isn't the form on the page, whose fields are disabled during the sending and
 * include the honeypot.
 */
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
