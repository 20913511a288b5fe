import { IslandBoundary } from '@/ui/IslandBoundary.tsx';
import { type Testimonial, TestimonialCard } from './TestimonialCard.tsx';
import { useRef, useState } from 'react';
import { caption, nextIndex, scrollLeftFor } from './slides.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useScrolledIndex } from './use-scrolled-index.ts';
import './testimonials.css';

interface Props {
  testimonials: Testimonial[];
}

/** The looping carousel of testimonials (spec §2). Without script they are a plain grid. */
export function TestimonialsCarousel({ testimonials }: Props) {
  return (
    <IslandBoundary id="ilot-temoignages">
      <Carousel testimonials={testimonials} />
    </IslandBoundary>
  );
}

interface CarouselProps {
  testimonials: Testimonial[];
}

/** A scroll-snapping strip: a finger swipes it, the dots and the timer scroll it. */
function Carousel({ testimonials }: CarouselProps) {
  const count = testimonials.length;
  const root = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [unfolded, setUnfolded] = useState<string[]>([]);

  const select = (next: number) => {
    setIndex(next);
    const strip = scroller.current;
    // The style sheet says whether the scroll is smooth. Only the strip scrolls, never the page.
    strip?.scrollTo({ left: scrollLeftFor(strip.scrollWidth, count, next) });
  };
  useScrolledIndex(scroller, count, setIndex);
  const { still, paused, setPaused } = useAutoplay({
    root,
    index,
    // Whoever unfolds a quotation wants to read it to its end.
    stopped: count < 2 || unfolded.length > 0,
    advance: () => {
      select(nextIndex(index, count));
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
                  open={unfolded.includes(name)}
                  onOpen={(open) => {
                    const others = unfolded.filter((other) => other !== name);
                    setUnfolded(open ? [...others, name] : others);
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
          caption={caption(index, count)}
          still={still}
          paused={paused}
          onSelect={select}
          onPause={setPaused}
        />
      )}
    </div>
  );
}
