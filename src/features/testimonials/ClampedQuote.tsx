import { useEffect, useRef, useState } from 'react';

interface Props {
  text: string;
  /** Who speaks. */
  name: string;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** A quotation cut at four lines (spec §9), with a button for the rest where there is a rest. */
export function ClampedQuote({ text, name, open, onOpen }: Props) {
  const quote = useRef<HTMLQuoteElement>(null);
  const [cut, setCut] = useState(false);

  useEffect(() => {
    const element = quote.current;
    if (!element || open) return undefined;
    const sizes = new ResizeObserver(() => {
      // Letters reach a little beyond their line: only half a line more is text that is cut.
      const slack = parseFloat(getComputedStyle(element).lineHeight) / 2;
      setCut(element.scrollHeight > element.clientHeight + slack);
    });
    sizes.observe(element);
    return () => {
      sizes.disconnect();
    };
  }, [open]);

  return (
    <>
      <blockquote
        ref={quote}
        className={`font-display text-quote ${open ? '' : 'js:line-clamp-4'}`}
      >
        <p>{text}</p>
      </blockquote>
      {/* Keeps its height when empty, so that nothing below moves. */}
      <div className="no-js:hidden min-h-11">
        {cut && (
          <button
            type="button"
            className="text-action text-on-band hover:text-highlight"
            aria-expanded={open}
            onClick={() => {
              onOpen(!open);
            }}
          >
            {open ? 'Réduire' : 'Lire la suite'}
            <span className="sr-only">
              {open ? ' le' : ' du'} témoignage de {name}
            </span>
          </button>
        )}
      </div>
    </>
  );
}
