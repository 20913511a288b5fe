import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HttpError } from '../../../src/importer/import-errors.ts';
import { type FetchPage, createRobotsCheck } from '../../../src/importer/fetch-page.ts';
import { importLinks } from '../../../src/importer/import-links.ts';
import { importPublication } from '../../../src/importer/import-publication.ts';
import { canonicalAddress } from '../../../src/importer/page-address.ts';
import { readArticle } from '../../../src/importer/read-page.ts';
import { importVideo } from '../../../src/importer/import-video.ts';
import { parseVideoUrl } from '../../../src/content/video-url.ts';
import { articlePage, outlet } from '../../support/outlet.ts';
import { SAMPLE } from '../../support/sample.ts';

let folder = '';

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'import-')), 'content');
  cpSync(SAMPLE, folder, { recursive: true });
});

afterEach(() => {
  rmSync(join(folder, '..'), { recursive: true });
});

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const items = () => globSync('portfolio/*.md', { cwd: folder }).length;

/** Takes pages of one host, and gives back what came of each. */
async function take(answer: RequestListener, ...paths: string[]) {
  const { origin, allowedHosts, close } = await outlet(answer);
  const links = paths.map((path) => origin + path);
  const lines = await Array.fromAsync(importLinks(links, folder, allowedHosts));
  await close();
  return lines.flatMap((line) => ('total' in line ? [] : line));
}

const page =
  (text: string): RequestListener =>
  (_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(text);
  };

describe('a video of a host becomes an item', () => {
  const link = 'http://youtu.be/dQw4w9WgXcQ?si=abc';
  const told = { title: 'Dix secondes avant le direct', author_name: 'Chaîne Trois' };

  /** A video host that answers with a title and a still. */
  const host: FetchPage = async (address) => {
    const url = new URL(address);
    const bytes = url.pathname.endsWith('oembed')
      ? Buffer.from(JSON.stringify({ ...told, thumbnail_url: 'https://i.example/still.jpg' }))
      : await sharp({ create: { width: 480, height: 360, channels: 3, background: '#246' } })
          .jpeg()
          .toBuffer();
    return { url, type: '', bytes };
  };

  test('with its title and its still, at an address without tracking', async () => {
    const video = parseVideoUrl(link);
    if (video.host === 'native') throw new Error('No host');
    const { file, remarks } = await importVideo(new URL(link), video, host, folder);
    expect(file).toBe('portfolio/dix-secondes-avant-le-direct.md');
    for (const line of [
      'category: "Vidéos"',
      'videoUrl: "https://youtu.be/dQw4w9WgXcQ"',
      'draft: true',
      '  src: "./dix-secondes-avant-le-direct.jpg"',
      '  credit: "Chaîne Trois"',
    ])
      expect(read(file)).toContain(`${line}\n`);
    expect(remarks).toEqual(['il manque la date']);
  });

  test('not one that its host does not tell of', async () => {
    const video = parseVideoUrl(link);
    if (video.host === 'native') throw new Error('No host');
    const before = items();
    const silent: FetchPage = (address) =>
      Promise.resolve({ url: new URL(address), type: '', bytes: Buffer.from('<html>') });
    await expect(importVideo(new URL(link), video, silent, folder)).rejects.toThrow(
      'l’hébergeur ne dit rien de cette vidéo',
    );
    expect(items()).toBe(before);
  });
});

