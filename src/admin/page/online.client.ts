import { readPageConfig, openEditor } from './open-editor.ts';
import { fetchFileAtHead, fetchFolderAtHead } from './online/files-at-head.ts';
import { interceptGitHubRequests } from './online/github-requests.ts';
import { PublishedSite } from './published-site.ts';
import { NO_NETWORK_MESSAGE } from './retry.ts';
import type { CmsConfig } from '@sveltia/cms';
import { addRestoreButton } from './online/restore-version.ts';
import { showKeyExpiry } from './online/key-expiry.ts';
import { importLinksOnGitHub } from './online/import-links.ts';
import { addPasteLinksButton } from './paste-links.ts';
import { DeploymentStatusView } from './online/deployment.ts';
import { addStatusBarPart } from './status-bar.ts';

const config = readPageConfig();

interceptGitHubRequests(config, createOnlineStatusBar(config));
await openEditor({
  site: new PublishedSite(new URL('.', import.meta.url), NO_NETWORK_MESSAGE),
  readText: (path) => fetchFileAtHead(config, path),
  readTexts: (folder) => fetchFolderAtHead(config, folder),
});

/**
 * Tells the owner below the editor what the editor itself doesn't know: how publishing stands, and until when her
 * access key is good; and lets her go back to an earlier version.
 *
 * @returns looks at it all: for when she has come in, and when she has saved.
 */
function createOnlineStatusBar(config: CmsConfig): () => void {
  let parts: { publication: DeploymentStatusView; key: HTMLElement } | undefined;

  const createParts = () => {
    const createdParts = {
      publication: new DeploymentStatusView(config),
      key: addStatusBarPart('Clé d’accès'),
    };
    addPasteLinksButton((links, onLine) => importLinksOnGitHub(config, links, onLine));
    addRestoreButton(config);
    return createdParts;
  };

  return () => {
    parts ??= createParts();
    void parts.publication.refresh();
    showKeyExpiry(parts.key);
  };
}
