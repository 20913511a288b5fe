import { describe, expect, test } from 'vitest';
import { serializeConfig, editorConfig } from '@/admin/config/editor-config.ts';
import { findForm, formatFieldPath, labelLines } from '@/admin/config/find-form.ts';
import { adminContentSecurityPolicy } from '@/admin/config/page-security.ts';
import { resolveRepository } from '@/admin/config/repository.ts';
import { schemaOfPath } from '@/admin/config/editor-schemas.ts';
import {
  removeEditorLinks,
  removeEmptyFields,
  putPicturesInOwnParagraphs,
} from '@/admin/config/prepare-entry.ts';
import { describeSchema } from '@/content/schemas/description.ts';

const portfolio = schemaOfPath('content/portfolio/a.md');
const config = editorConfig({ name: 'compte/depot', branch: 'main' }, 'https://a.example');

describe('What the desk writes', () => {
  test('leaves out what may be absent and was left empty', () => {
    const written = { category: 'Articles', title: '', date: '2026-11-21' };
    const empty = { draft: false, id: null, outlet: '', image: { src: '', alt: '' } };
    expect(removeEmptyFields(portfolio, { ...written, ...empty })).toEqual(written);
  });

  test.each([
    ['Avant ![a](./a.jpg) après.', 'Avant\n\n![a](./a.jpg)\n\naprès.'],
    ['Avant\n![a](./a.jpg "À l’aube")', 'Avant\n\n![a](./a.jpg "À l’aube")'],
    ['![a](./a.jpg)![b](./b.jpg)', '![a](./a.jpg)\n\n![b](./b.jpg)'],
    ['Un\n\n![a](./a.jpg)\n\ndeux', 'Un\n\n![a](./a.jpg)\n\ndeux'],
  ])('a picture stands alone: %j', (text, expected) => {
    expect(putPicturesInOwnParagraphs(text)).toBe(expected);
    expect(putPicturesInOwnParagraphs(text, text)).toBe(text);
  });

  test('keeps the text of a link to the editor, and no link', () => {
    const text = 'Un mot[[1]](https://a.example/admin/#_ftn1), [deux](https://b.example/admin/).';
    expect(removeEditorLinks(text, 'https://a.example/admin/')).toBe(
      'Un mot[1], [deux](https://b.example/admin/).',
    );
  });

  test('keeps what must be there, even empty, and what was filled in', () => {
    const entry = {
      category: 'Photos',
      title: '',
      draft: true,
      id: 0,
      image: { src: './a.jpg', alt: '' },
    };
    expect(removeEmptyFields(portfolio, entry)).toEqual(entry);
  });

  test('§27 Reads without a network: keeps that it was switched off', () => {
    const site = schemaOfPath('content/site.json');
    expect(removeEmptyFields(site, { offline: false, archiveOriginals: false })).toEqual({
      offline: false,
    });
  });

  test('keeps what no form knows, so that it is refused rather than lost', () => {
    const entry = { category: 'Articles', title: 'A', autre: 1 };
    expect(removeEmptyFields(portfolio, entry)).toEqual(entry);
    const unknown = { category: 'Autre', outlet: '' };
    expect(removeEmptyFields(portfolio, unknown)).toEqual(unknown);
  });

  test('leaves out what the editor notes in a list', () => {
    const service = { icon: 'ri-mic-line', title: 'A', description: 'B' };
    const services = schemaOfPath('content/services.json');
    const noted = { services: [{ ...service, __sc_item_id: '1' }] };
    expect(removeEmptyFields(services, noted)).toEqual({ services: [service] });
  });

  test('leaves out an optional picture of a list that was not chosen', () => {
    const one = { text: 'A', name: 'B', position: 'C' };
    const testimonials = { testimonials: [{ ...one, image: null }, one] };
    expect(
      removeEmptyFields(schemaOfPath('content/testimonials/accueil.json'), testimonials),
    ).toEqual({
      testimonials: [one, one],
    });
  });
});

describe('How the desk names a place', () => {
  test.each([
    ['content/services.json', ['services', 3, 'icon'], 'Services, n° 4 › Icône'],
    ['content/site.json', ['contact', 'phone'], 'Contact › Téléphone'],
    ['content/about.json', ['paragraphs', 1], 'Biographie, n° 2'],
    ['content/about.json', ['inconnu'], ''],
  ])('%s %s', (path, place, expected) => {
    expect(formatFieldPath(findForm(config, path)?.fields ?? [], place)).toBe(expected);
  });

  test('the lines of a file have the labels of its fields', () => {
    const { fields = [] } = findForm(config, 'content/services.json') ?? {};
    const file = '{\n  "services": [\n    {\n      "icon": "ri-a",\n      "autre": 1';
    expect(labelLines(fields, file)).toBe(
      '{\n  Services : [\n    {\n      Icône : "ri-a",\n      "autre": 1',
    );
  });

  test('an item has the form of its category; another file has none', () => {
    const fields = (category: string) =>
      findForm(config, 'content/portfolio/a.md', { category })?.fields.map(({ name }) => name);
    expect(fields('Vidéos')).toContain('videoUrl');
    expect(fields('Articles')).not.toContain('videoUrl');
    expect(fields('Autre')).toBeUndefined();
    expect(findForm(config, 'src/a.ts')).toBeUndefined();
  });

  test.each([
    ['content/site.json', 'emailjs'],
    ['content/services.json', 'services'],
    ['content/testimonials/accueil.json', 'testimonials'],
  ])('%s has the schema of its collection', (path, key) => {
    expect(describeSchema(schemaOfPath(path)).properties).toHaveProperty(key);
  });

  test.each(['LISEZ-MOI.md', 'portfolio/2026/a.md', 'portfolio/a.json', 'sitexjson'])(
    'a file that is not of the content has no schema: %s',
    (file) => {
      expect(() => schemaOfPath(`content/${file}`)).toThrow(/No collection holds/);
    },
  );
});

describe('Where the desk saves online', () => {
  const publishing = { repository: 'moi/site', branch: 'publie' };

  test.each([
    ['as the content says', publishing, { repository: 'autre/site' }, 'moi/site', 'publie'],
    ['as the environment says', undefined, { repository: 'a/b', branch: 'c' }, 'a/b', 'c'],
    ['on the main branch', undefined, { repository: 'a/b', branch: '' }, 'a/b', 'main'],
  ])('%s', (_what, content, environment, name, branch) => {
    expect(resolveRepository(content, environment)).toEqual({ name, branch });
  });

  test('nowhere when nothing names a repository', () => {
    expect(resolveRepository(undefined, { repository: '' })).toBeUndefined();
  });
});

test('no text of the configuration can close the script that carries it', () => {
  const hostile = editorConfig({ name: 'a/b', branch: '</script><script>' }, 'https://a.example');
  expect(serializeConfig(hostile)).not.toContain('<');
  expect(JSON.parse(serializeConfig(hostile))).toEqual(hostile);
});

test('the policy of the desk lets no script in but its own', () => {
  expect(adminContentSecurityPolicy()).toContain("default-src 'none'; script-src 'self';");
  expect(adminContentSecurityPolicy()).not.toMatch(
    /unsafe-eval|script-src[^;]*(unsafe|blob|https)/,
  );
});
