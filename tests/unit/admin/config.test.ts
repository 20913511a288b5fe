import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Field } from '@sveltia/cms';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DEAD_LINKS_FILE } from '@/content/dead-links.server.ts';
import { editorConfig } from '@/admin/config/editor-config.ts';
import { countRareFields } from '@/admin/config/editor-collections.ts';
import { formFields } from '@/admin/config/form-fields.ts';
import { findForm, nestedFields } from '@/admin/config/find-form.ts';
import { ICON_LABELS } from '@/admin/config/icon-labels.ts';
import { isIconName } from '@/content/icons.server.ts';
import { COLLECTIONS } from '@/content/collections.ts';
import { CATEGORY_NAMES } from '@/content/item.ts';
import { itemPath } from '@/content/paths.ts';
import { readContentData } from '@/content/read-file.server.ts';
import { describeSchema } from '@/content/schemas/description.ts';
import { keysOf } from '@/lib/keys-of.ts';
import { SAMPLE } from '../../support/sample.ts';

const config = editorConfig({ name: 'compte/depot', branch: 'main' }, 'https://a.example');

const record = z.record(z.string(), z.unknown());

/** The schema that Sveltia ships in its package. */
function sveltiaSchema(): Record<string, unknown> {
  const entry = createRequire(import.meta.url).resolve('@sveltia/cms');
  const file = join(dirname(entry), '../schema/sveltia-cms.json');
  return record.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** The rarely used fields, by form. */
const RARE: Record<string, string[]> = {
  articles: [
    ...['shortTitle', 'lang', 'pullQuote', 'audio', 'audioDuration', 'audioMegabytes'],
    ...['transcript', 'corrections', 'scans', 'visibility'],
  ],
  videos: ['shortTitle', 'lang', 'subtitles', 'transcript'],
  photos: ['shortTitle', 'lang'],
  site: [
    ...['archiveOriginals', 'offline', 'refuseAiCrawlers'],
    ...['pictureLicense', 'podcast', 'publishing'],
  ],
};

/** The fields below a field, also the single one of a list of texts. */
const below = (field: Field): Field[] => [
  ...nestedFields(field),
  ...nestedFields({ name: 'only', fields: 'field' in field ? [field.field] : [] }),
];

const all = (fields: Field[]): Field[] => fields.flatMap((field) => [field, ...all(below(field))]);

/** The keys of some data that its form doesn't have, or has in another order, with their path. */
function strayKeys(fields: Field[], data: unknown, path = ''): string[] {
  const keys = Object.keys(record.parse(data));
  const names = fields.map(({ name }) => name);
  const ordered = names.filter((name) => keys.includes(name));
  return keys.flatMap((key, index) => {
    const field = fields.find(({ name }) => name === key);
    if (!field || ordered[index] !== key) return [`${path}${key}`];
    const value = record.parse(data)[key];
    if (nestedFields(field).length === 0) return [];
    const entries = Array.isArray(value) ? value : [value];
    return entries.flatMap((entry: unknown) =>
      strayKeys(nestedFields(field), entry, `${path}${key}.`),
    );
  });
}

/** Files of the content, as the desk names them. */
/** The record of dead links is a machine's. */
const files = globSync('**/*.{json,md}', { cwd: SAMPLE, exclude: [DEAD_LINKS_FILE] }).map(
  (path) => `content/${path.replaceAll('\\', '/')}`,
);

const onDisk = (path: string): string => join(dirname(SAMPLE), path);

describe('The desk’s configuration, made from the schemas of the content', () => {
  // Compiling a schema of 300 kB may take longer than a test usually has.
  test('is what Sveltia expects', { timeout: 60_000 }, () => {
    const ajv = new Ajv({ strict: false, validateFormats: false });
    const validate = ajv.compile(sveltiaSchema());
    expect(validate(config), ajv.errorsText(validate.errors)).toBe(true);
    expect(validate({ ...config, singletons: [{ name: 'a' }] })).toBe(false);
  });

  test('an optional list may stay empty, another may not', () => {
    const list = z
      .array(z.string().meta({ label: 'Entrée' }))
      .min(1)
      .meta({ label: 'Liste' });
    const schema = describeSchema(z.strictObject({ optional: list.optional(), needed: list }));
    expect(formFields(schema)).toMatchObject([
      { name: 'optional', required: false, min: undefined },
      { name: 'needed', required: true, min: 1 },
    ]);
  });

  test.each(files)('every field of %s can be edited, in the order of its form', async (path) => {
    const data = await readContentData(onDisk(path));
    const form = findForm(config, path, record.parse(data))?.fields ?? [];
    expect(form.length).toBeGreaterThan(0);
    expect(strayKeys(form, data)).toEqual([]);
  });

  test.each(files.filter((path) => path.endsWith('.json')))(
    '%s is written as the desk writes it',
    async (path) => {
      const written = `${JSON.stringify(await readContentData(onDisk(path)), null, 2)}\n`;
      expect(readFileSync(onDisk(path), 'utf8')).toBe(written);
    },
  );

  test('a list can be grouped by what its entries are, drafts first', () => {
    const [articles, dossiers] = ['articles', 'dossiers'].map((list) =>
      config.collections?.find((one) => 'name' in one && one.name === list),
    );
    const labels = (collection: typeof articles) =>
      z
        .object({ view_groups: z.object({ groups: z.array(z.object({ label: z.string() })) }) })
        .parse(collection)
        .view_groups.groups.map(({ label }) => label);
    expect(articles).toMatchObject({ view_groups: { default: 'brouillons' } });
    expect(labels(articles)).toEqual(['Brouillons', 'Programmés', 'À la une']);
    expect(labels(dossiers)).toEqual(['Brouillons', 'Programmés']);
  });

  test.each(keysOf(CATEGORY_NAMES))('an entry of « %s » leads to the page of the site', (label) => {
    const list = config.collections?.find((one) => 'label' in one && one.label === label);
    const path = itemPath({ category: label, slug: 'a', videoUrl: 'https://a.example/b' });
    expect(z.object({ preview_path: z.string() }).parse(list).preview_path).toBe(
      path.replace(/(?<=[/=])a(?=[/#])/, '{{slug}}'),
    );
  });

  test('every icon is chosen among drawn ones, which have each a name of their own', () => {
    const forms = config.singletons?.flatMap((one) => ('fields' in one ? all(one.fields) : []));
    const icons = forms?.filter(({ name }) => name === 'icon');
    expect(icons?.map(({ widget }) => widget)).toEqual(['icon', 'icon']);
    expect(Object.keys(ICON_LABELS).filter((name) => !isIconName(name))).toEqual([]);
    expect(Object.values(ICON_LABELS)).toHaveLength(new Set(Object.values(ICON_LABELS)).size);
  });

  test.each(Object.entries(countRareFields(COLLECTIONS)))(
    'of the form of %s the last %i fields are folded away, none of them required',
    (name, count) => {
      const form = [...(config.collections ?? []), ...(config.singletons ?? [])].find(
        (one) => 'name' in one && one.name === name,
      );
      const { fields } = z.object({ fields: z.array(record) }).parse(form);
      const names = fields.slice(fields.length - count).map((field) => field['name']);
      expect(names).toEqual(RARE[name] ?? []);
      for (const field of fields.slice(fields.length - count))
        expect(field).toMatchObject({ required: false });
    },
  );

  test('every field that shows has a French label', () => {
    const forms = [...(config.collections ?? []), ...(config.singletons ?? [])];
    const fields = forms.flatMap((one) => ('fields' in one ? all(one.fields) : []));
    expect(fields.length).toBeGreaterThan(80);
    for (const field of fields)
      if (field.widget !== 'hidden') expect(field.label, field.name).toMatch(/^[A-ZÀÉ]/);
  });
});

describe('A field of the desk', () => {
  const field = (schema: z.ZodType) => formFields(describeSchema(z.strictObject({ a: schema })))[0];
  const label = { label: 'Titre' };

  test.each([
    ['a text', z.string().min(1).meta(label), { widget: 'string' }],
    ['a text that may be empty', z.string().meta(label), { widget: 'string', required: false }],
    ['an optional text', z.string().min(1).optional().meta(label), { required: false }],
    [
      'sentences',
      z
        .string()
        .max(170)
        .meta({ ...label, long: true }),
      { widget: 'text', maxlength: 170 },
    ],
    ['a hint', z.string().meta({ ...label, hint: 'Court.' }), { hint: 'Court.' }],
    [
      'a pattern',
      z
        .string()
        .regex(/^\+\d+$/, 'pas un numéro')
        .meta(label),
      { pattern: ['^\\+\\d+$', 'pas un numéro'] },
    ],
    ['a web address', z.url().meta(label), { widget: 'string', type: 'url' }],
    ['an e-mail address', z.email().meta(label), { widget: 'string', type: 'email' }],
    [
      'a number',
      z.int().nonnegative().max(9).default(4).meta(label),
      { widget: 'number', value_type: 'int', min: 0, max: 9, default: 4, required: false },
    ],
    ['yes or no', z.boolean().default(true).meta(label), { widget: 'boolean', default: true }],
    [
      'a day',
      z.coerce.date().meta(label),
      { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
    ],
    [
      'an enumeration',
      z
        .enum(['a', 'b'])
        .default('b')
        .meta({ ...label, choices: { a: 'Un' } }),
      {
        widget: 'select',
        options: [
          { value: 'a', label: 'Un' },
          { value: 'b', label: 'b' },
        ],
        default: 'b',
        required: true,
      },
    ],
    [
      'an enumeration that may be absent',
      z
        .enum(['a'])
        .optional()
        .meta({ ...label, choices: { '': 'Automatique', a: 'Un' } }),
      {
        widget: 'select',
        options: [
          { value: '', label: 'Automatique' },
          { value: 'a', label: 'Un' },
        ],
        required: false,
      },
    ],
    [
      'an enumeration one value of which says what absence does',
      z
        .enum(['a', 'b'])
        .optional()
        .meta({ ...label, choices: { '': 'Un', a: 'Un', b: 'Deux' } }),
      {
        widget: 'select',
        options: [
          { value: '', label: 'Un' },
          { value: 'b', label: 'Deux' },
        ],
        required: false,
      },
    ],
    ['a fixed value', z.literal('Articles'), { widget: 'hidden', default: 'Articles' }],
    [
      'an image',
      z
        .string()
        .min(1)
        .meta({ ...label, file: 'image' }),
      { widget: 'image' },
    ],
    [
      'an image or its address',
      z.union([z.url(), z.string().meta({ file: 'image' })]).meta(label),
      { widget: 'image', choose_url: true },
    ],
    [
      'an icon',
      z.string().meta({ icon: true }).meta(label),
      { widget: 'icon', required: undefined },
    ],
    [
      'the part of a picture to keep',
      z
        .enum(['top'])
        .optional()
        .meta({ ...label, focalPoint: true }),
      { widget: 'focal-point', required: false },
    ],
    ['a file', z.string().min(1).meta({ file: 'any' }).meta(label), { widget: 'file' }],
    [
      'a list of texts',
      z
        .array(z.string().min(1).meta({ label: 'Ligne' }))
        .length(3)
        .meta({ ...label, item: 'Ligne' }),
      {
        widget: 'list',
        min: 3,
        max: 3,
        required: true,
        label_singular: 'Ligne',
        field: { label: 'Ligne' },
      },
    ],
    [
      'a list of groups',
      z.array(z.strictObject({ b: z.string().meta(label) })).meta({ ...label, summary: 'b' }),
      { widget: 'list', required: false, summary: '{{fields.b}}', fields: [{ name: 'b' }] },
    ],
    ['a group', z.strictObject({ b: z.string().meta(label) }).meta(label), { widget: 'object' }],
  ])('%s', (_what, schema, expected) => {
    const label = schema instanceof z.ZodLiteral ? {} : { label: 'Titre' };
    expect(field(schema)).toMatchObject({ name: 'a', ...label, ...expected });
  });

  test.each([
    ['no label', z.string(), /« a » has no French label/],
    ['no label inside', z.strictObject({ b: z.string() }).meta(label), /« b » has no French label/],
    ['no label in a list', z.array(z.string()).meta(label), /« a » has no French label/],
    ['an unknown type', z.record(z.string(), z.string()).meta(label), /no field for the type/],
    ['a fraction', z.number().meta(label), /no field for the type/],
    ['a union of texts', z.union([z.string(), z.url()]).meta(label), /no field for the type/],
    ['a pattern with flags', z.string().regex(/a/i, 'non').meta(label), /\/a\/i has flags/],
    [
      'a default that is no value',
      z.array(z.string()).default([]).meta(label),
      /default value of « a »/,
    ],
  ])('is refused: %s', (_what, schema, expected) => {
    expect(() => field(schema)).toThrow(expected);
  });
});
