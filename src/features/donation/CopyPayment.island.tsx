import { withErrorBoundary } from '@/ui/IslandBoundary.tsx';
import copyIcon from 'icon:ri-file-copy-line';
import { useState } from 'react';
import { copyText } from '@/lib/copy-text.ts';
import { Icon } from '@/ui/Icon.tsx';

interface Props {
  /** The payment details, on several lines. */
  text: string;
}

/** The button that copies the payment details (spec §2, Support section). */
export const CopyPayment = withErrorBoundary('ilot-don', CopyButton);

function CopyButton({ text }: Props) {
  const [refused, setRefused] = useState(false);

  const copy = async () => {
    try {
      await copyText(text);
    } catch {
      // The text of an alert can't be selected on a phone, so it is also shown on the page.
      setRefused(true);
      alert(text);
      return;
    }
    setRefused(false);
    alert('Informations de paiement copiées dans le presse-papiers !');
  };

  return (
    <div className="no-js:hidden">
      <button
        type="button"
        className="button bg-on-band text-band hover:bg-on-band-muted"
        onClick={() => void copy()}
      >
        <Icon paths={copyIcon} />
        Copier les informations de paiement
      </button>
      <div role="status">
        {refused && (
          <p
            translate="no"
            className="border-highlight mt-4 border-l-4 pl-4 whitespace-pre-line select-all"
          >
            {text}
          </p>
        )}
      </div>
    </div>
  );
}
