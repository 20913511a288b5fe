import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
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

/** Builds the site with faults in its content, and expects one line for each, no stack trace, and no site. */
function expectBuildLines(faults: readonly string[], lines: readonly string[]): void {
  const restores = [...BROKEN_FILES, ...BROKEN_FIELDS, ...BROKEN_ITEMS]
    .filter(({ what }) => faults.includes(what))
    .map((fixture) => breakContent(join(root, 'content'), fixture));
  const { status, stdout, stderr } = astro('build');
  for (const restore of restores) restore();
  expect(status).toBe(1);
  expect(stdout + stderr).not.toMatch(/\bat .+:\d+/);
  expect(stderr.trim().split('\n')).toEqual(lines);
}

test('§3 Wrong content stops the build with one line and no stack trace for each file that can’t be read', () => {
  expectBuildLines(
    ['a comma too many in JSON', 'a picture that was cut short', 'JSON saved as Windows-1252'],
    [
      'content/site.json : les lettres accentuées sont illisibles ; enregistrez le fichier de nouveau, avec l’encodage UTF-8.',
      'content/services.json : le fichier n’est pas du JSON valide (ligne 2) ; vérifiez les virgules, les guillemets et les accolades.',
      'content/portfolio/retour-de-peche-kribi.md › image.src (Fichier de l’image) : l’image « ./peche-kribi.jpg » est illisible ; enregistrez-la de nouveau en JPEG ou en PNG.',
    ],
  );
});

test('§3 One build shows every fault of every collection, each once', () => {
  expectBuildLines(
    ['an empty list', 'a missing field', 'an unknown category'],
    [
      'content/site.json › profession (Profession) : ce champ manque ; ajoutez-le.',
      'content/services.json › services (Services) : cette liste est vide ; ajoutez-y un service.',
      'content/portfolio/marche-mokolo-prix-de-la-tomate.md › category : catégorie inconnue ; écrivez « Articles », « Vidéos » ou « Photos ».',
    ],
  );
});

test.each([
  ['an hour before its day in Cameroon', '2027-11-30T22:00:00Z', false],
  ['as its day begins there', '2027-11-30T23:00:00Z', true],
])('§3 Entries to come: what the site is built of, %s', (_what, moment, isIn) => {
  const { status } = astro('sync', { SOURCE_DATE_EPOCH: secondsOf(new Date(moment)) });
  expect(status).toBe(0);
  const store = readFileSync(join(root, 'node_modules/.astro/data-store.json'), 'utf8');
  expect(store).toContain('marche-mokolo-prix-de-la-tomate');
  expect(store.includes('un-an-apres-marche-mokolo')).toBe(isIn);
});

test('§3 Wrong content in the development server: the line, then the fixed site', async () => {
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
