import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readCollections } from '../../../src/content/read-collections.server.ts';
import { readFeed } from '../../../src/importer/feed.ts';
import { readValidContent } from '../../../src/importer/import-links.ts';
import {
  findChannelFeed,
  settleProposedDrafts,
  watchOutlets,
} from '../../../src/importer/watch-outlets.ts';
import { articlePage, outlet } from '../../support/outlet.ts';
import { SAMPLE } from '../../support/sample.ts';

const HERS = 'Clarisse Ndolé';
const OTHER = 'Jean Autre';

let folder = '';

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'watch-')), 'content');
  // Without the portfolio, and what names its items: the whole content is checked before each run.
  const filter = (path: string) => !/(portfolio|dossiers)\//.test(path);
  cpSync(SAMPLE, folder, { recursive: true, filter });
});

afterEach(() => {
  rmSync(join(folder, '..'), { recursive: true });
});

const path = (name: string) => join(folder, name);
const json = (name: string): unknown => JSON.parse(readFileSync(path(name), 'utf8'));
const write = (name: string, text: string) => {
  writeFileSync(path(name), text);
};
const source = (file: string) => readFileSync(path(file), 'utf8');
const publish = (file: string) => {
  write(file, source(file).replace('draft: true\n', ''));
};
const proposalsLeft = async () => settleProposedDrafts(await readValidContent(folder));

interface FeedItem {
  link: string;
  author?: string;
}

const feed = (...items: FeedItem[]) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>A</title>${items
    .map(
      ({ link, author = '' }) =>
        `<item><title>&lt;script&gt;alert(1)&lt;/script&gt;</title><link>${link}</link><dc:creator>${author}</dc:creator></item>`,
    )
    .join('')}</channel></rss>`;

const signed = (author: string) => `<meta name="author" content="${author}">`;

/** A site with some pages and feeds: an article for each path that is not given, by its last word. */
const site =
  (files: Record<string, string | RequestListener> = {}): RequestListener =>
  (request, response) => {
    const { url = '' } = request;
    const file = files[url];
    if (typeof file === 'function') file(request, response);
    else if (/robots|absent/.test(url) && file === undefined) response.writeHead(404).end();
    else {
      const author = url.endsWith('-autre') ? OTHER : HERS;
      const page = file ?? articlePage(`Texte ${url.slice(1)}`, signed(author));
      response.setHeader('content-type', `text/${/^<\?xml/.test(page) ? 'xml' : 'html'}`).end(page);
    }
  };

/** Looks once at the sources of a site; returns what is said of each, and which pages were asked for. */
async function look(
  answer: RequestListener,
  sources: { url: string; allMine?: boolean }[],
  rejected: string[] = [],
) {
  const asked: string[] = [];
  const { origin, allowedHosts, close } = await outlet((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  const full = (url: string) => (url.startsWith('/') ? origin + url : url);
  write(
    'watch.json',
    JSON.stringify({
      sources: sources.map(({ url, ...rest }) => ({ name: 'Sillons', url: full(url), ...rest })),
      rejected: rejected.map(full),
    }),
  );
  const reports = await Array.fromAsync(watchOutlets(folder, allowedHosts));
  const again = async () => {
    const second = await Array.fromAsync(watchOutlets(folder, allowedHosts));
    return second.flatMap(({ drafts }) => drafts);
  };
  return { origin, asked, reports, drafts: reports.flatMap(({ drafts }) => drafts), again, close };
}

describe('What is new and hers becomes a draft', () => {
  test('of a feed: by its author’s name, or else by the one in the page', async () => {
    const items = [
      { link: '/un', author: 'NDOLÉ Clarisse' },
      { link: '/deux-autre', author: OTHER },
      { link: '/trois' },
      { link: '/quatre-autre', author: 'redaction' },
    ];
    const files = { '/flux.xml': feed(...items) };
    const { origin, asked, drafts, close } = await look(site(files), [{ url: '/flux.xml' }]);
    await close();
    expect(drafts).toEqual(['portfolio/texte-un.md', 'portfolio/texte-trois.md']);
    expect(source('portfolio/texte-un.md')).toContain('draft: true\n');
    expect(asked).not.toContain('/deux-autre');
    expect(json('proposals.json')).toEqual({
      proposals: [
        { file: 'portfolio/texte-un.md', address: `${origin}/un` },
        { file: 'portfolio/texte-trois.md', address: `${origin}/trois` },
      ],
    });
    expect((await readCollections(folder)).problems).toEqual([]);
  });

  test('all of a feed that is hers alone', async () => {
    const files = { '/flux.xml': feed({ link: '/un-autre', author: OTHER }, { link: '/deux' }) };
    const { drafts, close } = await look(site(files), [{ url: '/flux.xml', allMine: true }]);
    await close();
    expect(drafts).toEqual(['portfolio/texte-un-autre.md', 'portfolio/texte-deux.md']);
  });

  test('of an author’s page: what its headlines lead to, and no other link', async () => {
    const page = `<html><body><nav><a href="/menu">Un menu qui a un nom plutôt long</a></nav>
