/** A page that is kept on the device of who read it, in a cache of its own with all that it shows. */
export interface Copy {
  /** Its address, without origin and parameters. */
  path: string;
  title: string;
  /** When it was last read with a connection (ISO 8601): what it says is as of then. */
  read: string;
  /** What is stored of it, in bytes. */
  bytes: number;
}

/** The one entry of a cache that is no file of the site: the `Copy` itself, written last. */
export const RECORD = '/copie.json';

const PREFIX = 'copie ';

/** Name of the cache of a page: what is in it goes as a whole. */
export const cacheOf = (path: string) => PREFIX + path;

/**
 * The names among those of all caches of the origin that are copies of this site.
 *
 * @param base path below which the site is published, without its last « / »: others may stand beside it.
 */
export const copyCaches = (names: readonly string[], base: string): string[] =>
  names.filter((name) => name.startsWith(`${PREFIX}${base}/`));

/** Whether what was stored is a whole copy: an older version of the site may have written it. */
export function isCopy(value: unknown): value is Copy {
  if (typeof value !== 'object' || value === null) return false;
  const { path, title, read, bytes } = { path: 0, title: 0, read: 0, bytes: '', ...value };
  return [path, title, read].every((text) => typeof text === 'string') && typeof bytes === 'number';
}
