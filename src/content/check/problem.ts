import type { z } from 'zod';
import { describeSchema, listVariants, type Description } from '../schemas/description.ts';

/** A problem with one field of a content file, or with the file itself. */
export interface FieldProblem {
  /** Keys and list positions (from 0) that lead to the field; empty or absent for the file itself. */
  path?: readonly PropertyKey[];
  /** « What is wrong ; how to fix it », in French, without a final full stop. */
  message: string;
}

/** A problem with a content file, ready to be shown to the owner. */
export interface Problem extends Required<FieldProblem> {
  /** The complete error message, one line of French: file, field, problem and fix. */
  line: string;
}

/**
 * Completes a problem with its error line.
 *
 * @param file path of the file, as the owner reads it.
 * @param schema of the file, which gives the label of the field; not needed for a problem with the file itself.
 */
export function makeProblem(
  file: string,
  { path = [], message }: FieldProblem,
  schema?: z.ZodType,
): Problem {
  const field = schema === undefined ? '' : fieldName(schema, path);
  return { path, message, line: `${file}${field && ` › ${field}`} : ${message}.` };
}

/**
 * Returns the name of a field in an error message: its path in the file, then its French label if it has one.
 *
 * @param schema of the whole file.
 * @param path keys and list positions (from 0) that lead to the field.
 * @returns e.g. `services[3].icon (Icône)`, or an empty string for the file itself.
 */
export function fieldName(schema: z.ZodType, path: readonly PropertyKey[]): string {
  const field = path.reduce<Description | undefined>(childField, describeSchema(schema));
  const steps = path
    .map((key) => (typeof key === 'number' ? `[${key + 1}]` : `.${String(key)}`))
    .join('');
  return steps.slice(1) + (field?.label === undefined ? '' : ` (${field.label})`);
}

function childField(field: Description | undefined, key: PropertyKey): Description | undefined {
  if (!field) return undefined;
  return [field, ...listVariants(field)]
    .map(({ items, properties }) => (typeof key === 'number' ? items : properties?.[String(key)]))
    .find((child) => child !== undefined);
}
