import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import list from '../../../content/publications.json' with { type: 'json' };
import { parseContent } from '@/content/parsed-content.server.ts';
import { listFilesBelow } from '@/lib/files-below.server.ts';
import { readCollections } from '@/content/read-collections.server.ts';
import { breakContent, swap, withLine } from '../../../support/broken-content/change.ts';
import { ARTICLE } from '../../../support/broken-content/items.ts';
import { SAMPLE, SAMPLE_BUILD } from '../../../support/sample.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const DRAFT = 'portfolio/verifier-un-chiffre.md';
const root = mkdtempSync(join(tmpdir(), 'exporter-'));
const content = join(root, 'content');
let files: Record<string, Uint8Array> = {};

/** Stands in for an installation without what drives a browser. */
const WITHOUT_BROWSER = `--import=data:text/javascript,${encodeURIComponent(
  "import{registerHooks}from'node:module';registerHooks({resolve(s,c,n){if(s==='@playwright/test')throw new Error(s);return n(s,c)}})",
)}`;

function exported(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['src/commands/exporter.ts', ...words],
    {
      encoding: 'utf8',
      env: {
        ...{ ...process.env, ...SAMPLE_BUILD },
        ...{ CONTENT_DIR: content, NODE_OPTIONS: WITHOUT_BROWSER },
      },
    },
  );
  return { status, stdout, stderr };
}

const text = (path: string) => strFromU8(files[path] ?? new Uint8Array());

/** Where the links and pictures of a page lead, but for other sites. */
function targets(html: string): string[] {
  const found: string[] = [];
  new Parser({
    onopentag: (_name, { href, src }) => {
      found.push(...[href ?? [], src ?? []].flat());
    },
  }).end(html);
  return found.filter((address) => !/^(https?|mailto|tel):/.test(address));
}

