import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ParsedContent } from '../../content/parsed-content.server.ts';
import { siteAddress } from '../../content/site-address.server.ts';
import { listFilesBelow } from '../../lib/files-below.server.ts';
import { brokenLinkMessage, findBrokenLinks, readBuiltSite } from '../links/broken-links.ts';
import type { ReportLine } from './verifier-report.ts';

/**
 * Checks the links of the built site, when there is one.
 *
 * @param dist path of its folder.
 */
export async function checkBuiltSite(content: ParsedContent, dist: string): Promise<ReportLine[]> {
  if (!existsSync(homePagePath(dist))) return [];
  // What an older build has wrong may be fixed since.
  if (readUpToDateHomePage(content, dist) === undefined) return [{ line: STALE_BUILD }];
  const { broken } = findBrokenLinks(readBuiltSite(dist, await siteAddress()));
  return broken.map((link) => ({ line: brokenLinkMessage(link), broken: true }));
}

const STALE_BUILD =
  'il est plus ancien que votre contenu ; lancez « npm run build » pour que ses liens soient vérifiés.';

/**
 * Reads the built home page.
 *
 * @param dist path of the built site's folder.
 * @returns undefined when there is none, or the content has changed since.
 */
export function readUpToDateHomePage({ folder }: ParsedContent, dist: string): string | undefined {
  const home = homePagePath(dist);
  if (!existsSync(home)) return undefined;
  const built = statSync(home).mtimeMs;
  const isStale = listFilesBelow(folder).some(
    (file) => statSync(join(folder, file)).mtimeMs > built,
  );
  return isStale ? undefined : readFileSync(home, 'utf8');
}

const homePagePath = (dist: string) => join(dist, 'index.html');
