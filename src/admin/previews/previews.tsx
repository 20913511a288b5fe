import type Editor from '@sveltia/cms';
import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { Card } from '@/ui/Card.tsx';
import { parseItemDraft } from './item-draft.ts';
import { ArticleAudio } from '@/ui/ArticleAudio.tsx';
import { ArticleBody } from '@/ui/ArticleBody.tsx';
import { ArticleHead } from '@/ui/ArticleHead.tsx';
import { createDossierPreview } from './DossierPreview.tsx';
import styles from './preview.css?url';

/**
 * Registers the previews of items and dossiers, which look as on the site, with the editor.
 *
 * @param urlOfKey returns the URL of the dossier with that key.
 */
export function registerPreviews(editor: typeof Editor, urlOfKey: (key: string) => string): void {
  editor.registerPreviewStyle(styles);
  editor.registerPreviewTemplate('articles', ArticlePreview);
  editor.registerPreviewTemplate('videos', createCardPreview('Vidéos'));
  editor.registerPreviewTemplate('photos', createCardPreview('Photos'));
  editor.registerPreviewTemplate('dossiers', createDossierPreview(urlOfKey));
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

/** The preview of an article: its card in the portfolio, and its page. */
function ArticlePreview(props: CustomPreviewTemplateProps) {
  const { item, text, showPictures } = parseItemDraft('Articles', props);
  return (
    <div ref={showPictures} className="page-width js py-10">
      <div className="preview-card">
        <Card item={item} layout="tile" />
      </div>
      <article>
        <ArticleHead item={item} titleLevel="h1" author="votre nom" date={item.date} />
        {item.audio && <ArticleAudio audio={item.audio} address={item.audio.src} />}
        <ArticleBody item={item} sizes="" text={text} titleLevel="h1" />
      </article>
    </div>
  );
}
