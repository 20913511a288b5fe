/**
 * An inline script of an article's page. It imports the page's code (article.client.ts) for the first click that needs it,
 * and repeats that click.
 */
import { findMediaLink } from '@/ui/text-media.ts';

const address = document.currentScript?.dataset['articleScript'] ?? '';

addEventListener('click', (event) => {
  const link = findMediaLink(event);
  // Once its code is there, it has answered the click.
  if (!link || event.defaultPrevented) return;
  event.preventDefault();
  if (link.ariaBusy === 'true') return;
  link.ariaBusy = 'true';
  void import(/* @vite-ignore */ address)
    .finally(() => {
      link.ariaBusy = null;
    })
    .then(
      () => {
        link.click();
      },
      // Without it, the link leads to the file or to the host’s page.
      () => {
        location.assign(link.href);
      },
    );
});
