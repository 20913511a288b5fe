import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { ArticleBody } from '@/ui/ArticleBody.tsx';
import { ArticleHead } from '@/ui/ArticleHead.tsx';
import { draft } from './item.ts';

/** An article as its page will show it. */
export function ArticlePreview(props: CustomPreviewTemplateProps) {
  const { item, text, showPicture } = draft('Articles', props);
  return (
    <article ref={showPicture} className="page-width py-10">
      <ArticleHead item={item} title="h1" author="votre nom" date={item.date} />
      <ArticleBody item={item} sizes="" text={text} />
    </article>
  );
}
