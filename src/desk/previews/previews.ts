import type Editor from '@sveltia/cms';
import { ArticlePreview } from './ArticlePreview.tsx';
import { cardPreview } from './CardPreview.tsx';
import styles from './preview.css?url';

/** Shows what is being written as the site will, under the site's own styles. */
export function registerPreviews(editor: typeof Editor): void {
  editor.registerPreviewStyle(styles);
  editor.registerPreviewTemplate('articles', ArticlePreview);
  editor.registerPreviewTemplate('videos', cardPreview('Vidéos'));
  editor.registerPreviewTemplate('photos', cardPreview('Photos'));
}
