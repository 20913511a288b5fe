import { readPageConfig } from './page-config.ts';
import { createOnlineStatusBar } from './online/online-status-bar.ts';
import { fetchFileAtHead, fetchFolderAtHead } from './online/files-at-head.ts';
import { interceptGitHubRequests } from './online/github-requests.ts';
import { openEditor } from './open-editor.ts';
import { PublishedSite } from './published-site.ts';
import { NO_NETWORK_MESSAGE } from './retry.ts';

const config = readPageConfig();

interceptGitHubRequests(config, createOnlineStatusBar(config));
await openEditor({
  site: new PublishedSite(new URL('.', import.meta.url), NO_NETWORK_MESSAGE),
  readText: (path) => fetchFileAtHead(config, path),
  readTexts: (folder) => fetchFolderAtHead(config, folder),
});
