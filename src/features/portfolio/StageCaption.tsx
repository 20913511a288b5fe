import type { ReactNode } from 'react';
import type { ItemData } from '@/content/item-data.ts';
import { joinWithDots } from '@/content/text/plain-text.ts';

interface Props {
  item: ItemData;
  children?: ReactNode;
}

/** The caption of a photo or a video: title, standfirst, description, then place, date and credit. */
export function StageCaption({ item, children }: Props) {
  const { title, standfirst, description, place, date, picture, lang } = item;
  const facts = joinWithDots(place, date, picture?.caption);
  return (
    <figcaption className="stage-caption">
      {title !== '' && (
        <h2 className="text-xl" lang={lang}>
          {title}
        </h2>
      )}
      {standfirst !== undefined && (
        <p className="stage-standfirst" lang={lang}>
          {standfirst}
        </p>
      )}
      <p className="stage-description" lang={lang}>
        {description}
      </p>
      {facts !== '' && <p className="stage-facts">{facts}</p>}
      {children}
    </figcaption>
  );
}
