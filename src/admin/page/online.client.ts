import { addDashboard } from './dashboard.ts';
import type { ContentAccess } from './before-saving.ts';
import { hideSignInToken } from './online/access-token.ts';
import { addEarlierVersionsButton } from './online/restore-version.ts';
import { addDeploymentStatus, renderDeploymentStatus } from './online/deployment-status-view.ts';
import {
  BACKGROUND_GRAPHQL_QUERY,
  fetchFileAtHead,
  fetchFolderAtHead,
} from './online/files-at-head.ts';
import { interceptGitHubRequests } from './online/github-requests.ts';
import { importLinksOnGitHub } from './online/import-links.ts';
import { showTokenExpiry } from './online/access-token.ts';
import { isLostSave } from './online/lost-save.ts';
import { startEditor } from './start-editor.ts';
import { readPageConfig } from './page-config.ts';
import { addPasteLinksButton } from './import-pasted-links.ts';
import { createPublishedSite } from './published-site.ts';
import { NO_NETWORK_MESSAGE } from './retry-requests.ts';
import { addStatusBarPart } from './status-bar.ts';

const contentAccess: ContentAccess = {
  site: createPublishedSite(new URL('.', import.meta.url), NO_NETWORK_MESSAGE),
  readText: fetchFileAtHead,
  readInBackground: (path) => fetchFileAtHead(path, BACKGROUND_GRAPHQL_QUERY),
  readTexts: fetchFolderAtHead,
  isLostSave,
};
const opensFirst = location.hash === '';
let statusBarParts: ReturnType<typeof createStatusBarParts> | undefined;

interceptGitHubRequests(updateStatusBar);
hideSignInToken();
await startEditor(contentAccess);

/** Updates the status bar below the editor, after sign-in and after each save. */
function updateStatusBar(): void {
  statusBarParts ??= createStatusBarParts();
  void statusBarParts.refreshDeploymentStatus();
  showTokenExpiry(statusBarParts.key);
}

function createStatusBarParts() {
  const refreshDeploymentStatus = addDeploymentStatus();
  const key = addStatusBarPart('Clé d’accès');
  const pasteLinksButton = addPasteLinksButton(importLinksOnGitHub);
  addEarlierVersionsButton();
  addDashboard(readPageConfig(), {
    ...contentAccess,
    opensFirst,
    pasteLinksButton,
    renderPublication: renderDeploymentStatus,
  });
  return { refreshDeploymentStatus, key };
}
