import type { z } from 'zod';
import { freshKey } from '@/lib/secret-key.ts';
import { keysOf } from '@/lib/keys-of.ts';
import { descriptionOf } from '@/content/schemas/description.ts';

/**
 * What the desk writes of a form that has fields for a secret: one is drawn for each that is empty.
 *
 * @param schema of the content.
 * @param fields as the editor has them.
 */
export function withDrawnKeys(
  schema: z.ZodType,
  fields: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { properties = {} } = descriptionOf(schema);
  const empty = keysOf(properties).filter((name) => properties[name]?.drawn && !fields[name]);
  return { ...fields, ...Object.fromEntries(empty.map((name) => [name, freshKey()])) };
}
