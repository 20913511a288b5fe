import { IslandBoundary } from '@/ui/IslandBoundary.tsx';
import { CopyButton } from './CopyButton.tsx';

interface Props {
  /** The payment details, on several lines. */
  text: string;
}

/** Copies the payment details (spec §2, Support section). */
export function CopyPayment({ text }: Props) {
  return (
    <IslandBoundary id="ilot-don">
      <CopyButton text={text} />
    </IslandBoundary>
  );
}
