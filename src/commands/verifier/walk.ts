/** A text and where it stands. */
interface Text {
  path: PropertyKey[];
  text: string;
}

/** A picture and where it stands. */
export interface Figure {
  path: PropertyKey[];
  src: string;
  alt: string;
}

/** Every text of a file's data. */
export function texts(data: unknown, path: PropertyKey[] = []): Text[] {
  if (typeof data === 'string') return [{ path, text: data }];
  return children(data).flatMap(([key, value]) => texts(value, [...path, key]));
}

/** Every picture of a file's data. */
export function figures(data: unknown, path: PropertyKey[] = []): Figure[] {
  if (isFigure(data)) return [{ path, src: data.src, alt: data.alt }];
  return children(data).flatMap(([key, value]) => figures(value, [...path, key]));
}

function children(data: unknown): [PropertyKey, unknown][] {
  if (Array.isArray(data)) return data.map((value: unknown, index) => [index, value]);
  return typeof data === 'object' && data !== null ? Object.entries(data) : [];
}

function isFigure(data: unknown): data is { src: string; alt: string } {
  return (
    typeof data === 'object' &&
    data !== null &&
    'src' in data &&
    typeof data.src === 'string' &&
    'alt' in data &&
    typeof data.alt === 'string'
  );
}
