import closeIcon from 'icon:ri-close-line';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Icon } from '@/ui/Icon.tsx';
import type { Recipient } from './send.ts';
import type { Notice } from './use-sending.ts';
import { mailtoLink, whatsappLink } from './fallback-links.ts';
import type { ContactFields } from './validation.ts';

interface Props {
  notice: Notice;
  recipient: Recipient;
  onClose: () => void;
}

const SUCCESS =
  'Votre message a été envoyé avec succès ! Je vous répondrai dans les plus brefs délais.';

/** Says how the sending ended (spec §8). Takes the focus, which the disabled form has lost. */
export function NoticeBox({ notice, recipient, onClose }: Props) {
  const title = useRef<HTMLParagraphElement>(null);
  const failed = notice.type === 'error';

  useEffect(() => {
    title.current?.focus();
  }, [notice]);

  // It covers what is behind it, even what the keyboard reaches there.
  useLayoutEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
    };
  }, [onClose]);

  return (
    <>
      <button
        type="button"
        className="notice-close"
        aria-label="Fermer la notification"
        onClick={onClose}
      >
        <Icon paths={closeIcon} />
      </button>
      <p ref={title} tabIndex={-1} className="font-display text-xl font-semibold outline-none">
        {failed ? 'Erreur' : 'Message envoyé !'}
      </p>
      <p className="mt-2">{failed ? notice.message : SUCCESS}</p>
      {failed && <OtherWays fields={notice.fields} recipient={recipient} />}
      <button type="button" className="text-action mt-2" onClick={onClose}>
        Fermer
      </button>
    </>
  );
}

interface OtherWaysProps {
  fields: ContactFields;
  recipient: Recipient;
}

/** After a failure: the same message, ready to leave by e-mail or by WhatsApp. */
function OtherWays({ fields, recipient: { email, whatsapp } }: OtherWaysProps) {
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