beforeAll(() => {
  cpSync(SAMPLE, content, { recursive: true });
  breakContent(content, { what: 'a draft', file: DRAFT, change: withLine('draft: true') });
  const archive = join(root, 'a.zip');
  expect(exported('--sans-pdf', archive).stderr).toBe('');
  files = unzipSync(readFileSync(archive));
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

test('every item has a file of its own, named by its date and its name', async () => {
  const { items } = parseContent(await readCollections(content));
  expect(items.length).toBeGreaterThan(20);
  for (const { slug, data } of items) {
    const day = data.date?.toISOString().slice(0, 10) ?? 'sans-date';
    expect(Object.keys(files)).toContain(`textes/${day}-${slug}.html`);
  }
});

test('a file has every block of its text, and the picture in it', () => {
  const page = text('textes/sans-date-enfants-sans-acte-de-naissance.html');
  for (const html of [
    ': 589</li>',
    '<ol><li>une requête',
    '<h2>Déplacer une table</h2><p>',
    '<blockquote><p>«',
    '<figcaption>Devant l’école, une vendeuse plastifie les actes. Illustration',
    ': atelier du site</figcaption></figure>',
    '<p><a href="https://vimeo.com/76979871">Une audience foraine, filmée</a></p>',
    '<hr>',
  ])
    expect(page).toContain(html);
  const [picture] = targets(page.slice(page.indexOf('<figure>')));
  expect(Object.keys(files)).toContain(posix.join('textes', picture ?? ''));
});

test('a file has its fields in French, and the words of its text', () => {
  const page = text('textes/2026-11-18-marche-mokolo-prix-de-la-tomate.html');
  for (const words of ['<dt>Chapô</dt>', '<dd>18 novembre 2026</dd>', 'À quatre heures quarante'])
    expect(page).toContain(words);
  const film = text('textes/sans-date-lumiere-du-soir.html');
  expect(film).toContain('<p>Un grand soleil d’ocre');
  expect(film).toContain('href="../content/portfolio/lumiere-du-soir.vtt"');
  expect(text('textes/about.html')).toContain('<dt>Biographie</dt>');
});

test('a dossier has its fields and its words', () => {
  const page = text('textes/dossiers-trois-papiers-sur-le-climat.html');
  for (const words of ['<h1>Dossier', 'Le Fil des collines', 'lac-municipal-comp', 'Chère Odette,'])
    expect(page).toContain(words);
  expect(text('index.html')).toContain('textes/dossiers-trois-papiers-sur-le-climat.html');
});

test('drafts and what is to come are in it, and say so', () => {
  const standing = (path: string) => /<p><strong>(\S+)<\/strong><\/p>/.exec(text(path))?.[1];
  expect(standing('textes/sans-date-verifier-un-chiffre.html')).toBe('brouillon');
  expect(standing('textes/2027-12-01-un-an-apres-marche-mokolo.html')).toBe('programmé');
  expect(standing('textes/2026-11-18-marche-mokolo-prix-de-la-tomate.html')).toBeUndefined();
  expect(text('index.html')).toContain('Article, <strong>programmé</strong>');
});

test('the index leads to every text, and every link to a file of the archive', () => {
  const pages = Object.keys(files).filter((path) => path.endsWith('.html'));
  for (const page of pages) {
    for (const address of targets(text(page))) {
      const path = posix.join(posix.dirname(page), decodeURIComponent(address));
      expect(Object.keys(files), `${page}: ${address}`).toContain(path);
    }
  }
  const listed = targets(text('index.html')).map(decodeURIComponent);
  expect(Object.keys(files).filter((path) => !listed.includes(path))).toEqual(['index.html']);
});

test('pictures, videos and sources are as they were', () => {
  const kept = listFilesBelow(content);
  expect(kept.length).toBeGreaterThan(60);
  for (const file of kept)
    expect(Buffer.from(files[`content/${file}`] ?? []), file).toEqual(
      readFileSync(join(content, file)),
    );
  for (const file of ['public/videos/lumiere-du-soir.mp4', 'public/sons/radio-mbam-matin.mp3'])
    expect(Buffer.from(files[file] ?? [])).toEqual(readFileSync(file));
});

test('the list has a row for each item and each publication', () => {
  const items = listFilesBelow(content).filter((file) => /^portfolio\/.*\.md$/.test(file)).length;
  const rows = text('liste.csv').trimEnd().split('\r\n');
  expect(rows).toHaveLength(1 + items + list.publications.length);
  expect(rows).toContain(
    'À Mokolo, le prix de la tomate se décide à cinq heures du matin;Article;2026-11-18;' +
      'Le Fil des collines;https://filcollines.example/marches/prix-de-la-tomate-mokolo;' +
      'https://clarisse-ndole.example/articles/marche-mokolo-prix-de-la-tomate/;' +
      'Marchés, Prix, Alimentation;Yaoundé;',
  );
  expect(rows.filter((row) => row.endsWith(';brouillon'))).toHaveLength(1);
});

test('a folder has the same files @rare', () => {
  const folder = join(root, 'dossier');
  expect(exported('--sans-pdf', '--dossier', folder).status).toBe(0);
  expect(listFilesBelow(folder)).toEqual(Object.keys(files).sort());
});

test('without a browser it says so, and goes on', () => {
  const archive = join(root, 'sans-navigateur.zip');
  const { status, stdout } = exported(archive);
  expect(status).toBe(0);
  expect(stdout).toContain('Aucun navigateur pour imprimer');
  expect(Object.keys(unzipSync(readFileSync(archive)))).toContain('index.html');
});

test('wrong content is named, and nothing is written @rare', () => {
  const archive = join(root, 'fautif.zip');
  const restore = breakContent(content, {
    ...{ what: 'an unknown category', file: ARTICLE },
    change: swap('"Articles"', '"Article"'),
  });
  const { status, stderr } = exported('--sans-pdf', archive);
  restore();
  expect(status).toBe(1);
  expect(stderr).toContain(`content/${ARTICLE} › category`);
  expect(existsSync(archive)).toBe(false);
});

test('a folder that is no built site is said in one line @rare', () => {
  const { status, stderr } = exported('--site', root, join(root, 'b.zip'));
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(/^« .* » n’est pas le dossier d’un site construit ; .*\.$/);
});

test('a file that can’t be written is said in one line @rare', () => {
  const taken = join(root, 'fichier');
  writeFileSync(taken, '');
  const { status, stderr } = exported('--sans-pdf', join(taken, 'a.zip'));
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(/^L’archive ne peut pas s’écrire à « .*a\.zip » ; .*\.$/);
});
