import { basename } from 'node:path';
import { makeProblem } from '../../content/check/problem.ts';
import { COLLECTIONS, type Collection } from '../../content/collections.ts';
import { stringFields, type ParsedContent } from '../../content/parsed-content.server.ts';

/** Something in the content that the owner should look at before she publishes. */
export interface Remark {
  /** Path of the file below the content folder. */
  file: string;
  /** Keys and list positions (from 0) that lead to the field, where there is one. */
  path?: readonly PropertyKey[];
  /** « What is the matter ; how to fix it », in French, without a final stop. */
  message: string;
  /** Whether a visitor would meet something broken: the rest is unfinished or unwise. */
  broken?: boolean;
}

/**
 * One rule.
 *
 * @param content sound content.
 * @param today the current day, at midnight UTC.
 */
export type Rule = (content: ParsedContent, today: Date) => Remark[] | Promise<Remark[]>;

/** One French line a remark, as the content check writes its own: file, field, fault and fix. */
export function lines({ folder, entries }: ParsedContent, remarks: Remark[]): string[] {
  return remarks.map(({ file, ...issue }) => {
    const document = entries.find((one) => one.file === file);
    const about: Collection | undefined = document && COLLECTIONS[document.collection];
    return makeProblem(`${basename(folder)}/${file}`, issue, about?.schema(stringFields)).line;
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