describe('a post of LinkedIn becomes a publication', () => {
  /** Takes a post that names this as its address. */
  const takePost = (canonical: string) => {
    const url = new URL('https://www.linkedin.com/pulse/lanternes');
    const html = articlePage('Les lanternes', `<link rel="canonical" href="${canonical}">`);
    const type = 'text/html; charset=utf-8';
    const { page } = readArticle({ url, type, bytes: Buffer.from(html) });
    return importPublication(page, canonicalAddress(page.canonical, url), folder);
  };

  test('in its place, the newest first, after the whole content check', async () => {
    const { file, remarks } = await takePost('https://www.linkedin.com/pulse/lanternes');
    expect(file).toBe('publications.json');
    expect(read(file)).toContain('"date": "3 mars 2024"');
    const dates = [...read(file).matchAll(/"date": ".*?(\d{4})"/g)].map(([, year]) => Number(year));
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
    expect(remarks[0]).toContain('n’a pas de brouillon');
  });

  test('at the address where it was found, when it names one of another site', async () => {
    await takePost('javascript:alert(1)');
    expect(read('publications.json')).not.toContain('javascript:');
    expect(read('publications.json')).toContain('"https://www.linkedin.com/pulse/lanternes"');
  });

  test('not when the check refuses the list', async () => {
    const before = read('publications.json').replace(/"title": "[^"]+"/, '"title": ""');
    writeFileSync(join(folder, 'publications.json'), before);
    await expect(takePost('https://www.linkedin.com/pulse/lanternes')).rejects.toThrow(
      'ce texte est vide',
    );
    expect(read('publications.json')).toBe(before);
  });
});

describe('the same page is not taken twice', () => {
  test('by two addresses that share the one that it wants to be known by', async () => {
    const lines = await take(
      page(articlePage('La nuit d’Obala', '<link rel="canonical" href="/nuit-d-obala">')),
      '/?p=12',
      '/nuit-obala-version-courte',
    );
    expect(lines.map(({ outcome }) => outcome)[1]).toBe('déjà là');
    expect(lines[1]?.file).toBe(lines[0]?.file);
  });

  test('by a short address that leads to it', async () => {
    const lines = await take(
      (request, response) => {
        if (request.url === '/court') response.writeHead(301, { location: '/nuit' }).end();
        else page(articlePage('La nuit d’Obala'))(request, response);
      },
      '/nuit?utm_source=lettre',
      '/court',
    );
    expect(lines[1]).toMatchObject({ outcome: 'déjà là', file: lines[0]?.file });
    expect(read(lines[0]?.file ?? '')).toMatch(/originalUrl: ".*\/nuit"\n/);
  });
});

describe('a host’s rules for programs are kept', () => {
  const ask =
    (rules: string, status = 200) =>
    (address: string) =>
      status === 200
        ? Promise.resolve({ url: new URL(address), type: '', bytes: Buffer.from(rules) })
        : Promise.reject(new HttpError(status));
  const url = new URL('https://a.example/nuit');

  test('those for all, and those for this one', async () => {
    expect(await createRobotsCheck(ask('User-agent: *\nDisallow: /'))(url)).toBe(false);
    expect(await createRobotsCheck(ask('User-agent: portfolio-importer\nDisallow: /'))(url)).toBe(
      false,
    );
    expect(await createRobotsCheck(ask('User-agent: autre\nDisallow: /'))(url)).toBe(true);
  });

  test('a host without rules lets it; one that fails to tell them does not', async () => {
    expect(await createRobotsCheck(ask('', 404))(url)).toBe(true);
    await expect(createRobotsCheck(ask('', 503))(url)).rejects.toThrow('503');
  });

  test('also where an address leads', async () => {
    const asked: string[] = [];
    const lines = await take((request, response) => {
      asked.push(request.url ?? '');
      if (request.url === '/robots.txt') response.end('User-agent: *\nDisallow: /prive');
      else if (request.url === '/court') response.writeHead(301, { location: '/prive' }).end();
      else page(articlePage('La nuit d’Obala'))(request, response);
    }, '/court');
    expect(lines[0]?.outcome).toContain('ce site ne veut pas');
    expect(asked).not.toContain('/prive');
  });
});

test('what is no page is not read', async () => {
  const lines = await take((_, response) => {
    response.setHeader('content-type', 'application/pdf').end('%PDF-1.7');
  }, '/a.pdf');
  expect(lines[0]?.outcome).toContain('ce n’est pas une page');
});
