import type Editor from '@sveltia/cms';
import { ArticlePreview, createCardPreview } from './ItemPreviews.tsx';
import { createDossierPreview } from './DossierPreview.tsx';
import styles from './preview.css?url';

/**
 * Shows what is being written as the site will, under the site's own styles.
 *
 * @param urlOfKey where the page of a dossier's key is.
 */
export function registerPreviews(editor: typeof Editor, urlOfKey: (key: string) => string): void {
  editor.registerPreviewStyle(styles);
  editor.registerPreviewTemplate('articles', ArticlePreview);
  editor.registerPreviewTemplate('videos', createCardPreview('Vidéos'));
  editor.registerPreviewTemplate('photos', createCardPreview('Photos'));
  editor.registerPreviewTemplate('dossiers', createDossierPreview(urlOfKey));
}
