import { addRestoreButton } from './online/restore-version.ts';
import { DeploymentStatusView } from './online/deployment-status-view.ts';
import { fetchFileAtHead, fetchFolderAtHead } from './online/files-at-head.ts';
import { interceptGitHubRequests } from './online/github-requests.ts';
import { importLinksOnGitHub } from './online/import-links.ts';
import { showKeyExpiry } from './online/key-expiry.ts';
import { openEditor, readPageConfig } from './open-editor.ts';
import { addPasteLinksButton } from './paste-links.ts';
import { PublishedSite } from './published-site.ts';
import { NO_NETWORK_MESSAGE } from './retry.ts';
import { addStatusBarPart } from './status-bar.ts';

const config = readPageConfig();
let statusBarParts: ReturnType<typeof createStatusBarParts> | undefined;

interceptGitHubRequests(config, updateStatusBar);
await openEditor({
  site: new PublishedSite(new URL('.', import.meta.url), NO_NETWORK_MESSAGE),
  readText: (path) => fetchFileAtHead(config, path),
  readTexts: (folder) => fetchFolderAtHead(config, folder),
});

/** Updates the status bar below the editor, after sign-in and after each save. */
function updateStatusBar(): void {
  statusBarParts ??= createStatusBarParts();
  void statusBarParts.deployment.refresh();
  showKeyExpiry(statusBarParts.key);
}

function createStatusBarParts() {
  const deployment = new DeploymentStatusView(config);
  const key = addStatusBarPart('Clé d’accès');
  addPasteLinksButton((links, onProgress) => importLinksOnGitHub(config, links, onProgress));
  addRestoreButton(config);
  return { deployment, key };
}
