import starIcon from 'icon:ri-star-fill';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Icon } from '@/ui/Icon.tsx';
import type { ItemData } from '@/content/item-data.ts';
import type { PictureData } from '@/content/pictures/picture.ts';
import { Picture } from '@/ui/Picture.tsx';

export interface Testimonial extends Omit<ComponentProps<typeof Avatar>, 'className'> {
  text: string;
  name: string;
  position: string;
  lang?: ItemData['lang'];
}

interface Props {
  testimonial: Testimonial;
  /** Whether a long quotation is expanded. */
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** Every testimonial gives five stars (spec §9). */
const STARS = [1, 2, 3, 4, 5];

export function TestimonialCard({ testimonial, open, onOpen }: Props) {
  const { text, name, position, lang, initials, tone, picture } = testimonial;
  return (
    <figure className="testimonial">
      <ClampedQuote text={text} name={name} lang={lang} open={open} onOpen={onOpen} />
      <figcaption className="testimonial-person">
        <Avatar
          initials={initials}
          tone={tone}
          picture={picture}
          className="testimonial-portrait"
        />
        <div>
          <div className="flex flex-wrap items-center gap-x-3">
            <span translate="no" className="font-display text-xl font-semibold">
              {name}
            </span>
            <span className="testimonial-stars">
              <span className="sr-only">5 étoiles sur 5</span>
              {STARS.map((star) => (
                <Icon key={star} paths={starIcon} className="size-3.5" />
              ))}
            </span>
          </div>
          <p className="text-on-band-muted mt-1 text-sm">{position}</p>
        </div>
      </figcaption>
    </figure>
  );
}

interface ClampedQuoteProps extends Pick<Testimonial, 'text' | 'name' | 'lang'> {
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** A quotation clamped to four lines (spec §9), with a button that expands it if it overflows. */
function ClampedQuote({ text, name, lang, open, onOpen }: ClampedQuoteProps) {
  const quote = useRef<HTMLQuoteElement>(null);
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const element = quote.current;
    if (!element || open) return undefined;
    const observer = new ResizeObserver(() => {
      // Glyphs may overflow their line a little: only half a line more means that text is hidden.
      const slack = parseFloat(getComputedStyle(element).lineHeight) / 2;
      setOverflows(element.scrollHeight > element.clientHeight + slack);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [open]);

  return (
    <>
      <blockquote
        ref={quote}
        lang={lang}
        className={`font-display text-quote ${open ? '' : 'js:line-clamp-4'}`}
      >
        <p>{text}</p>
      </blockquote>
      {/* Keeps its height when empty, so that nothing below moves. */}
      <div className="no-js:hidden min-h-11">
        {overflows && (
          <button
            type="button"
            className="text-action text-on-band hover:text-highlight"
            aria-expanded={open}
            onClick={() => {
              onOpen(!open);
            }}
          >
            {/* Text that changes is alone in its element: where the page is translated, React can't find it beside others. */}
            <span>{open ? 'Réduire' : 'Lire la suite'}</span>
            <span className="sr-only">{`${open ? ' le' : ' du'} témoignage de ${name}`}</span>
          </button>
        )}
      </div>
    </>
  );
}

interface AvatarProps {
  /** One or two letters behind the picture, visible when it is missing or fails to load. */
  initials: string;
  /** Number of the background colour. */
  tone: 0 | 1 | 2 | 3;
  picture?: PictureData | undefined;
  /** Sets the width, which the height follows, and the font size. */
  className: string;
}

const TONE_CLASSES = ['bg-accent', 'bg-highlight-text', 'bg-success', 'bg-error'];

/** A round portrait over initials. Decorative: the name is always beside it. */
function Avatar({ initials, tone, picture, className }: AvatarProps) {
  return (
    <span
      className={`text-on-accent relative flex aspect-square shrink-0 items-center justify-center overflow-hidden font-semibold rounded-full ${TONE_CLASSES[tone] ?? ''} ${className}`}
    >
      <span aria-hidden="true">{initials}</span>
      {picture && <Picture picture={picture} className="absolute inset-0 size-full" />}
    </span>
  );
}
