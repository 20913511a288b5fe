import { withErrorBoundary } from '@/ui/IslandBoundary.tsx';
import copyIcon from 'icon:ri-file-copy-line';
import { useState } from 'react';
import { copyText, tryAlert } from '@/lib/copy-text.ts';
import { Icon } from '@/ui/Icon.tsx';

interface Props {
  /** The payment details, on several lines. */
  text: string;
}

const COPIED_MESSAGE = 'Informations de paiement copiées dans le presse-papiers !';

/** The button that copies the payment details (spec §2, Support section). */
export const CopyPayment = withErrorBoundary('ilot-don', CopyButton);

function CopyButton({ text }: Props) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();

  const copy = async () => {
    try {
      await copyText(text);
    } catch {
      // The text of an alert can't be selected on a phone, so it is also shown on the page.
      setOutcome('refused');
      tryAlert(text);
      return;
    }
    setOutcome('copied');
    tryAlert(COPIED_MESSAGE);
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
        {outcome === 'copied' && <p className="mt-4">{COPIED_MESSAGE}</p>}
        {outcome === 'refused' && (
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
