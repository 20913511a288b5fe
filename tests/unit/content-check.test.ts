import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkContent } from '../../src/build/content-check/check-content.ts';

let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'contenu-'));
  cpSync('content', join(root, 'content'), { recursive: true });
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

/** Changes one content file, runs the check, and puts the file back. */
async function faultsWith(file: string, change: (source: string) => string): Promise<string[]> {
  const path = join(root, 'content', file);
  const source = readFileSync(path, 'utf8');
  const changed = change(source);
  expect(changed).not.toBe(source);
  writeFileSync(path, changed);
  try {
    return await checkContent(join(root, 'content'));
  } finally {
    writeFileSync(path, source);
  }
}

const ARTICLE = 'portfolio/marche-mokolo-prix-de-la-tomate.md';

describe('§3 Wrong content: one French line names the file, the field, the fault and the mend', () => {
  test('the sample content has no fault', async () => {
    expect(await checkContent(join(root, 'content'))).toEqual([]);
  });

  test.each([
    [
      'an unknown icon',
      'services.json',
      (source: string) => source.replace(/"ri-[\w-]+"/, '"ri-inconnue"'),
      /^content\/services\.json › services\[1\]\.icon \(Icône\) : l’icône « ri-inconnue » n’existe pas ; choisissez .+\.$/,
    ],
    [
      'a missing field',
      'site.json',
      (source: string) => source.replace(/"profession": "[^"]*",/, ''),
      /^content\/site\.json › profession \(Profession\) : ce champ manque ; ajoutez-le\.$/,
    ],
    [
      'a wrong type',
      'site.json',
      (source: string) => source.replace(/"networks": \[[^\]]*\]/, '"networks": "aucun"'),
      /^content\/site\.json › networks \(Réseaux sociaux\) : .*écrivez une liste entre crochets\.$/,
    ],
    [
      'an unknown field',
      'site.json',
      (source: string) => source.replace('{', '{ "telephone": "1",'),
      /^content\/site\.json : champ inconnu « telephone » ; retirez-le ou corrigez son nom\.$/,
    ],
    [
      'malformed JSON',
      'services.json',
      (source: string) => source.replace('"services": [', '"services": [,'),
      /^content\/services\.json : le fichier n’est pas du JSON valide \(ligne 2\) ; vérifiez .+\.$/,
    ],
    [
      'malformed front matter',
      ARTICLE,
      (source: string) => source.replace('category: "', 'category: "Articles" "'),
      /^content\/portfolio\/[\w-]+\.md : l’en-tête entre les deux « --- » est mal formé \(ligne \d+\) ; vérifiez .+\.$/,
    ],
    [
      'an unknown category',
      ARTICLE,
      (source: string) => source.replace('"Articles"', '"Article"'),
      /› category.* : catégorie inconnue ; écrivez « Articles », « Vidéos » ou « Photos »\.$/,
    ],
    [
      'a missing image',
      ARTICLE,
      (source: string) => source.replace('./marche-mokolo.jpg', './absente.jpg'),
      /› image\.src \(Fichier de l’image\) : .*« \.\/absente\.jpg » est introuvable ; enregistrez-l.+\.$/,
    ],
    [
      'a file that is no image',
      ARTICLE,
      (source: string) => source.replace('./marche-mokolo.jpg', '../site.json'),
      /› image\.src .* : l’image « \.\.\/site\.json » est illisible ; enregistrez-la de nouveau/,
    ],
    [
      'a missing CV',
      'about.json',
      (source: string) => source.replace('./cv.pdf', './mon-cv.pdf'),
      /^content\/about\.json › cv \(CV \(fichier PDF\)\) : .*« \.\/mon-cv\.pdf » est introuvable/,
    ],
  ])('%s', async (_what, file, change, expected) => {
    expect(await faultsWith(file, change)).toEqual([expect.stringMatching(expected)]);
  });

  test.each(['marché.md', 'marche de nuit.md', 'marche_de_nuit.md', 'Marche.md'])(
    'a portfolio file whose name makes no address: %s',
    async (name) => {
      const path = join(root, 'content/portfolio', name);
      writeFileSync(path, readFileSync(join(root, 'content', ARTICLE)));
      const faults = await checkContent(join(root, 'content'));
      rmSync(path);
      expect(faults).toEqual([
        `content/portfolio/${name} : ce nom de fichier devient une adresse ; renommez-le en minuscules sans accent, chiffres et traits d’union, comme « marche-de-nuit.md ».`,
      ]);
    },
  );

  test('a file that is gone', async () => {
    const path = join(root, 'content', 'project.json');
    const source = readFileSync(path);
    rmSync(path);
    const faults = await checkContent(join(root, 'content'));
    writeFileSync(path, source);
    expect(faults).toEqual(['content/project.json : ce fichier manque ; remettez-le en place.']);
  });
});

test('§3 Wrong content stops the build: no stack trace, and nothing but the line', () => {
  for (const name of ['src', 'public', 'node_modules'])
    symlinkSync(resolve(name), join(root, name), 'junction');
  for (const name of ['package.json', 'tsconfig.json', 'astro.config.mjs'])
    cpSync(name, join(root, name));
  writeFileSync(
    join(root, 'content/site.json'),
    readFileSync(join(root, 'content/site.json'), 'utf8').replace('"profession"', '"metier"'),
  );
  const { status, stdout, stderr } = spawnSync(`${join('node_modules', '.bin', 'astro')} build`, {
    cwd: root,
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  expect(status).toBe(1);
  expect(stdout + stderr).not.toMatch(/\bat .+:\d+/);
  expect(stderr.trim().split('\n')).toEqual([
    'content/site.json › profession (Profession) : ce champ manque ; ajoutez-le.',
    'content/site.json : champ inconnu « metier » ; retirez-le ou corrigez son nom.',
  ]);
});
