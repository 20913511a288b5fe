import { existsSync, readFileSync } from 'node:fs';
import site from '../content/site.json' with { type: 'json' };
import { XMLParser } from 'fast-xml-parser';
import { builtPages, canonical, listedPages } from '../support/built-pages.ts';
import { expect, test } from '../support/test.ts';

test.skip(({ isMobile }) => isMobile, 'What robots read is the same on every device.');

const absolute = (path: string) => new URL(path, site.url).href;
const parser = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' });

interface Sitemap {
  urlset: { url: { loc: string }[] };
}

test('Robots: everything but the desk may be read, and the list of the pages is named', async ({
  request,
}) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  expect((await answer.text()).split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    'Disallow: /admin/',
    '',
    `Sitemap: ${absolute('/sitemap-index.xml')}`,
    '',
  ]);
});

test('Robots: large pictures may be shown of every listed page, and its texts are not reserved', () => {
  for (const { html } of listedPages()) {
    expect(html).toContain('<meta name="robots" content="max-image-preview:large">');
    expect(html).not.toContain('tdm-reservation');
  }
});

test('Sitemap: exactly the canonical addresses of the pages, and no day that would stay when they change', async ({
  request,
}) => {
  const index: unknown = parser.parse(await (await request.get('/sitemap-index.xml')).text());
  expect(index).toMatchObject({
    sitemapindex: { sitemap: [{ loc: absolute('/sitemap-0.xml') }] },
  });
  const { urlset } = parser.parse(await (await request.get('/sitemap-0.xml')).text()) as Sitemap;

  const listed = urlset.url.map(({ loc }) => loc);
  const pages = listedPages().filter(({ file }) => file !== '404.html');
  expect(listed.toSorted()).toEqual(pages.map(canonical).toSorted());
  expect(listed).toContain(absolute('/projet'));
  expect(listed).toContain(absolute('/portfolio/photos/'));

  // The day of publication stays when a page changes: search engines are told no day rather than a wrong one.
  expect(urlset.url.flatMap(Object.keys).filter((key) => key !== 'loc')).toEqual([]);
});

test('The desk: found by no search engine, and under a policy of its own', async ({ request }) => {
  const html = await (await request.get('/admin/')).text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain(`content="default-src 'none'; script-src 'self';`);
  expect(await (await request.get('/sitemap-0.xml')).text()).not.toContain('/admin');
});

test('Sitemap: every address that it lists answers without a detour', async ({ baseURL }) => {
  for (const page of builtPages()) {
    const address = canonical(page);
    if (address === undefined) continue;
    const answer = await fetch(new URL(new URL(address).pathname, baseURL), { redirect: 'manual' });
    await answer.body?.cancel();
    expect(answer.status, address).toBe(200);
  }
});

test('Feed: every page names it', () => {
  for (const { html } of builtPages())
    expect(html).toContain(
      `<link rel="alternate" type="application/rss+xml" title="${site.name}" href="/rss.xml">`,
    );
});

test('§2 Languages: without a page in another language or a sheet there is no trace of them', () => {
  for (const { file, html } of builtPages())
    expect(html, file).not.toMatch(/hreflang|\/en\/|\/fiche\/|<html lang="(?!fr")/);
  for (const path of ['en', 'fiche', 'partage/en.jpg', 'partage/fiche.jpg'])
    expect(existsSync(`dist/${path}`), path).toBe(false);
});

test('§13 Sources: without sources there is no page for them, and no trace', () => {
  for (const { file, html } of builtPages()) expect(html, file).not.toContain('/confier/');
  expect(existsSync('dist/confier')).toBe(false);
  expect(readFileSync('dist/_headers', 'utf8')).not.toContain('confier');
});
