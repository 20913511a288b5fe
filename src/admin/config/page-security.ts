import { GITHUB_API } from './repository.ts';

/**
 * The Content-Security-Policy of the admin page, as strict as the editor allows: it writes inline styles, shows pictures
 * from blobs, plays the sounds and videos that the content names, on any host, and calls GitHub once the owner has signed
 * in. Every other page keeps the policy of the site.
 *
 * @param api origin of GitHub's API.
 */
export const adminContentSecurityPolicy = (api = GITHUB_API) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data: https://avatars.githubusercontent.com",
    "media-src 'self' blob: https:",
    "font-src 'self'",
    `connect-src 'self' blob: data: ${api}`,
    // The editor shows previews in a frame with a blob document, whose base address is the site.
    'frame-src blob:',
    "base-uri 'self'",
    "form-action 'none'",
  ].join('; ');

/**
 * Name of the header that every request to the dev file API has: a page of another origin can't send it without a CORS
 * preflight.
 */
export const ADMIN_HEADER = 'x-desk';
