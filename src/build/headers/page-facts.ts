import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { memoize } from '../../lib/memoize.ts';

/** What the policy has to know of a page. */
interface PageFacts {
  /** Digests of the code in the page itself. */
  scripts: Set<string>;
  styles: Set<string>;
  /** Whether it may register the service worker. */
  registersWorker: boolean;
  /** Addresses of its pictures. */
  pictures: Set<string>;
  /** Offset in the text at which a policy comes first: behind `<meta charset>`. */
  policyOffset?: number;
}

/** The start of the file's name whose script registers the service worker, below the site's root. */
export const SAVE_PAGE_SCRIPT_PREFIX = '_astro/keep-page.';

/** The types of a script that a browser acts upon; any other is data. */
const EXECUTED_TYPES = new Set([
  '',
  'text/javascript',
  'application/javascript',
  'module',
  'importmap',
  'speculationrules',
]);

/** Reads what a page runs and shows, from its source. */
export function extractPolicyFacts(html: string): PageFacts {
  const facts: PageFacts = {
    scripts: new Set(),
    styles: new Set(),
    registersWorker: html.includes(`/${SAVE_PAGE_SCRIPT_PREFIX}`),
    pictures: new Set(),
  };
  let currentDigests: Set<string> | undefined;
  let code = '';
  const parser = new Parser({
    onopentag(name, { charset, src, type = '' }) {
      if (name === 'meta' && charset !== undefined) facts.policyOffset ??= parser.endIndex + 1;
      if (name === 'img' && src !== undefined) facts.pictures.add(src);
      if (name === 'style') currentDigests = facts.styles;
      if (name === 'script' && src === undefined && EXECUTED_TYPES.has(type))
        currentDigests = facts.scripts;
    },
    ontext(text) {
      if (currentDigests) code += text;
    },
    onclosetag() {
      // Only text stands in a script or a style. An empty one does nothing, but a style is judged all the same.
      currentDigests?.add(cspDigest(code));
      currentDigests = undefined;
      code = '';
    },
  });
  parser.end(html);
  return facts;
}

/** The digest of inline code, as a policy quotes it; a browser knows one kind of line end. Pages share most of theirs. */
export const cspDigest = memoize((code: string): string => {
  const text = code.replaceAll('\r\n', '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
});
