import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A problem in the content: one changed file of the sample content. */
export interface BrokenContent {
  /** The problem in a few words. */
  what: string;
  /** Path of the file relative to the content folder; it need not exist. */
  file: string;
  /**
   * Makes the new content of the file.
   *
   * @param source its old content; empty for a new file.
   * @returns undefined to delete the file.
   */
  change: (source: string) => string | Uint8Array | undefined;
}

/**
 * Makes a change in a copy of the content.
 *
 * @param folder path of the copy.
 * @returns a function that restores the file.
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

/** Replaces the first occurrence of a text or pattern. */
export const swap = (from: string | RegExp, to: string) => (source: string) =>
  source.replace(from, () => to);

/** Adds a line to the front matter of an item. */
export const withLine = (line: string) => swap('category:', `${line}\ncategory:`);

/** Adds a paragraph to the text of an item. */
export const withText = (text: string) => (source: string) => `${source}\n${text}\n`;

/** Removes the line of a field. */
export const without = (field: string) => (source: string) =>
  source.replace(new RegExp(`^ *"?${field}"?:.*\n`, 'm'), '');

/** Replaces or creates the file. */
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
