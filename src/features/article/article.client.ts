/** The code of an article's page, which needs no island. It is imported on the visitor's first use of the page. */
import { findMediaLink, openTextMedia } from '@/ui/text-media.ts';

const { viewerStyles = '' } =
  document.querySelector<HTMLElement>('[data-viewer-styles]')?.dataset ?? {};

document.addEventListener('click', (event) => {
  const link = findMediaLink(event);
  if (!link) return;
  event.preventDefault();
  void openTextMedia(link, viewerStyles);
});
