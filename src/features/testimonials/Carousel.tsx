import { useCallback, useEffect, useRef, useState } from 'react';
import { caption, indexAt, nextIndex, scrollLeftFor } from './slides';
import { CarouselControls } from './CarouselControls';
import { TestimonialCard, type Testimonial } from './TestimonialCard';
import { useAutoplay } from './use-autoplay';
import './testimonials.css';

interface Props {
  testimonials: Testimonial[];
}

/** A scroll-snapping strip: a finger swipes it, the dots and the timer scroll it. */
export function Carousel({ testimonials }: Props) {
  const count = testimonials.length;
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [held, setHeld] = useState(false);

  const select = useCallback(
    (next: number) => {
      setIndex(next);
      const strip = track.current;
      // The style sheet says whether the scroll is smooth.
      strip?.scrollTo({ left: scrollLeftFor(strip.scrollWidth, count, next) });
    },
    [count],
  );
  const advance = useCallback(() => {
    select(nextIndex(index, count));
  }, [select, index, count]);
  const { paused, setPaused } = useAutoplay(held, advance);

  useEffect(() => {
    const strip = track.current;
    if (!strip) return undefined;
    const follow = () => {
      setIndex(indexAt(strip.scrollLeft, strip.scrollWidth, count));
    };
    strip.addEventListener('scrollend', follow);
    return () => {
      strip.removeEventListener('scrollend', follow);
    };
  }, [count]);

  const hold = () => {
    setHeld(true);
  };
  const release = () => {
    setHeld(false);
  };

  return (
    <div
      role="group"
      aria-roledescription="carrousel"
      aria-label="Témoignages"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <ul ref={track} className="carousel-track">
        {testimonials.map((testimonial) => (
          <li key={testimonial.name}>
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </ul>
      <CarouselControls
        names={testimonials.map(({ name }) => name)}
        index={index}
        caption={caption(index, count)}
        paused={paused}
        onSelect={select}
        onPause={setPaused}
      />
    </div>
  );
}
