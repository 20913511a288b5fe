import type Editor from '@sveltia/cms';
import type { CmsConfig, CustomPreviewTemplateProps } from '@sveltia/cms';
import { Card } from '@/ui/Card.tsx';
import { parseItemDraft } from './item-draft.ts';
import { ArticleAudio } from '@/ui/ArticleAudio.tsx';
import { ArticleBody } from '@/ui/ArticleBody.tsx';
import { ArticleHead } from '@/ui/ArticleHead.tsx';
import { createDossierPreview } from './DossierPreview.tsx';
import { createFilePreview } from './FilePreview.tsx';
import { followCursor } from './follow-cursor.ts';
import styles from './preview.css?url';

/**
 * Registers the previews with the editor: those of items and dossiers look as on the site.
 *
 * @param owner her name, for the byline.
 * @param urlOfKey returns the URL of the dossier with that key.
 */
export function registerPreviews(
  editor: typeof Editor,
  { singletons = [] }: CmsConfig,
  owner: string,
  urlOfKey: (key: string) => string,
): void {
  followCursor();
  editor.registerPreviewStyle(styles);
  editor.registerPreviewTemplate('articles', createArticlePreview(owner));
  editor.registerPreviewTemplate('videos', createCardPreview('Vidéos'));
  editor.registerPreviewTemplate('photos', createCardPreview('Photos'));
  editor.registerPreviewTemplate('dossiers', createDossierPreview(urlOfKey));
  for (const singleton of singletons)
    if ('file' in singleton)
      editor.registerPreviewTemplate(singleton.name, createFilePreview(singleton.fields));
}

/** Creates the preview of a video or a photo: its card in the portfolio. */
function createCardPreview(category: 'Vidéos' | 'Photos') {
  return function CardPreview(props: CustomPreviewTemplateProps) {
    const { item, showPictures } = parseItemDraft(category, props);
    return (
      <div ref={showPictures} className="page-width js py-10">
        <div className="preview-card">
          <Card item={item} layout="tile" />
        </div>
      </div>
    );
  };
}

/** Creates the preview of an article: its card in the portfolio, and its page. */
function createArticlePreview(owner: string) {
  return function ArticlePreview(props: CustomPreviewTemplateProps) {
    const { item, text, showPictures } = parseItemDraft('Articles', props);
    return (
      <div ref={showPictures} className="page-width js py-10">
        <div className="preview-card">
          <Card item={item} layout="tile" />
        </div>
        <article>
          <ArticleHead item={item} titleLevel="h1" author={owner} date={item.date} />
          {item.audio && <ArticleAudio audio={item.audio} address={item.audio.src} />}
          <ArticleBody item={item} sizes="" text={text} titleLevel="h1" />
        </article>
      </div>
    );
  };
}
