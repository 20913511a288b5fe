import { defineMiddleware } from 'astro:middleware';
import { BASE } from '../content/paths.ts';
import { isAdminPage } from '../content/unlisted-pages.ts';

const VITE_CLIENT_SCRIPT = /<script[^>]*\/@vite\/client[^>]*><\/script>/;

/**
 * Astro middleware of the development server: removes the script of Vite's client from the admin page. That script would
 * reload the page after each save, in the middle of the owner's work.
 */
export const onRequest = defineMiddleware(async ({ url }, next) => {
  const response = await next();
  if (!isAdminPage(url.pathname, BASE)) return response;
  const html = await response.text();
  if (!VITE_CLIENT_SCRIPT.test(html))
    throw new Error('Vite’s client is no longer found: see admin-no-reload.ts.');
  return new Response(html.replace(VITE_CLIENT_SCRIPT, ''), response);
});
