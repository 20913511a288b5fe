import type { z } from 'zod';
import { descriptionOf, variantsOf, type Description } from '../schemas/description.ts';

/** Something that is wrong in a content file. */
export interface Fault {
  /** Keys and list positions (from 0) that lead to the field; none for the file itself. */
  path: readonly PropertyKey[];
  /** « What is wrong ; how to fix it », in French, without a final stop. */
  message: string;
  /** The whole of it in one line of French: file, field, fault and fix. */
  line: string;
}

/**
 * A fault, put in words.
 *
 * @param file path of the file, as the owner reads it.
 * @param issue what is wrong, and with which field of the file.
 * @param schema of the file, which names the field; none for what concerns the file itself.
 */
export function fault(
  file: string,
  { path = [], message }: { path?: readonly PropertyKey[]; message: string },
  schema?: z.ZodType,
): Fault {
  const field = schema === undefined ? '' : fieldName(schema, path);
  return { path, message, line: `${file}${field && ` › ${field}`} : ${message}.` };
}

/**
 * How an error names the field: its path in the file, then its French label when it has one.
 *
 * @param schema of the whole file.
 * @param path keys and list positions (from 0) that lead to the field.
 * @returns e.g. `services[3].icon (Icône)`, or an empty string for the file itself.
 */
export function fieldName(schema: z.ZodType, path: readonly PropertyKey[]): string {
  const field = path.reduce<Description | undefined>(inside, descriptionOf(schema));
  const steps = path
    .map((key) => (typeof key === 'number' ? `[${key + 1}]` : `.${String(key)}`))
    .join('');
  return steps.slice(1) + (field?.label === undefined ? '' : ` (${field.label})`);
}

function inside(field: Description | undefined, key: PropertyKey): Description | undefined {
  if (!field) return undefined;
  return [field, ...variantsOf(field)]
    .map(({ items, properties }) => (typeof key === 'number' ? items : properties?.[String(key)]))
    .find((found) => found !== undefined);
}
