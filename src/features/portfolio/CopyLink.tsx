import { useState } from 'react';
import { copyText } from '@/lib/copy-text.ts';

interface Props {
  url: string;
}

/** Copies the page's address (spec §8). Where the clipboard refuses, the address shows instead. */
export function CopyLink({ url }: Props) {
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
            <span className="break-all select-all">{url}</span>
          </p>
        )}
      </div>
    </li>
  );
}
