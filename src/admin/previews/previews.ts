import type Editor from '@sveltia/cms';
import { ArticlePreview, cardPreview } from './ItemPreviews.tsx';
import { dossierPreview } from './DossierPreview.tsx';
import styles from './preview.css?url';

/**
 * Shows what is being written as the site will, under the site's own styles.
 *
 * @param addressOf where the page of a dossier's key is.
 */
export function registerPreviews(editor: typeof Editor, addressOf: (key: string) => string): void {
  editor.registerPreviewStyle(styles);
  editor.registerPreviewTemplate('articles', ArticlePreview);
  editor.registerPreviewTemplate('videos', cardPreview('Vidéos'));
  editor.registerPreviewTemplate('photos', cardPreview('Photos'));
  editor.registerPreviewTemplate('dossiers', dossierPreview(addressOf));
}
