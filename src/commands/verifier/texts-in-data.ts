import { z } from 'zod';

/** A string in a content file's data, and the path to it: keys and list positions. */
interface LocatedText {
  path: PropertyKey[];
  text: string;
}

const pictureSchema = z.object({ src: z.string(), alt: z.string() });

/** A picture in a content file's data, and the path to it: keys and list positions. */
export interface Picture extends z.infer<typeof pictureSchema> {
  path: PropertyKey[];
}

/** Lists every string in a content file's data, whatever its field, for rules that search the owner's words. */
export function listTextsInData(data: unknown, path: PropertyKey[] = []): LocatedText[] {
  if (typeof data === 'string') return [{ path, text: data }];
  return listChildren(data).flatMap(([key, value]) => listTextsInData(value, [...path, key]));
}

/** Lists every object with `src` and `alt` in a content file's data, whatever its field; the podcast's picture is none. */
export function listPictures(data: unknown, path: PropertyKey[] = []): Picture[] {
  const picture = pictureSchema.safeParse(data);
  if (picture.success) return [{ ...picture.data, path }];
  return listChildren(data).flatMap(([key, value]) => listPictures(value, [...path, key]));
}

function listChildren(data: unknown): [PropertyKey, unknown][] {
  if (Array.isArray(data)) return data.map((value: unknown, index) => [index, value]);
  return typeof data === 'object' && data !== null ? Object.entries(data) : [];
}
