import { describe, expect, test } from 'vitest';
import { findBrokenLinks } from '@/commands/links/broken-links.ts';
import {
  extractDataLinks,
  extractFeedLinks,
  extractPageLinks,
} from '@/commands/links/extract-links.ts';

const ORIGIN = 'https://journal.example';

/** What is found in a site of these files. */
const check = (pages: Record<string, string>, base = '') =>
  findBrokenLinks({
    origin: ORIGIN,
    base,
    files: new Set(Object.keys(pages)),
    read: (file) => pages[file] ?? '',
  });

const SITE = {
  'index.html': '<h2 id="contact"></h2><h2 id="à-propos"></h2>',
  'projet.html': '<p>Projet</p>',
  'portfolio/index.html': '<ol><li id="pluie"></li></ol>',
  'cv.pdf': '',
};

/** The same site with one more page, which has one link. */
const checkLink = (link: string, from = 'page.html') =>
  check({ ...SITE, [from]: `<p id="ici"></p><a href="${link}">…</a>` });

describe('A link inside the site leads somewhere', () => {
  test.each([
    '/',
    '/#contact',
    '/#%C3%A0-propos',
    '/?filtre=photos#contact',
    '/projet',
    '/portfolio/',
    '/portfolio/#pluie',
    '/cv.pdf',
    '/cv.pdf#page=2',
    '/cv.pdf?v=1a2b3c4d',
    '/page',
    'projet',
    '#ici',
    '#',
    '',
    `${ORIGIN}/projet`,
  ])('to %j', (link) => {
    expect(checkLink(link)).toEqual({ checked: 1, broken: [] });
  });

  test.each([
    ['a page that isn’t there', '/absente'],
    ['a folder without its slash, which would cost a redirect', '/portfolio'],
    ['a page with a slash too many', '/projet/'],
    ['an anchor that isn’t there', '/#absente'],
    ['an anchor that isn’t on this page', '#contact'],
    ['an absent file of the site, in full', `${ORIGIN}/cv.docx`],
    ['a malformed escape', '/%E0%A4%A'],
    ['no address at all', 'http://'],
  ])('%s is broken', (_what, link) => {
    expect(checkLink(link)).toEqual({ checked: 1, broken: [{ file: 'page.html', link }] });
  });

  test.each([
    'https://ailleurs.example/absente',
    'mailto:a@b.example',
    'tel:+237600000000',
    'data:,',
  ])('%j leaves the site', (link) => {
    expect(checkLink(link)).toEqual({ checked: 0, broken: [] });
  });

  test('a relative one starts from the page’s own address', () => {
    expect(checkLink('../projet', 'articles/pluie/index.html').broken).toHaveLength(1);
    expect(checkLink('../../projet', 'articles/pluie/index.html').broken).toEqual([]);
  });

  test('below a path, a link that forgets it is broken', () => {
    const links = ['/projet', '/site/projet', '/sitemap', '/site', '/site/', './', '../projet'];
    const html = links.map((link) => `<a href="${link}">…</a>`).join('');
    const { broken } = check({ ...SITE, 'page.html': html }, '/site');
    expect(broken.map(({ link }) => link)).toEqual(['/projet', '/sitemap', '/site', '../projet']);
  });

  test('each kind of file is read', () => {
    const files = {
      'data/a.json': '{"picture":{"src":"/a.webp"}}',
      'sitemap.xml': `<urlset><url><loc>${ORIGIN}/b</loc></url></urlset>`,
      'site.webmanifest': '{"icons":[{"src":"/c.png"}]}',
      'robots.txt': '/d',
    };
    expect(check(files).broken.map(({ link }) => link)).toEqual([
      '/a.webp',
      `${ORIGIN}/b`,
      '/c.png',
    ]);
  });

  test('a file that can’t be read is named', () => {
    expect(() => check({ 'data/a.json': '{' })).toThrow('data/a.json');
  });
});

test.each([
  ['<a href="/a?b=1&amp;c=2">', ['/a?b=1&c=2']],
  ['<img src="/a.webp" srcset="/a.webp 400w, /b.webp 800w">', ['/a.webp', '/b.webp']],
  ['<link rel="preload" imagesrcset="/a.webp 1x" href="/b.webp">', ['/b.webp', '/a.webp']],
  ['<video poster="/a.jpg" src="/a.mp4">', ['/a.mp4', '/a.jpg']],
  [`<meta property="og:image" content="${ORIGIN}/a.jpg">`, [`${ORIGIN}/a.jpg`]],
  ['<meta name="description" content="/ou presque">', []],
  ['<astro-island component-url="/a.js" renderer-url="/b.js">', ['/a.js', '/b.js']],
  [`<script type="application/ld+json">{"url":"${ORIGIN}/a"}</script>`, [`${ORIGIN}/a`]],
  ['<script>const a = \'<a href="/b">\';</script>', []],
  ['<!-- <a href="/a"> -->', []],
])('The links of %s', (html, links) => {
  expect([...extractPageLinks(html, ORIGIN).links]).toEqual(links);
});

test('The links of data: addresses by their names, and our own wherever they stand', () => {
  const data = {
    '@id': `${ORIGIN}/#moi`,
    picture: { src: '/a.webp', srcset: '/a.webp 400w, /b.webp 800w' },
    text: ['et', '/ou', { type: 'link', href: 'https://ailleurs.example/' }],
    image: [`${ORIGIN}/d.jpg`],
  };
  expect(extractDataLinks(data, ORIGIN)).toEqual([
    ...['/a.webp', '/a.webp', '/b.webp'],
    ...['https://ailleurs.example/', `${ORIGIN}/d.jpg`],
  ]);
});

test('The links of a feed: our own in text, attributes and CDATA', () => {
  const feed = `<rss><channel><link>${ORIGIN}/</link><item>
    <guid isPermaLink="true">
      ${ORIGIN}/a/?b=1&amp;c=2
    </guid>
    <description><![CDATA[${ORIGIN}/ est une adresse]]></description>
    <enclosure url="${ORIGIN}/b.jpg"/><source url="https://ailleurs.example/"/>
  </item></channel></rss>`;
  expect([...extractFeedLinks(feed, ORIGIN)]).toEqual([
    `${ORIGIN}/`,
    `${ORIGIN}/a/?b=1&c=2`,
    `${ORIGIN}/b.jpg`,
  ]);
});
