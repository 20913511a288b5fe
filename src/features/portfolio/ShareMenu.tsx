import shareIcon from 'icon:ri-share-line';
import { useState } from 'react';
import { Icon } from '@/ui/Icon';
import { shareLinks } from './share-links';

interface Props {
  /** Title of the article; may be empty. */
  title: string;
}

/** Shares the page's address (spec §2, §7). Closed each time that an article opens. */
export function ShareMenu({ title }: Props) {
  const [open, setOpen] = useState(false);
  const [refused, setRefused] = useState(false);
  const { href: url } = location;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      setRefused(true);
      return;
    }
    setRefused(false);
    alert('Lien copié dans le presse-papiers!');
  };

  return (
    <>
      <button
        type="button"
        className="text-action"
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <Icon paths={shareIcon} />
        Partager
      </button>
      {open && (
        <ul className="flex w-full flex-wrap gap-x-6">
          {shareLinks({ url, title }).map(({ network, label, href }) => (
            <li key={network}>
              <a className="text-action" href={href} target="_blank" rel="noopener noreferrer">
                {label}
                <span className="sr-only"> (nouvel onglet)</span>
              </a>
            </li>
          ))}
          <li>
            <button type="button" className="text-action" onClick={() => void copy()}>
              Copier le lien
            </button>
          </li>
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
          {refused && (
            <li role="status" className="w-full select-all">
              {url}
            </li>
          )}
        </ul>
      )}
    </>
  );
}
