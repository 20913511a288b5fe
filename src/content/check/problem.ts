import type { z } from 'zod';
import { fieldName } from './field-name.ts';

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