<h2><a href="/un#lire">Un</a></h2><p><a href="/mentions">Mentions</a><a href="/deux-autre">Un titre assez long pour en être un</a>
<a href="https://ailleurs.example/">Un titre assez long, mais sur un autre site</a></p></body></html>`;
    const { asked, drafts, close } = await look(site({ '/auteurs/cn': page }), [
      { url: '/auteurs/cn' },
    ]);
    await close();
    expect(drafts).toEqual(['portfolio/texte-un.md']);
    expect(asked.filter((url) => !url.startsWith('/robots'))).toEqual([
      '/auteurs/cn',
      '/un',
      '/deux-autre',
    ]);
  });

  test('of a YouTube channel, whose page names its feed', () => {
    const address = 'https://www.youtube.com/feeds/videos.xml?channel_id=UC1';
    const page = `<html><head><link rel="alternate" type="application/rss+xml" href="${address}"></head></html>`;
    expect(findChannelFeed(parseHTML(page).document)).toBe(address);
    const atom = `<feed xmlns="http://www.w3.example/2005/Atom"><author><name>A</name></author><entry>
<link rel="alternate" href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"/><author><name>${HERS}</name><uri>https://www.youtube.com/channel/UC1</uri></author></entry></feed>`;
    expect(readFeed(atom)).toEqual([
      { address: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', author: HERS },
    ]);
  });

  test('forty pages of a source in a week at most', async () => {
    const items = Array.from({ length: 60 }, (_, index) => ({ link: `/${String(index)}-absent` }));
    const gone: RequestListener = ({ url = '' }, response) => {
      if (url === '/flux.xml') response.end(feed(...items));
      else response.writeHead(404).end();
    };
    const { asked, close } = await look(gone, [{ url: '/flux.xml', allMine: true }]);
    await close();
    expect(asked.filter((url) => url.endsWith('-absent'))).toHaveLength(40);
  });
});

describe('What is known is left', () => {
  test('what is there, what waits, and what she has rejected, by any address', async () => {
    const files = {
      '/flux.xml': feed({ link: '/un' }, { link: '/deux?utm_source=flux' }, { link: '/court' }),
      '/court': ((_, response) => {
        response.writeHead(301, { location: '/deux' }).end();
      }) satisfies RequestListener,
    };
    const { drafts, again, close } = await look(site(files), [{ url: '/flux.xml' }], ['/deux']);
    expect(drafts).toEqual(['portfolio/texte-un.md']);
    expect(await again()).toEqual([]);
    publish('portfolio/texte-un.md');
    expect(await again()).toEqual([]);
    await close();
    expect(existsSync(path('proposals.json'))).toBe(false);
  });

  test('no file, no source: nothing is asked, nothing is written', async () => {
    expect(await Array.fromAsync(watchOutlets(folder))).toEqual([]);
    expect(existsSync(path('watch.json'))).toBe(false);
    expect(existsSync(path('proposals.json'))).toBe(false);
  });
});

