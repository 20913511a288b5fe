import shareIcon from 'icon:ri-share-line';
import { useId, useRef, useState } from 'react';
import { Icon } from '@/ui/Icon.tsx';
import { shareLinks } from '@/lib/links.ts';
import { useEscapeKey } from '@/ui/use-escape-key.ts';
import { copyText } from '@/lib/copy-text.ts';

interface Props {
  /** Title of the article; may be empty. */
  title: string;
}

/** A menu that shares the page's URL (spec §2, §7). */
export function ShareMenu({ title }: Props) {
  const [open, setOpen] = useState(false);
  const menu = useId();
  const { href: url } = location;
  const toggle = useRef<HTMLButtonElement>(null);
  useEscapeKey(open, () => {
    setOpen(false);
    toggle.current?.focus();
  });

  return (
    <>
      <button
        ref={toggle}
        type="button"
        className="text-action"
        aria-expanded={open}
        aria-controls={open ? menu : undefined}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <Icon paths={shareIcon} />
        Partager
      </button>
      {open && (
        <ul role="list" id={menu} className="reader-share" aria-label="Partager l’article">
          {shareLinks({ url, title }).map(({ network, label, href }) => (
            <li key={network}>
              <a className="text-action" href={href} target="_blank" rel="noopener noreferrer">
                {label}
                <span className="sr-only"> (nouvel onglet)</span>
              </a>
            </li>
          ))}
          {'share' in navigator && (
            <li>
              <button
                type="button"
                className="text-action"
                onClick={() => {
                  // Rejects when the visitor closes the system's share menu: not an error.
                  navigator.share({ title, url }).catch(() => undefined);
                }}
              >
                Autres applications…
              </button>
            </li>
          )}
          <CopyLink url={url} />
        </ul>
      )}
    </>
  );
}

interface CopyLinkProps {
  url: string;
}

/** Copies the page's URL (spec §8), or shows it when the clipboard can't be used. */
function CopyLink({ url }: CopyLinkProps) {
  const [refused, setRefused] = useState(false);

  const copy = async () => {
    try {
      await copyText(url);
    } catch {
      setRefused(true);
      return;
    }
    setRefused(false);
    alert('Lien copié dans le presse-papiers!');
  };

  return (
    <li>
      <button type="button" className="text-action" onClick={() => void copy()}>
        Copier le lien
      </button>
      <div role="status">
        {refused && (
          <p className="text-sm">
            La copie n’a pas abouti. Voici l’adresse à copier :{' '}
            <span translate="no" className="break-all select-all">
              {url}
            </span>
          </p>
        )}
      </div>
    </li>
  );
}
