import { configOfPage } from './config-of-page.ts';
import { fileAtHead } from './online/file-at-head.ts';
import { watchGitHub } from './online/github-requests.ts';
import { followPublication } from './online/publication.ts';
import { openDesk } from './open-desk.ts';
import { PublishedSite } from './published-site.ts';
import { NO_NETWORK } from './try-again.ts';

const config = configOfPage();

watchGitHub(config, followPublication(config));
await openDesk({
  site: new PublishedSite(new URL('.', import.meta.url), NO_NETWORK),
  textAt: (path) => fileAtHead(config, path),
});
