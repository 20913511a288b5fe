import { z } from 'zod';
import { iconField } from '../../src/schemas/fields.ts';

/** Lookups for the schemas under test: one image, one file and one icon exist. */
export const fields = {
  image: () => z.literal('./photo.jpg', 'image introuvable'),
  file: z.literal('./cv.pdf', 'fichier introuvable'),
  icon: iconField((name) => name === 'ri-mic-line'),
};

/** A picture that passes. */
export const figure = { src: './photo.jpg', alt: 'Une étudiante devant son écran' };

/**
 * What a schema answers to a value.
 *
 * @returns one « path: message » a fault; empty when the value is accepted.
 */
export function faults(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}
