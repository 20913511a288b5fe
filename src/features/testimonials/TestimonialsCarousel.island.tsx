import { IslandBoundary } from '@/ui/IslandBoundary';
import { Carousel } from './Carousel';
import type { Testimonial } from './TestimonialCard';

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
