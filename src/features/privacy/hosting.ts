/** Hosting services that the end of a site's host name gives away, by the names under which the privacy page mentions them. */
const HOSTING = [
  { domain: '.github.io', name: 'GitHub Pages' },
  { domain: '.pages.dev', name: 'Cloudflare Pages' },
  { domain: '.netlify.app', name: 'Netlify' },
];

/**
 * Finds the hosting service of a site by its URL.
 *
 * @returns undefined for a domain of the owner's, which tells nothing.
 */
export function findHostingService(url: string): string | undefined {
  const { hostname } = new URL(url);
  return HOSTING.find(({ domain }) => hostname.endsWith(domain))?.name;
}
