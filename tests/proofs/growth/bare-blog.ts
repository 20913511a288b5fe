import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The articles are the items of the content folder that `CONTENT_DIR` names. */
const CONTENT_CONFIG = `
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const articles = defineCollection({
  loader: glob({ pattern: '*.md', base: process.env.CONTENT_DIR + '/portfolio' }),
  schema: z.object({ title: z.string(), date: z.coerce.date().default(new Date(0)) }),
});
export const collections = { articles };
`;

const CONFIG = `
import { defineConfig } from 'astro/config';
export default defineConfig({ site: 'https://example.org' });
`;

const LAYOUT = `---
const { title } = Astro.props;
const address = new URL(Astro.url.pathname, Astro.site);
---
<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>{title}</title>
    <meta name="description" content={title} />
    <link rel="canonical" href={address} />
    <link rel="alternate" type="application/rss+xml" href="/rss.xml" />
    <meta property="og:title" content={title} />
    <meta property="og:url" content={address} />
    <style is:global>
      body { max-width: 65ch; margin: 0 auto; padding: 1rem; font: 1.125rem / 1.6 Georgia, serif; }
      h1 { line-height: 1.1; text-wrap: balance; }
      a { color: darkslateblue; }
      header, footer { display: flex; gap: 1rem; border-block: 1px solid silver; padding: 0.5rem 0; }
    </style>
  </head>
  <body>
    <header><a href="/">Accueil</a><a href="/rss.xml">Flux</a></header>
    <main><slot /></main>
    <footer>Un blog</footer>
  </body>
</html>
`;

const INDEX = `---
import { getCollection } from 'astro:content';
import Layout from '../layout.astro';
const articles = (await getCollection('articles')).sort((a, b) => b.data.date - a.data.date);
---
<Layout title="Un blog">
  <ul>
    {articles.map(({ id, data }) => (
      <li><a href={'/articles/' + id + '/'}>{data.title}</a> {data.date.toLocaleDateString('fr')}</li>
    ))}
  </ul>
</Layout>
`;

const ARTICLE = `---
import { getCollection, render } from 'astro:content';
import Layout from '../../layout.astro';
export async function getStaticPaths() {
  const articles = await getCollection('articles');
  return articles.map((article) => ({ params: { id: article.id }, props: { article } }));
}
const { article } = Astro.props;
const { Content } = await render(article);
---
<Layout title={article.data.title}>
  <h1>{article.data.title}</h1>
  <time datetime={article.data.date.toISOString()}>{article.data.date.toLocaleDateString('fr')}</time>
  <Content />
</Layout>
`;

const FEED = `
import { getCollection } from 'astro:content';
import rss from '@astrojs/rss';
export async function GET({ site }) {
  const articles = await getCollection('articles');
  return rss({
    title: 'Un blog',
    description: 'Des articles',
    site,
    items: articles.map(({ id, data }) => ({
      // A feed refuses an empty one.
      title: data.title || id,
      pubDate: data.date,
      link: '/articles/' + id + '/',
    })),
  });
}
`;

const FILES = {
  'package.json': '{ "type": "module" }\n',
  'astro.config.mjs': CONFIG,
  'src/content.config.mjs': CONTENT_CONFIG,
  'src/layout.astro': LAYOUT,
  'src/pages/index.astro': INDEX,
  'src/pages/articles/[id].astro': ARTICLE,
  'src/pages/rss.xml.js': FEED,
};

/**
 * Writes the code of a blog as Astro makes one with the least: a collection of Markdown files, one layout, a page an
 * article, a list of all and a feed; no picture, no script. What it takes to build is the yardstick of the machine.
 *
 * @param folder path of the folder to write, inside this project, whose packages it uses; what is there goes.
 */
export function writeBareBlog(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, source] of Object.entries(FILES)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, source.trimStart());
  }
}
