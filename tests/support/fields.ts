import { z } from 'zod';
import type { Collection } from '../../src/content/collections.ts';
import { iconField, type Fields } from '../../src/content/schemas/fields.ts';

/** Lookups for the schemas under test: one image, two files and one icon exist. */
export const fields: Fields = {
  image: () => z.literal('./photo.jpg', 'image introuvable'),
  file: z.string().regex(/^\.\/(?:cv\.(?:pdf|odt)|soir\.(?:vtt|srt))$/, 'fichier introuvable'),
  icon: iconField((name) => name === 'ri-mic-line'),
};

/** A picture that passes. */
export const figure = { src: './photo.jpg', alt: 'Une étudiante devant son écran' };

/**
 * What a schema answers to a value. It is made anew: mutation testing sees only what runs inside a test.
 *
 * @returns one « path: message » a fault; empty when the value is accepted.
 */
export function faults(make: Collection['schema'], value: unknown): string[] {
  const { error } = make(fields).safeParse(value);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}
