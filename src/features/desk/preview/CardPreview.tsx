import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { excerpt } from '@/lib/excerpt';
import { longDate } from '@/lib/french-date';
import { plainText } from '@/lib/plain-text';
import { SINGULAR } from '@/lib/portfolio-item';
import { parseText } from '@/lib/text-tree';
import { itemDraft } from './item.ts';
import { Picture } from './Picture';

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
