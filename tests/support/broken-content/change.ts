import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Content with one fault: the sample content with one file changed. */
export interface BrokenContent {
  /** The fault, in a few words. */
  what: string;
  /** Path of the file below the content folder; it need not exist. */
  file: string;
  /**
   * What the file holds instead.
   *
   * @param source what it holds in the sample content; empty when there is no such file.
   * @returns nothing when the file goes.
   */
  change: (source: string) => string | Uint8Array | undefined;
}

/**
 * Makes a change in a copy of the content.
 *
 * @param folder path of the copy.
 * @returns puts the file back.
 * @throws Error when the change changes nothing.
 */
export function breakContent(folder: string, { what, file, change }: BrokenContent): () => void {
  const path = join(folder, file);
  const before = read(path);
  const after = change(before?.toString('utf8') ?? '');
  if (after === before?.toString('utf8')) throw new Error(`« ${what} » changes nothing.`);
  write(path, after);
  return () => {
    write(path, before);
  };
}

/** A change of the first place where a text stands, or of what a pattern finds. */
export const swap = (from: string | RegExp, to: string) => (source: string) =>
  source.replace(from, () => to);

/** A line more in the front matter of an item. */
export const withLine = (line: string) => swap('category:', `${line}\ncategory:`);

/** A paragraph more in the text of an item. */
export const withText = (text: string) => (source: string) => `${source}\n${text}\n`;

/** The field is gone: its line is. */
export const without = (field: string) => (source: string) =>
  source.replace(new RegExp(`^ *"?${field}"?:.*\n`, 'm'), '');

/** The file holds something else, or is new. */
export const holding = (data: string | Uint8Array) => () => data;

export const gone = () => undefined;

function read(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

function write(path: string, data: string | Uint8Array | undefined): void {
  if (data === undefined) {
    rmSync(path);
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, data);
}
