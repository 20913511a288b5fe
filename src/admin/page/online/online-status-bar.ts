import type { CmsConfig } from '@sveltia/cms';
import { addRestoreButton } from './restore-version.ts';
import { showKeyExpiry } from './key-expiry.ts';
import { importLinksOnGitHub } from './import-links.ts';
import { addPasteLinksButton } from '../paste-links.ts';
import { DeploymentStatusView } from './deployment.ts';
import { addStatusBarPart } from '../status-bar.ts';

/**
 * Tells the owner below the editor what the editor itself doesn't know: how publishing stands, and until when her
 * access key is good; and lets her go back to an earlier version.
 *
 * @returns looks at it all: for when she has come in, and when she has saved.
 */
export function createOnlineStatusBar(config: CmsConfig): () => void {
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
