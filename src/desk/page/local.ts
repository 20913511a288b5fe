import { STOPPED, textOf } from './local/bridge-request.ts';
import { provideLocalRepository } from './local/local-repository.ts';
import { signInLocally } from './local/sign-in.ts';
import { takeLinksHere } from './local/take-links.ts';
import { openDesk } from './open-desk.ts';
import { offerToPasteLinks } from './paste-links.ts';
import { PublishedSite } from './published-site.ts';

provideLocalRepository();
await signInLocally();
offerToPasteLinks(takeLinksHere);
await openDesk({
  site: new PublishedSite(new URL('.', import.meta.url), STOPPED),
  textAt: (path) => textOf(path.replace(/^content\//, '')),
});
