import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { importLinks } from '../../../src/importer/import-links.ts';
import { isPublicIp, parsePublicUrl, publicAgent } from '../../../src/importer/fetch-page.ts';
import { readPageInWorker } from '../../../src/importer/read-page.ts';
import { fetch } from 'undici';
import { articlePage, outlet } from '../../support/outlet.ts';
import { SAMPLE } from '../../support/sample.ts';

let folder = '';
let before: string[] = [];

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'import-')), 'content');
  // Without the portfolio, and what names its items: the whole content is checked before each import.
  const filter = (path: string) => !/(portfolio|dossiers)\//.test(path);
  cpSync(SAMPLE, folder, { recursive: true, filter });
  before = files();
});

afterEach(() => {
  rmSync(join(folder, '..'), { recursive: true });
});

const files = () => globSync('**/*.*', { cwd: folder }).sort();
const added = () => files().filter((file) => !before.includes(file));
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** Takes pages of one host, and gives back what is said of each. */
async function take(answer: RequestListener, ...paths: string[]): Promise<string[]> {
  const { origin, allowedHosts, close } = await outlet(answer);
  const links = paths.map((path) => origin + path);
  const lines = await Array.fromAsync(importLinks(links, folder, allowedHosts));
  await close();
  return lines.flatMap((line) => ('total' in line ? [] : line.outcome));
}

const html =
  (text: string): RequestListener =>
  (_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(text);
  };

describe('an article elsewhere becomes a draft', () => {
  test('with title, date, outlet, standfirst, text, picture, its description and its credit', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const picture = await sharp({
      create: { width: 800, height: 600, channels: 3, background: '#246', noise },
    })
      .png()
      .toBuffer();
    const figure =
      '<figure><img src="/nuit-800x600.png" alt="Un étal"><figcaption>L’étal. Photo : Ada Ndi</figcaption></figure>';
    const head =
      '<meta property="og:image" content="/nuit.png"><meta name="author" content="Jean Autre">';
    const said = await take((request, response) => {
      if (request.url === '/nuit.png') response.setHeader('content-type', 'image/png').end(picture);
      else if (request.url === '/robots.txt') response.writeHead(404).end();
      else html(articlePage('La nuit d’Obala', head, figure))(request, response);
    }, '/nuit?utm_source=x');
    expect(added()).toEqual(['portfolio/la-nuit-d-obala.jpg', 'portfolio/la-nuit-d-obala.md']);
    const item = read('portfolio/la-nuit-d-obala.md');
    for (const line of [
      'category: "Articles"',
      'title: "La nuit d’Obala"',
      'date: "2024-03-03"',
      'standfirst: "Une nuit avec ceux qui font les prix."',
      'outlet: "Sillons"',
      'draft: true',
      '  alt: "Un étal"',
      '  credit: "Ada Ndi"',
    ])
      expect(item).toContain(`${line}\n`);
    expect(item.split('Au marché de nuit d’Obala')).toHaveLength(5);
    expect(item).not.toContain('Mentions légales');
    expect(said).toEqual(['pris, en brouillon ; l’article est signé « Jean Autre »']);
  });

  test('with the pictures of its text, each with its legend and credit, but the first again', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const picture = await sharp({
      create: { width: 800, height: 600, channels: 3, background: '#246', noise },
    })
      .png()
      .toBuffer();
    const figures = ['nuit', 'pesee', 'absente', 'pesee']
      .map(
        (name) =>
          `<figure><img src="/${name}.png" alt="Vue ${name}"><figcaption>Légende. Photo : Ada Ndi</figcaption></figure>`,
      )
      .join('');
    const head = '<meta property="og:image" content="/nuit.png">';
    const page = articlePage('La nuit d’Obala', head).replace('</p><p>', `</p>${figures}<p>`);
    await take((request, response) => {
      if (/nuit\.png|pesee\.png/.test(request.url ?? ''))
        response.setHeader('content-type', 'image/png').end(picture);
      else if (/robots|absente/.test(request.url ?? '')) response.writeHead(404).end();
      else html(page)(request, response);
    }, '/nuit');
    expect(added()).toEqual([
      'portfolio/la-nuit-d-obala-1.jpg',
      'portfolio/la-nuit-d-obala.jpg',
      'portfolio/la-nuit-d-obala.md',
    ]);
    const item = read('portfolio/la-nuit-d-obala.md');
    expect(item.match(/!\[.*/g)).toEqual([
      '![Vue pesee](./la-nuit-d-obala-1.jpg "Légende. Crédit : Ada Ndi")',
    ]);
  });

  test('once, whatever its address is written like', async () => {
    const said = await take(
      html(articlePage('La nuit d’Obala')),
      '/nuit',
      '/nuit/?fbclid=1',
      '/nuit/amp',
    );
    expect(added()).toHaveLength(1);
    expect(said.slice(1)).toEqual(['déjà là', 'déjà là']);
  });

  test('not of a home page, but of a page for subscribers without its text', async () => {
    const data =
      '<script type="application/ld+json">{"@type":"Article","isAccessibleForFree":false}</script>';
    const page = articlePage('La nuit d’Obala', data).replaceAll(
      /<p>.*<\/p>|<meta[^>]*description.*/g,
      '',
    );
    const said = await take(
      (request, response) => {
        html(request.url === '/' ? articlePage('Sillons') : page)(request, response);
      },
      '/',
      '/nuit',
    );
    expect(said[0]).toContain('la page d’accueil d’un site');
    expect(said[1]).toContain('la page est réservée aux abonnés');
    expect(added()).toEqual(['portfolio/la-nuit-d-obala.md']);
  });

  test('not when the host’s rules for programs forbid it', async () => {
    const said = await take((request, response) => {
      if (request.url === '/robots.txt') response.end('User-agent: *\nDisallow: /prive');
      else html(articlePage('La nuit d’Obala'))(request, response);
    }, '/prive/nuit');
    expect(said[0]).toContain('ce site ne veut pas');
    expect(added()).toEqual([]);
  });
});

