import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { longDate } from '@/domain/text/french-date.ts';
import { parseText } from '@/domain/text/text-tree.ts';
import { FormattedText } from '@/ui/FormattedText.tsx';
import { itemDraft } from './item.ts';
import { Picture } from './Picture.tsx';

/** An article as its page will show it. */
export function ArticlePreview(props: CustomPreviewTemplateProps) {
  const { title, day, outlet, picture, body } = itemDraft(props);
  return (
    <article className="page-width py-10">
      <h1 className="text-3xl font-bold tracking-tight">{title}</h1>
      {day && <p className="text-muted mt-6">{longDate(day)}</p>}
      {outlet !== '' && (
        <p className="text-muted mt-1">
          Paru dans <cite className="text-ink">{outlet}</cite>
        </p>
      )}
      <div className="mt-8">
        <Picture {...picture} />
      </div>
      <div className="mt-8">
        <FormattedText tree={parseText(body)} />
      </div>
    </article>
  );
}
