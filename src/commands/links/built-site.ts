import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteAddress } from '../../content/site-address.server.ts';
import { filesBelow } from '../../lib/files-below.server.ts';
import type { Site } from './broken-links.ts';

/**
 * A site as it was built.
 *
 * @param folder path of its files.
 * @param address where it is published.
 */
export function builtSite(folder: string, address: SiteAddress): Site {
  return {
    ...address,
    files: new Set(filesBelow(folder)),
    read: (file) => readFileSync(join(folder, file), 'utf8'),
  };
}
