import { hyphenatedNames } from '@/content/text/hyphenated-names.ts';

interface Props {
  text: string;
}

/** A text whose hyphenated names stay on one line. */
export function Unbroken({ text }: Props) {
  return hyphenatedNames(text).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={index} className="whitespace-nowrap">
        {piece}
      </span>
    ),
  );
}
