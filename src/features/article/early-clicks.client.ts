/**
 * An inline script of an article's page. It imports the page's code (article.client.ts) for the first click that needs it,
 * and repeats that click.
 */
import { findClickedMediaLink } from '@/ui/media-viewer.ts';
import { findDownloadButton } from './article-download-button.ts';

const address = document.currentScript?.dataset['articleScript'] ?? '';

addEventListener('click', (event) => {
  const control = findClickedMediaLink(event) ?? findDownloadButton(event);
  // Once its code is there, it has answered the click.
  if (!control || event.defaultPrevented) return;
  event.preventDefault();
  if (control.ariaBusy === 'true') return;
  control.ariaBusy = 'true';
  // Fetched first: Firefox remembers an import that failed until the page is reloaded.
  void fetch(address)
    .then((response) => response.blob())
    .then(() => import(/* @vite-ignore */ address))
    .finally(() => {
      control.ariaBusy = null;
    })
    .then(
      () => {
        control.click();
      },
      () => {
        // Without it, a link leads to the file or to the host’s page.
        if (control instanceof HTMLAnchorElement) location.assign(control.href);
        else control.nextElementSibling?.replaceChildren('Échec\u202f: vérifiez votre connexion.');
      },
    );
});
