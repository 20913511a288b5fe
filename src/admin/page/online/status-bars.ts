import type { CmsConfig } from '@sveltia/cms';
import { offerToGoBack } from './go-back.ts';
import { watchKeyEnd } from './key-end.ts';
import { takeLinksThere } from './import-links.ts';
import { offerToPasteLinks } from '../paste-links.ts';
import { PublicationSign } from './deployment.ts';
import { stripPart } from '../status-bar.ts';

/**
 * Tells the owner below the editor what the editor itself doesn't know: how publishing stands, and until when her
 * access key is good; and lets her go back to an earlier version.
 *
 * @returns looks at it all: for when she has come in, and when she has saved.
 */
export function belowEditor(config: CmsConfig): () => void {
  let parts: { publication: PublicationSign; key: HTMLElement } | undefined;

  const made = () => {
    const all = { publication: new PublicationSign(config), key: stripPart('Clé d’accès') };
    offerToPasteLinks((links, onLine) => takeLinksThere(config, links, onLine));
    offerToGoBack(config);
    return all;
  };

  return () => {
    parts ??= made();
    void parts.publication.look();
    watchKeyEnd(parts.key);
  };
}
