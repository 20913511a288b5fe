import { z } from 'zod';

/** How the keys begin that the editor keeps for itself. */
const NOTE = '__sc_';

/**
 * What the desk writes of a form: a field that may be absent and was left empty isn't written at all,
 * although the editor gives each a value, nor is what the editor itself notes beside the fields.
 *
 * @param schema of the content.
 * @param value as the editor has it.
 */
export function tidy(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodDefault)
    return tidy(schema._zod.def.innerType, value);
  if (schema instanceof z.core.$ZodArray && Array.isArray(value))
    return value.map((entry: unknown) => tidy(schema._zod.def.element, entry));
  if (schema instanceof z.core.$ZodDiscriminatedUnion && isGroup(value)) {
    const option = schema._zod.def.options.find((one) =>
      fits(one, schema._zod.def.discriminator, value),
    );
    return option ? tidy(option, value) : value;
  }
  if (schema instanceof z.core.$ZodObject && isGroup(value)) {
    const shape: Readonly<Record<string, z.core.$ZodType>> = schema._zod.def.shape;
    const own = Object.entries(value).filter(([key]) => !key.startsWith(NOTE));
    const entries = own.map(([key, one]) => {
      const field = shape[key];
      return [key, field ? tidy(field, one) : one] as const;
    });
    return Object.fromEntries(
      entries.filter(([key, one]) => !(shape[key] instanceof z.core.$ZodOptional && isEmpty(one))),
    );
  }
  return value;
}

function fits(option: z.core.$ZodType, key: string, value: Record<string, unknown>): boolean {
  if (!(option instanceof z.core.$ZodObject)) return false;
  const field = option._zod.def.shape[key];
  return field !== undefined && z.safeParse(field, value[key]).success;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmpty);
  if (isGroup(value)) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === '' || value === false;
}