describe('pages that mean harm change nothing, and crash nothing', () => {
  const BAD = '<script>alert(1)</script>';

  test('script in every field stays text', async () => {
    const escaped = BAD.replaceAll('<', '&lt;');
    await take(
      html(articlePage(`Nuit ${escaped}`, `<meta name="author" content="${escaped}">`, BAD)),
      '/a',
    );
    const [file = ''] = added();
    expect(read(file)).not.toContain('<script>');
  });

  test.each([
    [
      'an endless redirect',
      (_, response) => {
        response.writeHead(302, { location: '/encore' }).end();
      },
      'renvoie sans fin',
    ],
    [
      'ten thousand nested tags',
      html(`<html><body>${'<div>'.repeat(10_000)}x`),
      'trop enchevêtrée',
    ],
    ['a million nested tags', html('<b>'.repeat(1_000_000)), 'trop enchevêtrée'],
    [
      'a tag of many attributes',
      html(
        `<p ${'a'
          .repeat(300)
          .split('')
          .map((one, index) => one + String(index))
          .join(' ')}>`,
      ),
      'trop enchevêtrée',
    ],
    [
      'a title without end',
      html(`<meta property="og:title" content="${'<'.repeat(2_000_000)}">`),
      'rien n’est pris',
    ],
    [
      'a linked data that is no data',
      html('<script type="application/ld+json">{{{</script>'),
      'rien n’est pris',
    ],
    ['an empty page', html(''), 'ne contient pas d’article'],
  ] satisfies [string, RequestListener, string][])('%s', async (_, answer, words) => {
    const said = await take(answer, '/a');
    expect(said[0]).toContain(words);
    expect(added()).toEqual([]);
  });

  test('a small file that unpacks to a huge one', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    const said = await take((_, response) => {
      response
        .setHeader('content-encoding', 'gzip')
        .setHeader('content-type', 'text/html')
        .end(bomb);
    }, '/a');
    expect(said[0]).toContain('dépasse 5 Mo');
  });

  test('a page that holds its reader up ends its own thread alone', async () => {
    const url = new URL('https://a.example/');
    const bytes = Buffer.from(`<p>a${'\u00a0 '.repeat(1_000_000)}b`);
    await expect(
      readPageInWorker({ url, type: 'text/html; charset=utf-8', bytes }, 2000),
    ).rejects.toThrow('trop longue à lire');
  });

  test('a redirect that leads into the machine', async () => {
    const said = await take((_, response) => {
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    }, '/a');
    expect(said[0]).toContain('n’est pas celle d’une page publique');
  });

  test.each([
    'http://localhost/',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::127.0.0.1]/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'http://10.1.2.3/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/',
    'http://100.64.0.1/',
    'http://224.0.0.1/',
    'http://intranet/',
    'http://a.local/',
    'https://a.example:8443/',
    'https://moi:secret@a.example/',
    'ftp://a.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,a',
    'rien',
  ])('%s is no public page', (address) => {
    expect(() => parsePublicUrl(address, new Set())).toThrow();
  });

  test('a public page is one', () => {
    expect(parsePublicUrl('https://a.example/b', new Set()).href).toBe('https://a.example/b');
    expect(isPublicIp('93.184.216.34')).toBe(true);
    expect(isPublicIp('2606:2800:220:1:248:1893:25c8:1946')).toBe(true);
  });

  test('a name that resolves into the machine is not asked', async () => {
    const { origin, close } = await outlet(html('secret'));
    const address = origin.replace('127.0.0.1', 'localhost');
    await expect(fetch(address, { dispatcher: publicAgent })).rejects.toMatchObject({
      cause: { message: 'cette adresse n’est pas celle d’une page publique du web' },
    });
    await close();
  });
});
