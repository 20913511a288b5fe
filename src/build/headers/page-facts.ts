import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { memoize } from '../../lib/memoize.ts';

/** What the Content-Security-Policy of a page depends on. */
interface PageFacts {
  /** CSP digests of its inline scripts and styles. */
  scripts: Set<string>;
  styles: Set<string>;
  /** Whether it loads the script that registers the service worker. */
  registersWorker: boolean;
  /** URLs of its images. */
  pictures: Set<string>;
  /** URLs of the videos in its text: files, and pages at the hosts. */
  videos: Set<string>;
  /** Offset in the HTML where the policy is inserted: after `<meta charset>`. */
  policyOffset?: number;
}

/** Start of the path, below the site's root, of the script that saves pages and registers the service worker. */
export const SAVE_PAGE_SCRIPT_PREFIX = '_astro/save-page.';

/** Types of `<script>` that a browser runs or applies; any other is data. */
const EXECUTED_TYPES = new Set([
  '',
  'text/javascript',
  'application/javascript',
  'module',
  'importmap',
  'speculationrules',
]);

/** Extracts from the HTML of a page what its policy depends on. */
export function extractPolicyFacts(html: string): PageFacts {
  const facts: PageFacts = {
    scripts: new Set(),
    styles: new Set(),
    registersWorker: html.includes(`/${SAVE_PAGE_SCRIPT_PREFIX}`),
    pictures: new Set(),
    videos: new Set(),
  };
  let currentDigests: Set<string> | undefined;
  let code = '';
  const parser = new Parser({
    onopentag(name, { charset, src, href, type = '', 'data-player': player }) {
      if (name === 'meta' && charset !== undefined) facts.policyOffset ??= parser.endIndex + 1;
      if (name === 'img' && src !== undefined) facts.pictures.add(src);
      if (name === 'video' && src !== undefined) facts.videos.add(src);
      if (player !== undefined && href !== undefined) facts.videos.add(href);
      if (name === 'style') currentDigests = facts.styles;
      if (name === 'script' && src === undefined && EXECUTED_TYPES.has(type))
        currentDigests = facts.scripts;
    },
    ontext(text) {
      if (currentDigests) code += text;
    },
    onclosetag() {
      // A script or style contains only text. An empty one is counted too: the policy applies to empty styles.
      currentDigests?.add(cspDigest(code));
      currentDigests = undefined;
      code = '';
    },
  });
  parser.end(html);
  return facts;
}

/** Hashes inline code as a quoted CSP source. Browsers normalise line ends first; most code is shared between pages. */
export const cspDigest = memoize((code: string): string => {
  const text = code.replaceAll('\r\n', '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
});
