import { expect, test } from 'vitest';
import { keysOf } from '@/lib/keys-of.ts';
import { COLLECTIONS } from '@/content/collections.ts';
import { describeSchema, listVariants, type Description } from '@/content/schemas/description.ts';
import { fields } from '../../../support/fields.ts';

const NAME = /^\p{Lu}./u;
const SENTENCES = /^\p{Lu}.*\.$/u;

/** All that is below a description: its fields, and the entries of its lists where they are no groups. */
function below(description: Description): Description[] {
  const { properties = {}, items } = description;
  const entries = items === undefined || items.properties ? [] : [items];
  const inside = [...Object.values(properties), ...entries];
  const groups = [...inside, ...(items?.properties ? [items] : []), ...listVariants(description)];
  return [...inside, ...groups.flatMap(below)];
}

test.each(keysOf(COLLECTIONS))('§3 Every field of « %s » says in French what it is', (name) => {
  const shown = below(describeSchema(COLLECTIONS[name].schema(fields))).filter(
    ({ const: fixed }) => fixed === undefined,
  );
  expect(shown.length).toBeGreaterThan(3);
  for (const { label, hint = 'Rien.', items, item, summary, enum: values = [], choices } of shown) {
    expect(label).toMatch(NAME);
    expect(hint, label).toMatch(SENTENCES);
    if (items) expect(item, label).toMatch(NAME);
    if (items?.properties) expect(Object.keys(items.properties), label).toContain(summary);
    for (const value of values) expect(choices?.[value], label).toMatch(NAME);
  }
});
