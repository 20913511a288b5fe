import { basename } from 'node:path';
import { fault } from '../../content/check/problem.ts';
import { COLLECTIONS, type Collection } from '../../content/collections.ts';
import { fields, type Content } from '../../content/parsed-content.server.ts';
import type { Remark } from './remark.ts';

/** One French line a remark, as the content check writes its own: file, field, fault and fix. */
export function lines({ folder, documents }: Content, remarks: Remark[]): string[] {
  return remarks.map(({ file, ...issue }) => {
    const document = documents.find((one) => one.file === file);
    const about: Collection | undefined = document && COLLECTIONS[document.collection];
    return fault(`${basename(folder)}/${file}`, issue, about?.schema(fields)).line;
  });
}

/** The built site no longer shows what the content says. */
export const STALE =
  'il est plus ancien que votre contenu ; lancez « npm run build » pour que ses liens soient vérifiés.';

/** « 1 erreur », « 3 erreurs ». */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count > 1 ? 's' : ''}`;
}

/** The first line of a kind, and how many more there are. */
export function firstOf(found: readonly string[]): string[] {
  const [first, ...others] = found;
  if (first === undefined) return [];
  if (others.length === 0) return [first];
  return [
    first,
    `et ${counted(others.length, 'autre')} (« npm run verifier -- --tout » les montre)`,
  ];
}
