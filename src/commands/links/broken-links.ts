import { extname, join } from 'node:path';
import {
  extractDataLinks,
  extractFeedLinks,
  extractPageLinks,
  type FileLinks,
} from './extract-links.ts';
import { addressOfFile, decodePercent, findServedFile } from './static-host.ts';
import { readFileSync } from 'node:fs';
import type { SiteAddress } from '../../content/site-address.server.ts';
import { listFilesBelow } from '../../lib/files-below.server.ts';

/** A built site. */
interface BuiltSite {
  /** Scheme, host and port of its public address. */
  origin: string;
  /** The path below which it stands, without its last « / ». */
  base: string;
  /** Paths of its files, with « / ». */
  files: ReadonlySet<string>;
  /** Returns the text of one of these files. */
  read: (file: string) => string;
}

interface LinkReport {
  /** Number of links within the site; one that a file repeats counts once for that file. */
  checked: number;
  broken: { file: string; link: string }[];
}

/**
 * Finds the links that lead nowhere: to no file of the site, or to no element of the page with the id in their fragment. A
 * link that leaves the site is not followed.
 *
 * @throws Error naming the file that can't be read as what its extension says.
 */
export function findBrokenLinks(site: BuiltSite): LinkReport {
  const { origin, base, files } = site;
  const contents = new Map([...files].map((file) => [file, extractLinks(file, site)]));

  /** Whether an absolute link leads to a file, and to an existing id in it. */
  const hasTarget = ({ pathname, hash }: URL): boolean => {
    if (!pathname.startsWith(`${base}/`)) return false;
    const target = findServedFile(pathname.slice(base.length), files);
    if (target === undefined) return false;
    const id = decodePercent(hash.slice(1));
    return id === '' || contents.get(target)?.ids?.has(id) !== false;
  };

  const report: LinkReport = { checked: 0, broken: [] };
  for (const [file, { links }] of contents) {
    const from = new URL(base + addressOfFile(file), origin);
    for (const link of links) {
      const url = URL.parse(link, from);
      if (url && url.origin !== origin) continue;
      report.checked += 1;
      if (!url || !hasTarget(url)) report.broken.push({ file, link });
    }
  }
  return report;
}

/** Extracts the links of one file, and the ids of a page. */
function extractLinks(file: string, { origin, read }: BuiltSite): FileLinks {
  try {
    switch (extname(file)) {
      case '.html':
        return extractPageLinks(read(file), origin);
      case '.json':
      case '.webmanifest':
        return { links: new Set(extractDataLinks(JSON.parse(read(file)), origin)) };
      case '.xml':
        return { links: extractFeedLinks(read(file), origin) };
      default:
        return { links: new Set() };
    }
  } catch (error) {
    throw new Error(`${file} can’t be read.`, { cause: error });
  }
}

/** Formats a broken link as a French message for the owner. */
export function brokenLinkMessage({ file, link }: { file: string; link: string }): string {
  return `page « ${file} » : le lien « ${link} » ne mène nulle part ; corrigez-le là où il est écrit.`;
}

/**
 * Returns a built site as `findBrokenLinks` needs it, with the list of its files.
 *
 * @param folder path of its files.
 * @param address where it is published.
 */
export function readBuiltSite(folder: string, address: SiteAddress): BuiltSite {
  return {
    ...address,
    files: new Set(listFilesBelow(folder)),
    read: (file) => readFileSync(join(folder, file), 'utf8'),
  };
}
