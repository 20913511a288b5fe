import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { SiteAddress } from '../../publish/site-address.ts';
import type { Site } from './broken-links.ts';

/**
 * A site as it was built.
 *
 * @param folder path of its files.
 * @param address where it is published.
 */
export function builtSite(folder: string, address: SiteAddress): Site {
  const files = globSync('**', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'));
  return {
    ...address,
    files: new Set(files),
    read: (file) => readFileSync(join(folder, file), 'utf8'),
  };
}
