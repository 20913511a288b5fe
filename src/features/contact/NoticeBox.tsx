import closeIcon from 'icon:ri-close-line';
import { useEffect, useRef } from 'react';
import { Icon } from '@/ui/Icon.tsx';
import { useEscapeKey } from '@/ui/use-escape-key.ts';
import type { MailRecipient } from './mail-recipient.server.ts';
import type { Notice } from './use-send-message.ts';
import { mailtoLink, whatsappLink } from './message-links.ts';
import type { ContactFields } from './validation.ts';

interface Props {
  notice: Notice;
  recipient: MailRecipient;
  onClose: () => void;
}

const SUCCESS_MESSAGE =
  'Votre message a été envoyé avec succès ! Je vous répondrai dans les plus brefs délais.';

/**
 * Shows whether a message was sent (spec §8). It takes the focus, which the form lost when it was disabled, unless the
 * outcome comes late (`keepFocus`).
 */
export function NoticeBox({ notice, recipient, onClose }: Props) {
  const title = useRef<HTMLParagraphElement>(null);
  const failed = notice.type === 'error';

  useEffect(() => {
    if (!notice.keepFocus) title.current?.focus();
  }, [notice]);

  // The notice covers controls that the keyboard can reach: Escape closes it wherever the focus is.
  useEscapeKey(true, onClose, title);

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
      <p className="mt-2">{failed ? notice.message : SUCCESS_MESSAGE}</p>
      {failed && <FallbackLinks fields={notice.fields} recipient={recipient} />}
      <button type="button" className="text-action mt-2" onClick={onClose}>
        Fermer
      </button>
    </>
  );
}

interface FallbackLinksProps {
  fields: ContactFields;
  recipient: MailRecipient;
}

/** Links that send the same message by e-mail, or by WhatsApp if the owner has a number there, after a failure. */
function FallbackLinks({ fields, recipient: { email, whatsapp } }: FallbackLinksProps) {
  return (
    <>
      <p className="mt-2">
        Votre texte est toujours là. Vous pouvez aussi m’écrire directement à{' '}
        <span translate="no">{email}</span> :
      </p>
      <p className="flex flex-wrap gap-x-6">
        <a className="text-action" href={mailtoLink(email, fields)}>
          Envoyer ce message par e-mail
        </a>
        {whatsapp && (
          <a
            className="text-action"
            href={whatsappLink(whatsapp, fields)}
            target="_blank"
            rel="noopener noreferrer"
          >
            L’envoyer par WhatsApp<span className="sr-only"> (nouvel onglet)</span>
          </a>
        )}
      </p>
    </>
  );
}
