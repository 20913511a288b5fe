import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { excerpt } from '@/domain/text/excerpt.ts';
import { longDate } from '@/domain/text/french-date.ts';
import { plainText } from '@/domain/text/plain-text.ts';
import { SINGULAR } from '@/domain/portfolio/item.ts';
import { parseText } from '@/domain/text/text-tree.ts';
import { itemDraft } from './item.ts';
import { Picture } from './Picture.tsx';

/** The preview of a video or a photo: its card in the portfolio. */
export function cardPreview(category: 'Vidéos' | 'Photos') {
  return function CardPreview(props: CustomPreviewTemplateProps) {
    const { title, day, picture, body } = itemDraft(props);
    return (
      <div className="page-width py-10">
        <article className="max-w-60">
          <Picture {...picture} />
          <p className="text-highlight-text mt-3 text-xs font-semibold">{SINGULAR[category]}</p>
          {title !== '' && <h3 className="mt-1 line-clamp-2 text-lg leading-snug">{title}</h3>}
          <p className="text-muted mt-2 line-clamp-3 text-sm">
            {excerpt(plainText(parseText(body)))}
          </p>
          {day && <p className="text-muted mt-2 text-xs">{longDate(day)}</p>}
        </article>
      </div>
    );
  };
}
