import closeIcon from 'icon:ri-close-line';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Icon } from '@/ui/Icon.tsx';
import { OtherWays } from './OtherWays.tsx';
import type { Recipient } from './send.ts';
import type { Notice } from './use-sending.ts';

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
