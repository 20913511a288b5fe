import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { Card } from '@/ui/Card.tsx';
import { parseItemDraft } from './item-draft.ts';
import { ArticleBody } from '@/ui/ArticleBody.tsx';
import { ArticleHead } from '@/ui/ArticleHead.tsx';

/** The preview of a video or a photo: its card in the portfolio. */
export function createCardPreview(category: 'Vidéos' | 'Photos') {
  return function CardPreview(props: CustomPreviewTemplateProps) {
    const { item, showPicture } = parseItemDraft(category, props);
    return (
      <div ref={showPicture} className="page-width js py-10">
        <div className="preview-card">
          <Card item={item} layout="tile" />
        </div>
      </div>
    );
  };
}

/** An article as its card and its page will show it. */
export function ArticlePreview(props: CustomPreviewTemplateProps) {
  const { item, text, showPicture } = parseItemDraft('Articles', props);
  return (
    <div ref={showPicture} className="page-width js py-10">
      <div className="preview-card">
        <Card item={item} layout="tile" />
      </div>
      <article>
        <ArticleHead item={item} headingLevel="h1" author="votre nom" date={item.date} />
        <ArticleBody item={item} sizes="" text={text} />
      </article>
    </div>
  );
}
