import { basename } from 'node:path';
import { makeProblem } from '../../content/check/problem.ts';
import { COLLECTIONS, type Collection } from '../../content/collections.ts';
import { stringFields, type ParsedContent } from '../../content/parsed-content.server.ts';

/** A problem in the content that the owner should look at before she publishes. */
export interface Problem {
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
 * A rule of the verifier.
 *
 * @param content sound content.
 * @param today the current day, at midnight UTC.
 */
export type Rule = (content: ParsedContent, today: Date) => Problem[] | Promise<Problem[]>;

/** Formats problems as French lines, like the content check: file, field, problem and fix. */
export function formatProblems({ folder, entries }: ParsedContent, problems: Problem[]): string[] {
  return problems.map(({ file, ...problem }) => {
    const document = entries.find((entry) => entry.file === file);
    const collection: Collection | undefined = document && COLLECTIONS[document.collection];
    return makeProblem(`${basename(folder)}/${file}`, problem, collection?.schema(stringFields))
      .line;
  });
}

/** Warning that the build is older than the content. */
export const STALE_BUILD_WARNING =
  'il est plus ancien que votre contenu ; lancez « npm run build » pour que ses liens soient vérifiés.';

/** « 1 erreur », « 3 erreurs ». */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count > 1 ? 's' : ''}`;
}

/** Returns the first line and, when there are more, a line with their count. */
export function firstLineAndCount(lines: readonly string[]): string[] {
  const [first, ...others] = lines;
  if (first === undefined) return [];
  if (others.length === 0) return [first];
  return [
    first,
    `et ${formatCount(others.length, 'autre')} (« npm run verifier -- --tout » les montre)`,
  ];
}
