import { GITHUB_API } from './repository.ts';

/**
 * The Content-Security-Policy of the desk's page, as tight as the editor allows: it writes its own
 * style elements and attributes, shows pictures that it holds as blobs, and talks to GitHub once the
 * owner has signed in. Every other page keeps the site's own policy.
 */
const policyDirectives = (api: string): Readonly<Record<string, string>> => ({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' blob: data: https://avatars.githubusercontent.com",
  'media-src': "'self' blob:",
  'font-src': "'self'",
  'connect-src': `'self' blob: data: ${api}`,
  // The preview is a document of the editor's own making, whose base is the site.
  'frame-src': 'blob:',
  'base-uri': "'self'",
  'form-action': "'none'",
});

/**
 * The policy as a page or a header carries it.
 *
 * @param api origin of GitHub's API.
 */
export function adminContentSecurityPolicy(api = GITHUB_API): string {
  return Object.entries(policyDirectives(api))
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}

/** The header that the desk sends with its requests: a page of another site can't, without asking first. */
export const ADMIN_HEADER = 'x-desk';
