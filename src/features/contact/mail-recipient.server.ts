import { PUBLIC_EMAILJS_ORIGIN } from 'astro:env/client';
import { getSite } from '@/content/queries.server.ts';

const LIVE_ORIGIN = 'https://api.emailjs.com';

/** Stands for each identifier that is not set yet, for a local stand-in of the service. */
const LOCAL = 'local';

/** Where the contact form sends, from `content/site.json` and the origin chosen for this build. */
export async function mailRecipient() {
  const { contact, emailjs } = await getSite();
  const fallback = PUBLIC_EMAILJS_ORIGIN === LIVE_ORIGIN ? '' : LOCAL;
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
