import { WORKER_PATH } from '../../features/offline/addresses.ts';
import { DOSSIERS_PATH, UNLISTED_ROBOTS } from '../../content/unlisted-pages.ts';

/** The headers of every answer whose path matches. */
export interface HeaderRule {
  /** A path from the site's root; a « * » at its end stands for whatever follows. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** Everything that no rule gives another life: kept, and asked for again each time. */
export const REVALIDATE_ALWAYS = 'public, max-age=0, must-revalidate';

/**
 * What nobody may use here. What the pages use themselves (the clipboard to write to, the system's share menu)
 * or lend to the players of the video hosts (the `allow` of their frames) is theirs as long as it isn't named.
 * A name that Chromium doesn't know on some system is a line in its console.
 */
const DENIED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/**
 * The one table of the site's headers. No two rules that match the same path name the same header: Netlify
 * and Cloudflare Pages would join the two values. That is why no rule says `REVALIDATED`: it is what both say
 * of their own accord.
 *
 * @param policies the Content-Security-Policy of the documents, by the path of their rule. A picture or a PDF that is
 *   opened by itself gets none: the browser shows it in a document of its own, with styles of its own.
 */
export function headerTable(policies: Readonly<Record<string, string>>): HeaderRule[] {
  const permissions = DENIED_FEATURES.map((feature) => `${feature}=()`).join(', ');
  return [
    {
      path: '/*',
      headers: {
        // The owner's other subdomains are not ours to bind.
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        // Nothing is framed, not even the page that stands for a missing one, which has no path of its own.
        'X-Frame-Options': 'DENY',
        // The video hosts refuse to play for a page that doesn't say where it is.
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    ...Object.entries(policies).map(([path, policy]) => ({
      path,
      headers: { 'Content-Security-Policy': policy, 'Permissions-Policy': permissions },
    })),
    // The path of all of them alone: this file names no dossier.
    { path: `${DOSSIERS_PATH}*`, headers: { 'X-Robots-Tag': UNLISTED_ROBOTS } },
    // Their names change with what is in them.
    { path: '/_astro/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    ...['index', 'filter'].map((folder) => ({
      path: `/pagefind/${folder}/*`,
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    })),
    // A host may keep it for no one: it is what takes the place of an older one, or deletes everything.
    { path: WORKER_PATH, headers: { 'Cache-Control': 'no-cache' } },
    // One visit asks once; the next one finds the files that belong together.
    { path: '/data/*', headers: { 'Cache-Control': 'public, max-age=60' } },
  ];
}

/**
 * The path of the rule for a document: the home page, a page beside it, or a folder.
 *
 * @param file the page, below the site's root, with « / ».
 */
export function documentRulePath(file: string): string {
  const [firstSegment = '', ...otherSegments] = file.split('/');
  if (otherSegments.length > 0) return `/${firstSegment}/*`;
  return firstSegment === 'index.html' ? '/' : `/${firstSegment.replace(/\.html$/, '')}`;
}

/**
 * The headers of one answer.
 *
 * @param table of the site.
 * @param path where the file that is sent has its address: `/404` for the page that stands for a missing one.
 */
export function headersForPath(table: readonly HeaderRule[], path: string): Record<string, string> {
  const rules = table.filter((rule) => matchesRule(rule.path, path));
  const headers = rules.flatMap((rule) => Object.entries(rule.headers));
  return { 'Cache-Control': REVALIDATE_ALWAYS, ...Object.fromEntries(headers) };
}

function matchesRule(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** The file that Netlify and Cloudflare Pages read at the root of a site, and never serve. */
export const HEADERS_FILE = '_headers';

/** The longest line that Cloudflare Pages takes, in characters. */
const MAX_LINE_LENGTH = 2000;

/**
 * The table in the syntax of Netlify and Cloudflare Pages.
 *
 * @throws Error, in French, when a line is too long for Cloudflare Pages, which would ignore it.
 */
export function formatHeaders(table: readonly HeaderRule[]): string {
  const lines = table.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  for (const line of lines) {
    if (line.length <= MAX_LINE_LENGTH) continue;
    const [name = ''] = line.trim().split(':');
    throw new Error(
      `${HEADERS_FILE} › ${name} : cette ligne a ${line.length} signes et Cloudflare n’en lit que ${MAX_LINE_LENGTH} ; prenez les images et les vidéos chez moins d’hébergeurs, ou enregistrez-les dans le site.`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** Reads back what `formatHeaders` wrote. */
export function parseHeaders(text: string): HeaderRule[] {
  const table: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) table.push({ path: line, headers: {} });
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    const rule = table.at(-1);
    if (rule && name !== undefined && value !== undefined) rule.headers[name] = value;
  }
  return table;
}
