/** A text and its path in the data. */
interface LocatedText {
  path: PropertyKey[];
  text: string;
}

/** A picture and its path in the data. */
export interface Picture {
  path: PropertyKey[];
  src: string;
  alt: string;
}

/** Lists every text in a file's data. */
export function listTextsInData(data: unknown, path: PropertyKey[] = []): LocatedText[] {
  if (typeof data === 'string') return [{ path, text: data }];
  return listChildren(data).flatMap(([key, value]) => listTextsInData(value, [...path, key]));
}

/** Lists every picture in a file's data. */
export function listPictures(data: unknown, path: PropertyKey[] = []): Picture[] {
  if (isPicture(data)) return [{ path, src: data.src, alt: data.alt }];
  return listChildren(data).flatMap(([key, value]) => listPictures(value, [...path, key]));
}

function listChildren(data: unknown): [PropertyKey, unknown][] {
  if (Array.isArray(data)) return data.map((value: unknown, index) => [index, value]);
  return typeof data === 'object' && data !== null ? Object.entries(data) : [];
}

function isPicture(data: unknown): data is { src: string; alt: string } {
  return (
    typeof data === 'object' &&
    data !== null &&
    'src' in data &&
    typeof data.src === 'string' &&
    'alt' in data &&
    typeof data.alt === 'string'
  );
}
