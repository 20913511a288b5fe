import { useEffect, useRef, useState } from 'react';

interface Props {
  text: string;
  /** Who speaks. */
  name: string;
}

/** A quotation cut at four lines (spec §9), with a button for the rest where there is a rest. */
export function ClampedQuote({ text, name }: Props) {
  const quote = useRef<HTMLQuoteElement>(null);
  const [cut, setCut] = useState(false);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const element = quote.current;
    if (!element) return undefined;
    const sizes = new ResizeObserver(() => {
      setCut(element.scrollHeight > element.clientHeight + 1);
    });
    sizes.observe(element);
    return () => {
      sizes.disconnect();
    };
  }, []);

  return (
    <>
      <blockquote
        ref={quote}
        className={`font-display mt-5 text-xl ${open ? '' : 'js:line-clamp-4'}`}
      >
        <p>{`« ${text} »`}</p>
      </blockquote>
      {(cut || open) && (
        <button
          type="button"
          className="text-action text-on-band hover:text-highlight self-start"
          aria-expanded={open}
          onClick={() => {
            setOpen(!open);
          }}
        >
          {open ? 'Réduire' : 'Lire la suite'}
          <span className="sr-only"> du témoignage de {name}</span>
        </button>
      )}
    </>
  );
}
