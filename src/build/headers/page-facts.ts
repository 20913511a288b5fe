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
  /** URLs of the videos in the page's text: of video files, and of videos' pages at YouTube, Vimeo or Dailymotion. */
  videos: Set<string>;
  /** Offset in the HTML where the policy is inserted: after `<meta charset>`. */
  policyOffset?: number;
}

/** Start of the path, below the site's root, of the script that saves pages and registers the service worker. */
export const SAVE_PAGE_SCRIPT_PREFIX = '_astro/save-page.';

/** Values of `type` with which a browser runs or applies an inline `<script>`: the policy needs its digest. Others are data. */
const EXECUTED_TYPES = new Set([
  '',
  'text/javascript',
  'application/javascript',
  'module',
  'importmap',
  'speculationrules',
]);

/** Extracts from the HTML of a page the facts on which its Content-Security-Policy depends. */
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

/**
 * Returns the digest of an inline script or style as a quoted CSP source. Line ends are normalised, as browsers do before
 * they hash; the result is memoized, because most inline code is the same on many pages.
 */
export const cspDigest = memoize((code: string): string => {
  const text = code.replaceAll('\r\n', '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
});
