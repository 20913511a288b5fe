import { PUBLIC_EMAILJS_ORIGIN } from 'astro:env/client';
import { getSite } from '@/content/queries.server.ts';

const LIVE_ORIGIN = 'https://api.emailjs.com';

/** Placeholder for each EmailJS identifier that isn't set, used when a local server stands in for EmailJS. */
const LOCAL_PLACEHOLDER = 'local';

/** The recipient of a message, and the EmailJS account that sends it. */
export type MailRecipient = Awaited<ReturnType<typeof getMailRecipient>>;

/** Reads the recipient of the contact form from `content/site.json` and this build's EmailJS origin. */
export async function getMailRecipient() {
  const { contact, emailjs } = await getSite();
  const fallback = PUBLIC_EMAILJS_ORIGIN === LIVE_ORIGIN ? '' : LOCAL_PLACEHOLDER;
  return {
    ...emailjs,
    publicKey: emailjs.publicKey || fallback,
    serviceId: emailjs.serviceId || fallback,
    templateId: emailjs.templateId || fallback,
    origin: PUBLIC_EMAILJS_ORIGIN,
    email: contact.email,
    whatsapp: contact.whatsapp,
  };
}

/** Whether the contact form can send messages: an account of EmailJS is set. */
export async function sendsMail(): Promise<boolean> {
  const { publicKey, serviceId, templateId } = await getMailRecipient();
  return [publicKey, serviceId, templateId].every((id) => id !== '');
}
