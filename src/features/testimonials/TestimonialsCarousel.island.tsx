import { withErrorBoundary } from '@/ui/IslandBoundary.tsx';
import { type Testimonial, TestimonialCard } from './TestimonialCard.tsx';
import { useRef, useState } from 'react';
import { slideCaption, nextSlideIndex, slideScrollLeft } from './slides.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useScrollEndIndex } from './use-scroll-end-index.ts';
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

  const select = (next: number) => {
    setIndex(next);
    const strip = scroller.current;
    // Not `scrollIntoView`, which may scroll the page. The style sheet sets the scroll behaviour.
    strip?.scrollTo({ left: slideScrollLeft(strip.scrollWidth, count, next) });
  };
  useScrollEndIndex(scroller, count, setIndex);
  const { motionReduced, paused, setPaused } = useAutoplay({
    root,
    index,
    // A visitor who expands a quotation wants to read it to its end.
    blocked: count < 2 || expandedNames.length > 0,
    advance: () => {
      select(nextSlideIndex(index, count));
    },
  });

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
        <CarouselControls
          names={testimonials.map(({ name }) => name)}
          index={index}
          caption={slideCaption(index, count)}
          motionReduced={motionReduced}
          paused={paused}
          onSelect={select}
          onPause={setPaused}
        />
      )}
    </div>
  );
}
