import { z } from 'zod';

/** A pattern as the desk's configuration has it: its source, and what to say to a text that doesn't match. */
export type Pattern = [source: string, message: string];

/** The smallest and largest count that a list or a number may have. */
export interface Range {
  min?: number;
  max?: number;
}

/** No pattern of the content accepts this: it serves to hear what a schema says of a wrong text. */
const NO_MATCH = '\0';

/** Whether a text may stay empty. */
export function mayBeEmpty(schema: z.core.$ZodType): boolean {
  return z.safeParse(schema, '').success;
}

/** The greatest length of a text. */
export function maxLength({ _zod: { def } }: z.core.$ZodString): { maxlength?: number } {
  const [check] = (def.checks ?? []).filter((one) => one instanceof z.core.$ZodCheckMaxLength);
  return check ? { maxlength: check._zod.def.maximum } : {};
}

/**
 * The pattern that a text must match.
 *
 * @throws Error when the pattern has flags, which the desk would not know of, or no message of its own.
 */
export function patternOf(schema: z.core.$ZodString): { pattern?: Pattern } {
  const { checks = [] } = schema._zod.def;
  const [check] = checks.filter((one) => one instanceof z.core.$ZodCheckRegex);
  if (!check) return {};
  const { pattern } = check._zod.def;
  const message = z
    .safeParse(schema, NO_MATCH)
    .error?.issues.find(({ code }) => code === 'invalid_format')?.message;
  if (pattern.flags !== '' || message === undefined)
    throw new Error(`The desk can't carry over the pattern ${String(pattern)}.`);
  return { pattern: [pattern.source, message] };
}

/** How many entries a list may have. */
export function countRange({ _zod: { def } }: z.core.$ZodArray): Range {
  return rangeOf(def.checks ?? []);
}

/** Between which values a number must be. */
export function valueRange({ _zod: { def } }: z.core.$ZodNumber): Range {
  return rangeOf(def.checks ?? []);
}

function rangeOf(checks: readonly z.core.$ZodCheck[]): Range {
  return checks.reduce<Range>((range, check) => ({ ...range, ...limits(check) }), {});
}

function limits(check: z.core.$ZodCheck): Range {
  if (check instanceof z.core.$ZodCheckLengthEquals)
    return { min: check._zod.def.length, max: check._zod.def.length };
  if (check instanceof z.core.$ZodCheckMinLength) return { min: check._zod.def.minimum };
  if (check instanceof z.core.$ZodCheckMaxLength) return { max: check._zod.def.maximum };
  if (check instanceof z.core.$ZodCheckGreaterThan && check._zod.def.inclusive)
    return { min: Number(check._zod.def.value) };
  if (check instanceof z.core.$ZodCheckLessThan && check._zod.def.inclusive)
    return { max: Number(check._zod.def.value) };
  return {};
}
