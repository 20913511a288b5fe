/**
 * Script of an article's page: opens pictures and videos over the page, and makes the file that « Emporter l’article »
 * offers. It is imported on the first click that needs it (early-clicks.client.ts), or before, on the first scroll, touch
 * or key, if the article has pictures or videos and the connection costs little (layouts/Head.astro).
 */
import { findClickedMediaLink, openMedia } from '@/ui/media-viewer.ts';
import { offerDownload } from './article-download.ts';
import { findDownloadButton } from './article-download-button.ts';

const { viewerStyles = '' } =
  document.querySelector<HTMLElement>('[data-viewer-styles]')?.dataset ?? {};

document.addEventListener('click', (event) => {
  const link = findClickedMediaLink(event);
  const button = findDownloadButton(event);
  if (link) void openMedia(link, viewerStyles);
  else if (button) void offerDownload(button);
  else return;
  event.preventDefault();
});
