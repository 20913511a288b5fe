import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { breakContent, swap } from '../../support/broken-content/change.ts';
import { BROKEN_FIELDS } from '../../support/broken-content/fields.ts';
import { BROKEN_FILES } from '../../support/broken-content/files.ts';
import { BROKEN_ITEMS } from '../../support/broken-content/items.ts';
import { SAMPLE, secondsOf } from '../../support/sample.ts';

const ASTRO = resolve('node_modules/astro/bin/astro.mjs');
// Under Vitest's own variables Astro serves no page.
const ENV = {
  ...process.env,
  VITEST: undefined,
  NODE_ENV: undefined,
  ASTRO_TELEMETRY_DISABLED: '1',
  FORCE_COLOR: '0',
};

/** A process may take long to start on a busy machine; none is waited for longer than it takes. */
const WAIT = { timeout: 30_000, interval: 50 };
vi.setConfig({ testTimeout: 90_000 });

/** A project of its own, caches included, made of this one's files. */
let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'projet-'));
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((name) => !name.startsWith('.')))
    symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name), 'junction');
  for (const name of ['package.json', 'tsconfig.json', 'astro.config.mjs', 'src', 'public'])
    cpSync(name, join(root, name), { recursive: true });
  cpSync(SAMPLE, join(root, 'content'), { recursive: true });
});

const astro = (command: 'build' | 'sync', env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, [ASTRO, command], {
    cwd: root,
    encoding: 'utf8',
    env: { ...ENV, ...env },
  });

afterAll(() => {
  rmSync(root, { recursive: true });
});

test('§3 Wrong content stops the build with one line and no stack trace for each fault of every collection', () => {
  const faults = [
    ...['JSON saved as Windows-1252', 'an empty list'],
    ...['a picture that was cut short', 'an unknown category'],
  ];
  const restores = [...BROKEN_FILES, ...BROKEN_FIELDS, ...BROKEN_ITEMS]
    .filter(({ what }) => faults.includes(what))
    .map((fixture) => breakContent(join(root, 'content'), fixture));
  const { status, stdout, stderr } = astro('build');
  for (const restore of restores) restore();
  expect(status).toBe(1);
  expect(stdout + stderr).not.toMatch(/\bat .+:\d+/);
  expect(stderr.trim().split('\n')).toEqual([
    'content/site.json : les lettres accentuées sont illisibles ; enregistrez le fichier de nouveau, avec l’encodage UTF-8.',
    'content/services.json › services (Services) : cette liste est vide ; ajoutez-y un service.',
    'content/portfolio/marche-mokolo-prix-de-la-tomate.md › category : catégorie inconnue ; écrivez « Articles », « Vidéos » ou « Photos ».',
    'content/portfolio/retour-de-peche-kribi.md › image.src (Fichier de l’image) : l’image « ./peche-kribi.jpg » est illisible ; enregistrez-la de nouveau en JPEG ou en PNG.',
  ]);
});

test('§3 Entries to come: the site is built of what has come as its day begins in Cameroon, and of no more @rare', () => {
  const portfolio = join(root, 'content/portfolio');
  const today = readFileSync(join(portfolio, 'un-an-apres-marche-mokolo.md'), 'utf8');
  const tomorrow = join(portfolio, 'le-lendemain-a-mokolo.md');
  writeFileSync(tomorrow, today.replace('2027-12-01', '2027-12-02'));
  const { status } = astro('sync', {
    SOURCE_DATE_EPOCH: secondsOf(new Date('2027-11-30T23:00:00Z')),
  });
  rmSync(tomorrow);
  expect(status).toBe(0);
  const store = readFileSync(join(root, 'node_modules/.astro/data-store.json'), 'utf8');
  expect(store).toContain('un-an-apres-marche-mokolo');
  expect(store).not.toContain('le-lendemain-a-mokolo');
});

test('§3 Wrong content in the development server: the line, then the fixed site @rare', async () => {
  const FAULT = 'content/site.json : le fichier n’est pas du JSON valide (ligne 3) ;';
  const site = { what: 'a brace too many', file: 'site.json', change: swap('"name"', '{ "name"') };
  const rename = (name: string) => ({
    ...site,
    change: swap(/"name": "[^"]*"/, `"name": "${name}"`),
  });
  const content = join(root, 'content');

  const restore = breakContent(content, site);
  const server = spawn(process.execPath, [ASTRO, 'dev', '--host', '127.0.0.1', '--port', '0'], {
    cwd: root,
    env: ENV,
  });
  try {
    let output = '';
    for (const stream of [server.stdout, server.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    const said = (text: string) => output.split(text).length - 1;
    const seen = (text: string, times = 1) =>
      expect.poll(() => said(text), WAIT).toBeGreaterThanOrEqual(times);
    // The lightest page that has the name: its pictures don't have to be prepared.
    const owner = async () => {
      const address = /http:\/\/127\.0\.0\.1:\d+\//.exec(output)?.[0] ?? '';
      return /<title>[^<]*· ([^ <]+)/.exec(await (await fetch(`${address}404`)).text())?.[1];
    };

    await seen(FAULT);
    expect(output).not.toContain('ready in');
    restore();
    await seen('ready in');
    expect(await owner()).toBe('Clarisse');

    breakContent(content, site);
    await seen(FAULT, 2);
    expect(await owner()).toBe('Clarisse');
    restore();
    breakContent(content, rename('Zoé'));
    await expect.poll(owner, WAIT).toBe('Zoé');

    breakContent(content, rename(''));
    await seen('content/site.json › name (Nom) : ce texte est vide ; écrivez-le.');
    expect(output).not.toMatch(/\bat .+:\d+/);
  } finally {
    server.kill();
  }
});
