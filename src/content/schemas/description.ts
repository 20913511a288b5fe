import { z } from 'zod';

/** What a schema says of a field: the part of JSON Schema that the content uses, and the keys of `.meta()`. */
const description = z.object({
  /** French name of the field. */
  label: z.string().optional(),
  /** One French sentence below the field. */
  hint: z.string().optional(),
  /** A file that the text names, chosen and uploaded in the desk. */
  file: z.enum(['image', 'any']).optional(),
  /** Whether it is stored beside the file that names it, not among its pictures. */
  storedBeside: z.boolean().optional(),
  /** No field of a form: what it has stays as it is. */
  hidden: z.boolean().optional(),
  /** A secret that the desk draws where none is written. */
  generated: z.boolean().optional(),
  /** The collection whose entries a list names. */
  entriesOf: z.string().optional(),
  /** Their fields in which a word is looked for. */
  searchFields: z.array(z.string()).optional(),
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

  type: z.string().optional(),
  default: z.unknown().optional(),
  const: z.union([z.string(), z.number(), z.boolean()]).optional(),
  enum: z.array(z.string()).optional(),
  /** `uri`, `email` or `date`. */
  format: z.string().optional(),
  pattern: z.string().optional(),
  /** What the schema answers to a text that doesn't match the pattern: the one key that is ours. */
  patternMessage: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  /** Keys that must be there. */
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

/** No pattern of the content accepts this: it serves to hear what a schema says of a wrong text. */
const NO_MATCH = '\0';

/**
 * Reads a schema: the only place that does.
 *
 * @throws Error for a pattern with flags, which JSON Schema has no place for.
 */
export function describeSchema(schema: z.ZodType): Description {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: ({ zodSchema }) =>
      zodSchema instanceof z.ZodDate ? { type: 'string', format: 'date' } : 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.pattern !== undefined)
        jsonSchema['patternMessage'] = patternMessage(zodSchema);
      // Every integer of Zod's has these bounds.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  return description.parse(json);
}

/** The forms that a value may take; none when there is only one. */
export function variantsOf({ anyOf = [], oneOf = [] }: Description): Description[] {
  return [...anyOf, ...oneOf];
}

function patternMessage(schema: z.core.$ZodType): string | undefined {
  const { error } = z.safeParse(schema, NO_MATCH);
  const issue = error?.issues.find((one) => one.code === 'invalid_format');
  if (issue?.pattern?.endsWith('/') === false)
    throw new Error(`The pattern ${issue.pattern} has flags, which can't be described.`);
  return issue?.message;
}
