import { z } from 'zod';
import type { Collection } from '../../src/content/collections.ts';
import { iconField, type FieldSchemas } from '../../src/content/schemas/field-schemas.ts';

/** Fields for the schemas under test: one image, some files and one icon exist. */
export const fields: FieldSchemas = {
  image: () => z.literal('./photo.jpg', 'image introuvable'),
  file: z
    .string()
    .regex(/^\.\/(?:cle\.(?:asc|gpg)|cv\.(?:pdf|odt)|soir\.(?:vtt|srt))$/, 'fichier introuvable'),
  icon: iconField((name) => name === 'ri-mic-line'),
};

/** A valid picture. */
export const figure = { src: './photo.jpg', alt: 'Une étudiante devant son écran' };

/**
 * Checks a value with a schema, made inside the test because mutation testing only sees what runs there.
 *
 * @returns one « path: message » for each problem.
 */
export function faults(make: Collection['schema'], value: unknown): string[] {
  const { error } = make(fields).safeParse(value);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}
