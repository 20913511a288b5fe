import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { COLLECTIONS } from '@/content/collections.ts';
import { stringFields } from '@/content/schemas/field-schemas.ts';
import { describeSchema, listVariants, type Description } from '@/content/schemas/description.ts';
import { dossiersSchema } from '@/content/schemas/dossiers.ts';
import { portfolioSchema } from '@/content/schemas/portfolio.ts';
import { watchSchema } from '@/content/schemas/watch.ts';
import { keysOf } from '@/lib/keys-of.ts';

const GUIDE = readFileSync('content/LISEZ-MOI.md', 'utf8');
const EXAMPLES = Array.from(GUIDE.matchAll(/```text\n(.*?)```/gs), ([, example = '']) => example);
const KEY = '0f3a6c1b9d8e47f2a5c4b3d2e1f09876';

/** The names of the fields of a description, at any depth. */
function fieldNames(description: Description): string[] {
  const { properties = {}, items } = description;
  const inside = [
    ...Object.values(properties),
    ...listVariants(description),
    ...(items ? [items] : []),
  ];
  return [...Object.keys(properties), ...inside.flatMap(fieldNames)];
}

describe('The owner’s guide: what it tells her to write is what the site reads', () => {
  const whole = EXAMPLES.filter((example) => example.startsWith('---'));

  test.each(whole)('a whole file: %s', (file) => {
    const [, fieldText = ''] = file.split(/^---\n/m);
    const written: unknown = parseDocument(fieldText.replace('"…"', `"${KEY}"`)).toJS();
    const schema = fieldText.includes('category')
      ? portfolioSchema(stringFields)
      : dossiersSchema();
    expect(schema.safeParse(written).error?.issues).toBeUndefined();
  });

  test('it shows a file of an article, a video, a photo and a dossier', () => {
    expect(whole).toHaveLength(4);
  });

  test('it shows the file of what is watched', () => {
    const watched = EXAMPLES.filter((example) => example.startsWith('{'));
    expect(watched).toHaveLength(1);
    for (const example of watched)
      expect(watchSchema().parse(JSON.parse(example)).sources).toHaveLength(2);
  });

  test('every field that it names is one', () => {
    const known = new Set(
      keysOf(COLLECTIONS).flatMap((name) =>
        fieldNames(describeSchema(COLLECTIONS[name].schema(stringFields))),
      ),
    );
    const inLines = GUIDE.matchAll(/`"?(\w+)"?:/g);
    const inExamples = EXAMPLES.flatMap((example) => [...example.matchAll(/^ *(\w+): /gm)]);
    const named = [...inLines, ...inExamples].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(25);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});
