import starIcon from 'icon:ri-star-fill';
import type { ComponentProps } from 'react';
import { Avatar } from '@/ui/Avatar.tsx';
import { Icon } from '@/ui/Icon.tsx';
import { ClampedQuote } from './ClampedQuote.tsx';

export interface Testimonial extends Omit<ComponentProps<typeof Avatar>, 'className'> {
  text: string;
  name: string;
  position: string;
}

interface Props {
  testimonial: Testimonial;
  /** Whether a long quotation shows whole. */
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** Every testimonial gives five stars (spec §9). */
const STARS = [1, 2, 3, 4, 5];

export function TestimonialCard({ testimonial, open, onOpen }: Props) {
  const { text, name, position, initials, tone, picture } = testimonial;
  return (
    <figure className="testimonial">
      <div>
        <p className="testimonial-stars">
          <span className="sr-only">5 étoiles sur 5</span>
          {STARS.map((star) => (
            <Icon key={star} paths={starIcon} />
          ))}
        </p>
        <ClampedQuote text={text} name={name} open={open} onOpen={onOpen} />
      </div>
      <figcaption className="testimonial-person">
        <Avatar
          initials={initials}
          tone={tone}
          picture={picture}
          className="testimonial-portrait"
        />
        <span>
          <span className="font-display block text-xl font-semibold">{name}</span>
          <span className="text-on-band-muted mt-1 block text-sm">{position}</span>
        </span>
      </figcaption>
    </figure>
  );
}
