import { z } from 'zod';

/** What the schemas say of a field for the desk, besides its type. */
const metaSchema = z.object({
  /** French name of the field. */
  label: z.string().optional(),
  /** One French sentence below the field. */
  hint: z.string().optional(),
  /** A file that the text names, chosen and uploaded in the desk. */
  file: z.enum(['image', 'any']).optional(),
  /** Endings of the files that may be chosen. */
  accept: z.string().optional(),
  /** Sentences rather than a line. */
  long: z.boolean().optional(),
  /** French name of one entry of a list. */
  item: z.string().optional(),
  /** The field that names an entry of a list. */
  summary: z.string().optional(),
  /** French names of the values of an enumeration. */
  choices: z.record(z.string(), z.string()).optional(),
});

export type Meta = z.infer<typeof metaSchema>;

/** What a schema says of its field. */
export function metaOf(schema: z.core.$ZodType): Meta {
  return metaSchema.parse(z.globalRegistry.get(schema) ?? {});
}
