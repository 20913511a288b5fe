import shareIcon from 'icon:ri-share-line';
import { useId, useRef, useState } from 'react';
import { Icon } from '@/ui/Icon.tsx';
import { shareLinks } from '@/lib/links.ts';
import { useEscapeKey } from '@/ui/use-escape-key.ts';
import { copyText, tryAlert } from '@/lib/copy-text.ts';

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
  const close = () => {
    setOpen(false);
    toggle.current?.focus();
  };
  useEscapeKey(open, close, toggle);

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
          {canShare({ title, url }) && <NativeShare title={title} url={url} />}
          <CopyLink url={url} />
        </ul>
      )}
    </>
  );
}

interface NativeShareProps extends Props {
  url: string;
}

/** Whether the device has a share menu of its own that accepts the title and URL of a page. */
function canShare(data: ShareData): boolean {
  if (typeof navigator.share !== 'function') return false;
  return typeof navigator.canShare !== 'function' || navigator.canShare(data);
}

/** Opens the share menu of the device, or shows the page's URL when that fails. */
function NativeShare({ title, url }: NativeShareProps) {
  const [failed, setFailed] = useState(false);

  const share = async () => {
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // The visitor has closed the device's share menu.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setFailed(true);
    }
  };

  return (
    <li>
      <button type="button" className="text-action" onClick={() => void share()}>
        Autres applications…
      </button>
      <div role="status">
        {failed && <AddressToCopy problem="Le partage n’a pas abouti." url={url} />}
      </div>
    </li>
  );
}

interface CopyLinkProps {
  url: string;
}

const COPIED_MESSAGE = 'Lien copié dans le presse-papiers!';

/** Copies the page's URL (spec §8), or shows it when the clipboard can't be used. */
function CopyLink({ url }: CopyLinkProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();

  const copy = async () => {
    try {
      await copyText(url);
    } catch {
      setOutcome('refused');
      return;
    }
    setOutcome('copied');
    tryAlert(COPIED_MESSAGE);
  };

  return (
    <li>
      <button type="button" className="text-action" onClick={() => void copy()}>
        Copier le lien
      </button>
      <div role="status">
        {outcome === 'copied' && <p className="text-sm">{COPIED_MESSAGE}</p>}
        {outcome === 'refused' && <AddressToCopy problem="La copie n’a pas abouti." url={url} />}
      </div>
    </li>
  );
}

interface AddressToCopyProps {
  /** What has failed, as a French sentence. */
  problem: string;
  url: string;
}

function AddressToCopy({ problem, url }: AddressToCopyProps) {
  return (
    <p className="text-sm">
      {problem} Voici l’adresse à copier{'\u202f: '}
      <span translate="no" className="break-all select-all">
        {url}
      </span>
    </p>
  );
}
