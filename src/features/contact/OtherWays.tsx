import { mailtoLink, whatsappLink } from './fallback-links.ts';
import type { Recipient } from './send.ts';
import type { ContactFields } from './validation.ts';

interface Props {
  fields: ContactFields;
  recipient: Recipient;
}

/** After a failure: the same message, ready to leave by e-mail or by WhatsApp. */
export function OtherWays({ fields, recipient: { email, whatsapp } }: Props) {
  const { user_name, user_email, subject, message } = fields;
  const draft = { name: user_name, email: user_email, subject, message };
  return (
    <>
      <p className="mt-2">
        Votre texte est toujours là. Vous pouvez aussi m’écrire directement à {email} :
      </p>
      <p className="flex flex-wrap gap-x-6">
        <a className="text-action" href={mailtoLink({ ...draft, to: email })}>
          Envoyer ce message par e-mail
        </a>
        <a
          className="text-action"
          href={whatsappLink({ ...draft, phone: whatsapp })}
          target="_blank"
          rel="noopener noreferrer"
        >
          L’envoyer par WhatsApp<span className="sr-only"> (nouvel onglet)</span>
        </a>
      </p>
    </>
  );
}
