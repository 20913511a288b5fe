import { WORKER_PATH } from '../../features/offline/cache-rules.ts';
import { DOSSIERS_PATH, SOURCES_BASE_PATH, UNLISTED_ROBOTS } from '../../content/unlisted-pages.ts';

/** A rule of the header table: the headers of every response whose path matches. */
export interface HeaderRule {
  /** Path from the site's root; a « * » at its end matches any characters. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** Cache-Control of every response that no rule gives another: cached, but revalidated on each use. */
export const REVALIDATE_ALWAYS = 'public, max-age=0, must-revalidate';

/**
 * Browser features that the Permissions-Policy forbids. Features that aren't listed stay allowed: the pages use some (the
 * share menu, writing to the clipboard), and video players get others through the `allow` of their frames. Chromium logs
 * a console message for each name that it doesn't know on a system.
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
 * Builds the table of all headers of the site. No two rules that match the same path have the same header: Netlify and
 * Cloudflare Pages would join the two values. That is why no rule has `REVALIDATE_ALWAYS`: both hosts send it by default.
 *
 * @param policies Content-Security-Policies of the pages, by the path of their rule. An image or a PDF that is opened by
 *   itself gets none, because the browser wraps it in a document with the browser's own styles.
 */
export function headerTable(policies: Readonly<Record<string, string>>): HeaderRule[] {
  const permissions = DENIED_FEATURES.map((feature) => `${feature}=()`).join(', ');
  return [
    {
      path: '/*',
      headers: {
        // Without includeSubDomains: the owner's other subdomains may not use HTTPS.
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        // For the 404 page too, which no path of a policy matches.
        'X-Frame-Options': 'DENY',
        // Video hosts refuse to play without a referrer.
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    ...Object.entries(policies).map(([path, policy]) => ({
      path,
      headers: { 'Content-Security-Policy': policy, 'Permissions-Policy': permissions },
    })),
    // The common path of all dossiers: `_headers` must not reveal the address of any.
    { path: `${DOSSIERS_PATH}*`, headers: { 'X-Robots-Tag': UNLISTED_ROBOTS } },
    // Where there is a page for sources, no browser stores that it was read.
    ...(`${SOURCES_BASE_PATH}*` in policies
      ? [{ path: `${SOURCES_BASE_PATH}*`, headers: { 'Cache-Control': 'no-store' } }]
      : []),
    // Their file names contain a hash of their content.
    { path: '/_astro/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    ...['index', 'filter'].map((folder) => ({
      path: `/pagefind/${folder}/*`,
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    })),
    // No cache may keep it: a new service worker must replace the old one at once.
    { path: WORKER_PATH, headers: { 'Cache-Control': 'no-cache' } },
    // Fetched once per visit, but fresh on the next one, so that the files match each other.
    { path: '/data/*', headers: { 'Cache-Control': 'public, max-age=60' } },
  ];
}

/**
 * Returns the path of the header rule that covers a page: the page's own path if it is at the root, else that of its top
 * folder with « /* ».
 *
 * @param file path of the page below the site's root, with « / ».
 */
export function documentRulePath(file: string): string {
  const [firstSegment = '', ...otherSegments] = file.split('/');
  if (otherSegments.length > 0) return `/${firstSegment}/*`;
  return firstSegment === 'index.html' ? '/' : `/${firstSegment.replace(/\.html$/, '')}`;
}

/**
 * Returns the headers of a response: those of all matching rules, with `REVALIDATE_ALWAYS` unless one has a Cache-Control.
 *
 * @param path clean path of the file that is sent, from its first « / »: `/404` for a page that doesn't exist.
 */
export function headersForPath(table: readonly HeaderRule[], path: string): Record<string, string> {
  const rules = table.filter((rule) => matchesRule(rule.path, path));
  const headers = rules.flatMap((rule) => Object.entries(rule.headers));
  return { 'Cache-Control': REVALIDATE_ALWAYS, ...Object.fromEntries(headers) };
}

function matchesRule(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** File at the root of a site from which Netlify and Cloudflare Pages read the headers; they don't serve it. */
export const HEADERS_FILE = '_headers';

/** Maximum length of a line of `_headers`, in characters: Cloudflare Pages ignores a longer one. */
const MAX_LINE_LENGTH = 2000;

/**
 * Formats the header table as the text of `_headers`, in the syntax of Netlify and Cloudflare Pages.
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

/** Parses the text of `_headers`, as `formatHeaders` writes it: our own server sends the same headers as a host. */
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
