import { STOPPED, textOf } from './local/dev-file-api-request.ts';
import { textsIn } from './local/content-files.ts';
import { provideLocalRepository, signInLocally } from './local/local-repository.ts';
import { takeLinksHere } from './local/import-links.ts';
import { openDesk } from './open-editor.ts';
import { offerToPasteLinks } from './paste-links.ts';
import { PublishedSite } from './published-site.ts';

provideLocalRepository();
await signInLocally();
offerToPasteLinks(takeLinksHere);
await openDesk({
  site: new PublishedSite(new URL('.', import.meta.url), STOPPED),
  textAt: (path) => textOf(belowContent(path)),
  textsIn: async (folder) => {
    const texts = await textsIn(belowContent(folder));
    return new Map(Array.from(texts, ([name, text]) => [`${folder}/${name}`, text]));
  },
});

/** The path of a file or folder below the content folder. */
function belowContent(path: string): string {
  return path.replace(/^content\//, '');
}
