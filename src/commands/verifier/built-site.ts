import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteAddress } from '../../content/site-address.server.ts';
import { brokenLinks } from '../links/broken-links.ts';
import { builtSite } from '../links/built-site.ts';

/** What was found in the built site. */
export interface BuiltSite {
  /** Each link that leads nowhere, and the page that has it. */
  broken: { file: string; link: string }[];
  /** Whether the content has changed since. */
  stale: boolean;
}

/**
 * The links of the built site, when there is one.
 *
 * @param dist path of its folder.
 * @param content path of the content folder.
 * @param address where the site is published.
 */
export function checkBuiltSite(
  dist: string,
  content: string,
  address: SiteAddress,
): BuiltSite | undefined {
  const home = join(dist, 'index.html');
  if (!existsSync(home)) return undefined;
  const stale = isStale(home, content);
  // What an older build has wrong may be fixed since.
  return { stale, broken: stale ? [] : brokenLinks(builtSite(dist, address)).broken };
}

/**
 * The source of the home page, when it was built since the content changed last.
 *
 * @param dist path of the built site's folder.
 * @param content path of the content folder.
 */
export function builtHome(dist: string, content: string): string | undefined {
  const home = join(dist, 'index.html');
  if (!existsSync(home) || isStale(home, content)) return undefined;
  return readFileSync(home, 'utf8');
}

function isStale(home: string, content: string): boolean {
  const built = statSync(home).mtimeMs;
  return globSync('**', { cwd: content }).some(
    (file) => statSync(join(content, file)).mtimeMs > built,
  );
}
