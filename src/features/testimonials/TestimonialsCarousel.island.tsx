import { IslandBoundary } from '@/ui/IslandBoundary.tsx';
import { Carousel } from './Carousel.tsx';
import type { Testimonial } from './TestimonialCard.tsx';

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
