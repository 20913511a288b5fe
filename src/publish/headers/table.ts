/** The headers of every answer whose path matches. */
export interface HeaderRule {
  /** A path from the site's root; a « * » at its end stands for whatever follows. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** Everything that no rule gives another life: kept, and asked for again each time. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/** What the players of the video hosts are lent; see the `allow` of their frames. */
const DELEGATED_FEATURES = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];

/**
 * What nobody may use here. What the pages use themselves (the clipboard to write to, the system's share menu)
 * is theirs as long as it isn't named. A name that Chromium doesn't know on some system is a line in its console.
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
 * @param pages paths of the documents, as rules name them.
 * @param policy their Content-Security-Policy. A picture or a PDF that is opened by itself gets none: the
 *   browser shows it in a document of its own, with styles of its own.
 * @param frames origins of the video players that the content uses.
 * @param apart other documents that have a policy of their own, by the path of their rule.
 */
export function headerTable(
  pages: readonly string[],
  policy: string,
  frames: readonly string[],
  apart: Readonly<Record<string, string>> = {},
): HeaderRule[] {
  const document = {
    'Content-Security-Policy': policy,
    'Permissions-Policy': permissions(frames),
  };
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
    ...pages.map((path) => ({ path, headers: document })),
    ...Object.entries(apart).map(([path, own]) => ({
      path,
      headers: { ...document, 'Content-Security-Policy': own },
    })),
    // Their names change with what is in them.
    { path: '/_astro/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    // One visit asks once; the next one finds the files that belong together.
    { path: '/data/*', headers: { 'Cache-Control': 'public, max-age=60' } },
  ];
}

/**
 * The rules' paths for the documents of a site.
 *
 * @param files the pages, below the site's root, with « / ».
 * @returns one path for the home page, for each page beside it and for each folder.
 */
export function documentPaths(files: readonly string[]): string[] {
  const paths = files.map((file) => {
    const [first = '', ...others] = file.split('/');
    if (others.length > 0) return `/${first}/*`;
    return first === 'index.html' ? '/' : `/${first.replace(/\.html$/, '')}`;
  });
  return [...new Set(paths)].sort();
}

/**
 * The headers of one answer.
 *
 * @param table of the site.
 * @param path where the file that is sent has its address: `/404` for the page that stands for a missing one.
 */
export function headersFor(table: readonly HeaderRule[], path: string): Record<string, string> {
  const rules = table.filter((rule) => matches(rule.path, path));
  const headers = rules.flatMap((rule) => Object.entries(rule.headers));
  return { 'Cache-Control': REVALIDATED, ...Object.fromEntries(headers) };
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

function permissions(frames: readonly string[]): string {
  const players = frames.map((origin) => ` "${origin}"`).join('');
  return [
    ...DELEGATED_FEATURES.map((feature) => `${feature}=(self${players})`),
    ...DENIED_FEATURES.map((feature) => `${feature}=()`),
  ].join(', ');
}
