import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { breakContent, swap, withText } from '../../support/broken-content/change.ts';
import { ARTICLE } from '../../support/broken-content/items.ts';
import { SAMPLE } from '../../support/sample.ts';

vi.setConfig({ testTimeout: 60_000 });

const root = mkdtempSync(join(tmpdir(), 'verifier-'));
const content = join(root, 'content');
const dist = join(root, 'dist');

beforeEach(() => {
  for (const folder of [content, dist]) rmSync(folder, { recursive: true, force: true });
  cpSync(SAMPLE, content, { recursive: true, preserveTimestamps: true });
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

/** A site of one page, built a day before or after the content was written. */
function build(page: string, days: number): void {
  mkdirSync(dist);
  const home = join(dist, 'index.html');
  writeFileSync(home, page);
  const time = Date.now() / 1000 + days * 86_400;
  utimesSync(home, time, time);
}

function verify(...flags: string[]): { status: number | null; output: string[] } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['src/commands/verifier.ts', ...flags, dist],
    { encoding: 'utf8', env: { ...process.env, CONTENT_DIR: content } },
  );
  expect(stderr).toBe('');
  return { status, output: stdout.trim().split('\n') };
}

describe('unchanged', () => {
  /** What is printed of it, and with `--tout`. */
  let short: ReturnType<typeof verify>;
  let whole: string[] = [];

  beforeAll(() => {
    cpSync(SAMPLE, content, { recursive: true, preserveTimestamps: true });
    short = verify();
    whole = verify('--tout').output;
  });

  test('the sample content passes, with warnings', () => {
    expect(short.status).toBe(0);
    expect(short.output.at(-1)).toMatch(/^0 erreur, \d+ avertissements\.$/);
  });

  test('what is public is noted, and a note is not counted', () => {
    const at = whole.indexOf('Ce que tout le monde pourra lire');
    expect(whole[at + 1]).toMatch(
      /^- content\/site\.json : tout le monde pourra lire le téléphone /,
    );
    const notes = whole.filter((line) => /^- .*tout le monde/.test(line));
    expect(notes).toHaveLength(2);
    const warnings = whole.filter((line) => line.startsWith('- ')).length - notes.length;
    expect(whole.at(-1)).toBe(`0 erreur, ${warnings} avertissements.`);
  });

  test('each kind of remark is one line, unless all are asked for', () => {
    const remarks = (lines: string[]) => lines.filter((line) => line.startsWith('- content/'));
    const titles = whole.filter((line, index) => line !== '' && (whole[index - 1] ?? '') === '');
    expect(remarks(short.output)).toHaveLength(titles.length - 1);
    expect(short.output).toContain(
      `- et ${remarks(whole).filter((line) => line.includes('est un exemple')).length - 1} autres (« npm run verifier -- --tout » les montre)`,
    );
    expect(whole.at(-1)).toBe(short.output.at(-1));
  });
});

test('a photo that says where it was taken is named, and cleaned when that is asked for @rare', async () => {
  const file = join(content, 'portfolio', 'lieu.jpg');
  await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#c63' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '3/1 52/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(file);
  const named = '- content/portfolio/lieu.jpg : cette photo dit encore où elle a été prise';
  expect(verify().output.join('\n')).toContain(named);
  const { output } = verify('--nettoyer');
  expect(output[0]).toBe('portfolio/lieu.jpg : le lieu, l’appareil et l’heure sont effacés.');
  expect(output.join('\n')).not.toContain(named);
  const { width, height, exif } = await sharp(file).metadata();
  expect([width, height, exif]).toEqual([1200, 1600, undefined]);
  expect(verify('--nettoyer').output[0]).toBe('Aucune photo ne dit où elle a été prise.');
});

test('a fault of the content stops before the rules @rare', () => {
  breakContent(content, {
    ...{ what: 'an empty name', file: 'site.json' },
    change: swap(/"name": "[^"]*"/, '"name": ""'),
  });
  expect(verify()).toEqual({
    status: 1,
    output: [
      'À CORRIGER AVANT DE PUBLIER',
      '- content/site.json › name (Nom) : ce texte est vide ; écrivez-le.',
      '',
      '1 erreur, 0 avertissement.',
    ],
  });
});

test('a broken link of a text, and one of the built site', () => {
  build('<a href="/absente">…</a>', 1);
  breakContent(content, {
    ...{ what: 'a link', file: ARTICLE },
    change: withText('[a](https://clarisse-ndole.example/b)'),
  });
  const { status, output } = verify();
  expect(status).toBe(1);
  expect(output.slice(0, 3)).toEqual([
    'À CORRIGER AVANT DE PUBLIER',
    `- content/${ARTICLE} : dans le texte, le lien « https://clarisse-ndole.example/b » ne mène à aucune page du site ; copiez l’adresse depuis le navigateur.`,
    '- page « index.html » : le lien « /absente » ne mène nulle part ; corrigez-le là où il est écrit.',
  ]);
});

test('a built site that is older than the content isn’t looked at @rare', () => {
  build('<a href="/absente">…</a>', -3650);
  const { status, output } = verify();
  expect(status).toBe(0);
  expect(output).toContain(
    '- il est plus ancien que votre contenu ; lancez « npm run build » pour que ses liens soient vérifiés.',
  );
});
