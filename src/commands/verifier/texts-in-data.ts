import { z } from 'zod';

/** A text and its path in the data. */
interface LocatedText {
  path: PropertyKey[];
  text: string;
}

const pictureSchema = z.object({ src: z.string(), alt: z.string() });

/** A picture and its path in the data. */
export interface Picture extends z.infer<typeof pictureSchema> {
  path: PropertyKey[];
}

/** Lists every text in a file's data. */
export function listTextsInData(data: unknown, path: PropertyKey[] = []): LocatedText[] {
  if (typeof data === 'string') return [{ path, text: data }];
  return listChildren(data).flatMap(([key, value]) => listTextsInData(value, [...path, key]));
}

/** Lists every picture in a file's data. */
export function listPictures(data: unknown, path: PropertyKey[] = []): Picture[] {
  const picture = pictureSchema.safeParse(data);
  if (picture.success) return [{ ...picture.data, path }];
  return listChildren(data).flatMap(([key, value]) => listPictures(value, [...path, key]));
}

function listChildren(data: unknown): [PropertyKey, unknown][] {
  if (Array.isArray(data)) return data.map((value: unknown, index) => [index, value]);
  return typeof data === 'object' && data !== null ? Object.entries(data) : [];
}
