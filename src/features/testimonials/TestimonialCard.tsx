import starIcon from 'icon:ri-star-fill';
import type { ComponentProps } from 'react';
import { Avatar } from '@/ui/Avatar';
import { Icon } from '@/ui/Icon';
import { ClampedQuote } from './ClampedQuote';

export interface Testimonial extends ComponentProps<typeof Avatar> {
  text: string;
  name: string;
  position: string;
}

interface Props {
  testimonial: Testimonial;
}

/** Every testimonial gives five stars (spec §9). */
const STARS = [1, 2, 3, 4, 5];

export function TestimonialCard({ testimonial }: Props) {
  const { text, name, position, initials, tone, picture } = testimonial;
  return (
    <figure className="flex h-full flex-col">
      <p className="text-highlight flex gap-1">
        <span className="sr-only">5 étoiles sur 5</span>
        {STARS.map((star) => (
          <Icon key={star} paths={starIcon} />
        ))}
      </p>
      <ClampedQuote text={text} name={name} />
      <figcaption className="mt-6 flex items-center gap-4">
        <Avatar initials={initials} tone={tone} picture={picture} />
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="text-on-band-muted block text-sm">{position}</span>
        </span>
      </figcaption>
    </figure>
  );
}