describe('The owner answers', () => {
  const files = { '/flux.xml': feed({ link: '/un' }, { link: '/deux' }) };

  test('by deleting it: its original is rejected', async () => {
    const { origin, again, close } = await look(site(files), [{ url: '/flux.xml' }]);
    rmSync(path('portfolio/texte-deux.md'));
    expect(await again()).toEqual([]);
    await close();
    expect(json('watch.json')).toMatchObject({ rejected: [`${origin}/deux`] });
  });

  test('by publishing it: it is asked about no more', async () => {
    const { again, close } = await look(site(files), [{ url: '/flux.xml' }]);
    publish('portfolio/texte-un.md');
    expect((await proposalsLeft()).map(({ file }) => file)).toEqual(['portfolio/texte-deux.md']);
    expect(await again()).toEqual([]);
    await close();
  });

  test('a record that is damaged says so in French', async () => {
    write('proposals.json', '{ "proposals": [');
    await expect(Array.fromAsync(watchOutlets(folder))).rejects.toThrow('proposals.json est abîmé');
  });
});

describe('A source that is gone or means harm changes nothing, and stops no other', () => {
  const ENTITIES = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, index) => `<!ENTITY a${String(index)} "${`&a${index ? String(index - 1) : ''};`.repeat(10)}">`).join('')}]>`;
  const redirect =
    (location: string): RequestListener =>
    (_, response) => {
      response.writeHead(302, { location }).end();
    };

  test.each<[string, RequestListener | string, string | undefined]>([
    ['gone', (_, response) => response.writeHead(410).end(), 'erreur (410)'],
    ['huge', feed({ link: `/${'a'.repeat(5_100_000)}` }), 'dépasse 5 Mo'],
    ['nested', `<?xml version="1.0"?><rss>${'<item>'.repeat(300_000)}`, 'trop enchevêtrée'],
    ['endless', redirect('/encore'), 'renvoie sans fin'],
    ['that leads into the machine', redirect('http://127.0.0.1:1/'), 'page publique'],
    [
      'of addresses of the machine',
      feed(
        { link: 'http://127.0.0.1:1/' },
        { link: 'file:///etc/passwd' },
        { link: 'javascript:alert(1)' },
      ),
      undefined,
    ],
    ['of nothing', 'rien', undefined],
    [
      'of entities',
      `${ENTITIES}<rss><channel><item><title>&a8;</title><link>/absent</link></item></channel></rss>`,
      undefined,
    ],
  ])('%s', async (_, answer, problem) => {
    const files = {
      '/mal.xml': answer,
      '/encore': redirect('/encore'),
      '/flux.xml': feed({ link: '/un' }),
    };
    const sources = [{ url: '/mal.xml', allMine: true }, { url: '/flux.xml' }];
    const { reports, close } = await look(site(files), sources);
    await close();
    expect(reports[0]?.drafts).toEqual([]);
    if (problem === undefined) expect(reports[0]).not.toHaveProperty('problem');
    else expect(reports[0]?.problem).toContain(problem);
    expect(reports[1]?.drafts).toEqual(['portfolio/texte-un.md']);
  });

  test('script in titles stays text, and a page that fails costs no other', async () => {
    const evil = '&lt;script>alert(1)&lt;/script>';
    const files = {
      '/flux.xml': feed({ link: '/un' }, { link: '/deux' }, { link: '/trois' }),
      '/un': articlePage(`Nuit ${evil}`, signed(HERS), evil),
      '/deux': '<div>'.repeat(10_000),
    };
    const { drafts, close } = await look(site(files), [{ url: '/flux.xml' }]);
    await close();
    expect(drafts).toHaveLength(2);
    expect(source(drafts[0] ?? '')).not.toContain('<script>');
  });

  test('rules for programs are kept, for the source and for its pages', async () => {
    const files = {
      '/robots.txt': 'User-agent: *\nDisallow: /prive',
      '/flux.xml': feed({ link: '/prive/un' }),
    };
    const { asked, reports, close } = await look(site(files), [
      { url: '/prive/flux.xml' },
      { url: '/flux.xml' },
    ]);
    await close();
    expect(reports[0]?.problem).toContain('ce site ne veut pas');
    expect(asked).toEqual(['/robots.txt', '/flux.xml']);
  });
});
