import type { APIRoute } from 'astro';
import { BASE } from '@/content/paths.ts';
import { getSite } from '@/content/queries.server.ts';
import { ADMIN_PATH } from '@/content/unlisted-pages.ts';

/** Crawlers that collect texts to train language models, by the names that their makers document. None is a search engine's. */
const AI_CRAWLERS = [
  'AI2Bot',
  'Amazonbot',
  'anthropic-ai',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ClaudeBot',
  'cohere-training-data-crawler',
  'Diffbot',
  'Google-Extended',
  'GPTBot',
  'meta-externalagent',
  'omgili',
];

/**
 * Serves robots.txt. Crawlers may read everything but the editor, and are told where the sitemap is; the `AI_CRAWLERS` may
 * read nothing if the owner says so.
 */
export const GET: APIRoute = async ({ site }) => {
  const { refuseAiCrawlers } = await getSite();
  const names = AI_CRAWLERS.map((name) => `User-agent: ${name}\n`).join('');
  const refused = refuseAiCrawlers ? `${names}Disallow: /\n\n` : '';
  return new Response(
    `${refused}User-agent: *\nAllow: /\nDisallow: ${BASE}${ADMIN_PATH}\n\nSitemap: ${new URL(`${BASE}/sitemap-index.xml`, site).href}\n`,
  );
};
