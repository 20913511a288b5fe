import shareIcon from 'icon:ri-share-line';
import { useId, useRef, useState } from 'react';
import { Icon } from '@/ui/Icon.tsx';
import { CopyLink } from './CopyLink.tsx';
import { shareLinks } from '@/lib/share-links.ts';
import { useEscape } from './use-escape.ts';

interface Props {
  /** Title of the article; may be empty. */
  title: string;
}

/** Shares the page's address (spec §2, §7). Closed each time that an article opens. */
export function ShareMenu({ title }: Props) {
  const [open, setOpen] = useState(false);
  const menu = useId();
  const { href: url } = location;
  const toggle = useRef<HTMLButtonElement>(null);
  useEscape(open, () => {
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
                  // The visitor who closes the system's own menu has changed their mind: no error.
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
