import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleFile, itemFile } from './items.ts';
import { readSamples } from './samples.ts';

/**
 * Writes a content folder like the sample one with another portfolio: as many items as asked for, which
 * share the sample's pictures. The same count gives the same files, and a greater one the same and more.
 *
 * @param sample path of the sample content.
 * @param folder path of the folder to write; what is there goes.
 * @param count how many items.
 */
export function growContent(sample: string, folder: string, count: number): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(sample, folder, { recursive: true, filter: (path) => !path.endsWith('.md') });
  const samples = readSamples(sample);
  for (let index = 0; index < count; index++) {
    const { name, source } = itemFile(index, samples);
    writeFileSync(join(folder, 'portfolio', name), source);
  }
}

/**
 * Writes a content folder like the sample one with more articles, without pictures.
 *
 * @param sample path of the sample content.
 * @param folder path of the folder to write; what is there goes.
 * @param count how many articles are added.
 * @returns the names of their files, without the suffix, newest first.
 */
export function addArticles(sample: string, folder: string, count: number): string[] {
  rmSync(folder, { recursive: true, force: true });
  cpSync(sample, folder, { recursive: true });
  const samples = readSamples(sample);
  return Array.from({ length: count }, (_, index) => {
    const { name, source } = articleFile(index, samples);
    writeFileSync(join(folder, 'portfolio', name), source);
    return name.slice(0, -'.md'.length);
  });
}
