import type { z } from 'zod';
import { descriptionOf, variantsOf, type Description } from '@/content/schemas/description.ts';
import { freshKey } from '@/lib/secret-key.ts';
import { keysOf } from '@/lib/keys-of.ts';

/** How the keys begin that the editor keeps for itself. */
const NOTE = '__sc_';

type Group = Record<string, unknown>;

/**
 * What the desk writes of a form: a field that may be absent and was left empty isn't written at all,
 * although the editor gives each a value, nor is what the editor itself notes beside the fields.
 *
 * @param schema of the content.
 * @param value as the editor has it.
 */
export function withoutEmptyFields(schema: z.ZodType, value: unknown): unknown {
  return written(descriptionOf(schema), value);
}

function written(field: Description, value: unknown): unknown {
  const { items, properties } = field;
  if (items && Array.isArray(value)) return value.map((entry: unknown) => written(items, entry));
  if (!isGroup(value)) return value;
  if (properties) return writtenGroup(field, properties, value);
  const variant = variantsOf(field).find((one) => fits(one, value));
  return variant ? written(variant, value) : value;
}

function writtenGroup(
  { required = [] }: Description,
  properties: Record<string, Description>,
  value: Group,
): Group {
  const mayBeAbsent = (key: string) => {
    const field = properties[key];
    return field !== undefined && field.default === undefined && !required.includes(key);
  };
  const own = Object.entries(value).filter(([key]) => !key.startsWith(NOTE));
  const entries = own.map(([key, one]) => [key, written(properties[key] ?? {}, one)] as const);
  return Object.fromEntries(entries.filter(([key, one]) => !(mayBeAbsent(key) && isEmpty(one))));
}

/** Whether a variant's fixed values are those of the group. */
function fits({ properties = {} }: Description, value: Group): boolean {
  return Object.entries(properties).every(
    ([key, { const: fixed }]) => fixed === undefined || fixed === value[key],
  );
}

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmpty);
  if (isGroup(value)) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === '' || value === false;
}

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
