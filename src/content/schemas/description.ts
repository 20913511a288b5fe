import { z } from 'zod';
import { memoize } from '../../lib/memoize.ts';

/** Schema of the description of a field: the part of JSON Schema that the content uses, and our own keys of `.meta()`. */
const description = z.object({
  label: z.string().optional(),
  /** One French sentence of help below the field. */
  hint: z.string().optional(),
  /** Present when the value is the path of a file that the editor uploads: an image, or any kind of file. */
  file: z.enum(['image', 'any']).optional(),
  /** Whether the uploaded file is stored in the folder of the content file, not in that of its pictures. */
  storedBeside: z.boolean().optional(),
  /** Whether the value is the class name of an icon, which the editor draws. */
  icon: z.boolean().optional(),
  /** Whether the value is the part that crops keep of the picture in the same group of fields. */
  focalPoint: z.boolean().optional(),
  /** Whether the form leaves the field out; its value is kept. */
  hidden: z.boolean().optional(),
  /** Whether the field is seldom filled in: the form shows it at its end, folded away. */
  rare: z.boolean().optional(),
  /** Whether the editor generates a secret key as its value, if it is empty. */
  generated: z.boolean().optional(),
  /** The collection to whose entries a list refers. */
  entriesOf: z.string().optional(),
  /** With `entriesOf`, the fields of these entries that the editor searches. */
  searchFields: z.array(z.string()).optional(),
  /** The allowed file extensions. */
  accept: z.string().optional(),
  /** Whether the editor shows a text box of several lines. */
  long: z.boolean().optional(),
  /** French name of one entry of the list. */
  item: z.string().optional(),
  /** Whether the editor adds an entry at the top of the list. */
  newestFirst: z.boolean().optional(),
  /** The field that is the title of an entry of the list. */
  summary: z.string().optional(),
  /** French labels of the values of an enumeration. */
  choices: z.record(z.string(), z.string()).optional(),

  type: z.string().optional(),
  default: z.unknown().optional(),
  const: z.union([z.string(), z.number(), z.boolean()]).optional(),
  enum: z.array(z.string()).optional(),
  /** `uri`, `email` or `date`. */
  format: z.string().optional(),
  pattern: z.string().optional(),
  /** The error message for a text that doesn't match the pattern. */
  patternMessage: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  required: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), description).optional();
  },
  get items() {
    return description.optional();
  },
  get anyOf() {
    return z.array(description).optional();
  },
  get oneOf() {
    return z.array(description).optional();
  },
});

export type Description = z.infer<typeof description>;

/** A text that matches no pattern of the content, used to get a schema's error message. */
const NO_MATCH = '\0';

/**
 * Converts a schema to a description, once, for the editor's forms and the field names in error messages. Nothing else looks
 * inside a schema.
 *
 * @throws Error for a pattern with flags, which JSON Schema has no place for.
 */
export const describeSchema = memoize((schema: z.ZodType): Description => {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: ({ zodSchema }) =>
      zodSchema instanceof z.ZodDate ? { type: 'string', format: 'date' } : 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.pattern !== undefined)
        jsonSchema['patternMessage'] = patternErrorMessage(zodSchema);
      // Zod gives these bounds to every integer.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  return description.parse(json);
});

/** Returns the variants of a field, one of which the value must match; an empty list for a field without variants. */
export function listVariants({ anyOf = [], oneOf = [] }: Description): Description[] {
  return [...anyOf, ...oneOf];
}

function patternErrorMessage(schema: z.core.$ZodType): string | undefined {
  const { error } = z.safeParse(schema, NO_MATCH);
  const issue = error?.issues.find((candidate) => candidate.code === 'invalid_format');
  if (issue?.pattern?.endsWith('/') === false)
    throw new Error(`The pattern ${issue.pattern} has flags, which can't be described.`);
  return issue?.message;
}
