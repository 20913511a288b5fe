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
      <ClampedQuote text={text} name={name} open={open} onOpen={onOpen} />
      <figcaption className="testimonial-person">
        <Avatar
          initials={initials}
          tone={tone}
          picture={picture}
          className="testimonial-portrait"
        />
        <div>
          <div className="flex flex-wrap items-center gap-x-3">
            <span className="font-display text-xl font-semibold">{name}</span>
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
