import { withErrorBoundary } from '@/ui/IslandBoundary.tsx';
import copyIcon from 'icon:ri-file-copy-line';
import { useState } from 'react';
import { copyText, tryAlert } from '@/lib/copy-text.ts';
import { Icon } from '@/ui/Icon.tsx';

interface Props {
  /** The ways to give, at least one, each with its payment details on several lines. */
  payments: { method: string; text: string }[];
}

const COPIED_MESSAGE = 'Informations de paiement copiées dans le presse-papiers !';

/** The buttons that copy the payment details, one for each way to give (spec §2, Support section). */
export const CopyPaymentDetails = withErrorBoundary('ilot-don', CopyButtons);

function CopyButtons({ payments }: Props) {
  /** Outcome of the last copy: `refused` is the text that could not be copied, if it failed. */
  const [outcome, setOutcome] = useState<{ refused?: string }>();

  const copy = async (text: string) => {
    try {
      await copyText(text);
    } catch {
      // The text of an alert can't be selected on a phone, so it is also shown on the page.
      setOutcome({ refused: text });
      tryAlert(text);
      return;
    }
    setOutcome({});
    tryAlert(COPIED_MESSAGE);
  };

  return (
    <div className="no-js:hidden">
      <div className="flex flex-col items-start gap-3">
        {payments.map(({ method, text }) => (
          <button
            key={text}
            type="button"
            className="button bg-on-band text-band hover:bg-on-band-muted"
            onClick={() => void copy(text)}
          >
            <Icon paths={copyIcon} />
            Copier les informations de paiement{payments.length > 1 && ` ${method}`}
          </button>
        ))}
      </div>
      <div role="status">
        {outcome && outcome.refused === undefined && <p className="mt-4">{COPIED_MESSAGE}</p>}
        {outcome?.refused !== undefined && (
          <p
            translate="no"
            className="border-highlight mt-4 border-l-4 pl-4 whitespace-pre-line select-all"
          >
            {outcome.refused}
          </p>
        )}
      </div>
    </div>
  );
}
