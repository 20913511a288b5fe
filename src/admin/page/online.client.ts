import { configOfPage } from './config-of-page.ts';
import { belowEditor } from './online/status-bars.ts';
import { fileAtHead, filesAtHead } from './online/files-at-head.ts';
import { watchGitHub } from './online/github-requests.ts';
import { openDesk } from './open-editor.ts';
import { PublishedSite } from './published-site.ts';
import { NO_NETWORK } from './try-again.ts';

const config = configOfPage();

watchGitHub(config, belowEditor(config));
await openDesk({
  site: new PublishedSite(new URL('.', import.meta.url), NO_NETWORK),
  textAt: (path) => fileAtHead(config, path),
  textsIn: (folder) => filesAtHead(config, folder),
});
