import { withErrorBoundary } from '@/ui/IslandBoundary.tsx';
import { PauseButton } from '@/ui/PauseButton.tsx';
import { type Testimonial, TestimonialCard } from './TestimonialCard.tsx';
import { useRef, useState, type FocusEvent } from 'react';
import { slideScrollLeft } from './slide-position.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useShownIndex } from './use-shown-index.ts';
import './testimonials.css';

interface Props {
  testimonials: Testimonial[];
}

/** The looping carousel of testimonials (spec §2); a plain grid without script. */
export const TestimonialsCarousel = withErrorBoundary('ilot-temoignages', Carousel);

/** A scroll-snap container: swipes, the dots and the autoplay scroll it. */
function Carousel({ testimonials }: Props) {
  const count = testimonials.length;
  const root = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [expandedNames, setExpandedNames] = useState<string[]>([]);
  const [controlsFocused, setControlsFocused] = useState(false);

  const select = (next: number) => {
    setIndex(next);
    const strip = scroller.current;
    // Not `scrollIntoView`, which may scroll the page. The style sheet sets the scroll behaviour.
    strip?.scrollTo({ left: slideScrollLeft(strip.scrollWidth, count, next) });
  };
  useShownIndex(scroller, count, setIndex);
  const { motionReduced, paused, setPaused } = useAutoplay({
    root,
    index,
    // A visitor who expands a quotation wants to read it to its end.
    blocked: count < 2 || expandedNames.length > 0,
    advance: () => {
      select((index + 1) % count);
    },
  });

  // Keyboard focus pauses the autoplay.
  const updateControlsFocused = ({ target }: FocusEvent) => {
    setControlsFocused(target.matches(':focus-visible'));
  };

  return (
    <div ref={root} role="group" aria-roledescription="carrousel" aria-label="Témoignages">
      <div
        ref={scroller}
        role="region"
        aria-label="Témoignages, à faire défiler"
        tabIndex={0}
        className="carousel-strip"
      >
        <ul role="list" className="carousel-track">
          {testimonials.map((testimonial) => {
            const { name } = testimonial;
            return (
              <li key={name}>
                <TestimonialCard
                  testimonial={testimonial}
                  open={expandedNames.includes(name)}
                  onOpen={(open) => {
                    const others = expandedNames.filter((other) => other !== name);
                    setExpandedNames(open ? [...others, name] : others);
                  }}
                />
              </li>
            );
          })}
        </ul>
      </div>
      {count > 1 && (
        <div
          onFocus={updateControlsFocused}
          onBlur={updateControlsFocused}
          className="no-js:hidden border-band-line mt-8 flex flex-wrap items-center gap-x-6 gap-y-2 border-t pt-4"
        >
          <div role="group" aria-label="Choisir un témoignage" className="-ml-3 flex flex-wrap">
            {testimonials.map(({ name }, position) => (
              <button
                key={name}
                type="button"
                className="dot"
                aria-label={`Témoignage ${position + 1} : ${name}`}
                aria-current={position === index}
                onClick={() => {
                  select(position);
                }}
              />
            ))}
          </div>
          {/* Announced when the visitor changes the slide, not when the autoplay does. */}
          <p
            aria-live={motionReduced || paused || controlsFocused ? 'polite' : 'off'}
            className="text-on-band-muted text-sm"
          >
            {`Témoignage ${index + 1} sur ${count}`}
          </p>
          {/* Hidden but in its place: reduced data is known only after hydration, too late to move the layout. */}
          <div className={motionReduced ? 'invisible' : ''}>
            <PauseButton
              animationName="défilement des témoignages"
              paused={paused}
              onPause={setPaused}
            />
          </div>
        </div>
      )}
    </div>
  );
}
