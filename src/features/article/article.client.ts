/** The code of an article's page, which needs no island. It is imported on the visitor's first use of the page. */
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
