import { defineMiddleware } from 'astro:middleware';
import { isDeskPage } from '../domain/desk-path.ts';
import { BASE } from '../domain/site-paths.ts';

/**
 * Astro middleware of the development server: the desk's page goes without Vite's client, which would
 * reload it after each save, in the middle of the owner's work.
 */
export const onRequest = defineMiddleware(async ({ url }, next) => {
  const response = await next();
  if (!isDeskPage(url.pathname, BASE)) return response;
  const html = await response.text();
  return new Response(html.replace(/<script[^>]*\/@vite\/client[^>]*><\/script>/, ''), response);
});
