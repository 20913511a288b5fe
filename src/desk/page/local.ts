import { STOPPED, textOf } from './local/bridge-request.ts';
import { provideLocalRepository } from './local/local-repository.ts';
import { signInLocally } from './local/sign-in.ts';
import { openDesk } from './open-desk.ts';
import { PublishedSite } from './published-site.ts';

provideLocalRepository();
await signInLocally();
await openDesk({
  site: new PublishedSite(new URL('.', import.meta.url), STOPPED),
  textAt: (path) => textOf(path.replace(/^content\//, '')),
});
