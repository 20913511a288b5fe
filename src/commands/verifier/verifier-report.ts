import { basename } from 'node:path';
import { makeProblem } from '../../content/check/problem.ts';
import { COLLECTIONS, type CollectionName } from '../../content/collections.ts';
import { stringFields } from '../../content/schemas/field-schemas.ts';
import type { ParsedContent } from '../../content/parsed-content.server.ts';
import { memoize } from '../../lib/memoize.ts';

/** A problem in the content that the owner should look at before she publishes. */
export interface Problem {
  /** Path of the file below the content folder. */
  file: string;
  /** Path of the field in the entry: keys, and list positions from 0. Absent where the problem is of no single field. */
  path?: readonly PropertyKey[];
  /** « What is the matter ; how to fix it », in French, without a final stop. */
  message: string;
  /** Whether a visitor would meet something broken: the rest is unfinished or unwise. */
  broken?: boolean;
  /** Whether this is only a notice: it is printed, but isn't counted as a problem. */
  note?: boolean;
}

/**
 * A rule of `npm run verifier`: a function that finds the problems of one kind in the content.
 *
 * @param content that has passed the content check.
 * @param today the current day, at midnight UTC.
 */
export type Rule = (content: ParsedContent, today: Date) => Problem[] | Promise<Problem[]>;

/** A line of the report, in French, as it is shown. */
export interface ReportLine {
  line: string;
  /** Whether visitors, or the next publication, meet something broken: the rest is advice. */
  broken?: boolean | undefined;
  /** Whether the line is a notice, neither an error nor a warning, and isn't counted. */
  note?: boolean | undefined;
}

/** The lines of the report under one title. */
export interface Section {
  title: string;
  lines: ReportLine[];
}

const schemaOf = memoize((name: CollectionName) => COLLECTIONS[name].schema(stringFields));

/** Formats problems as French lines, like the content check: file, field, problem and fix. */
export function formatProblems(
  { folder, entries }: ParsedContent,
  problems: Problem[],
): ReportLine[] {
  return problems.map(({ file, broken, note, ...problem }) => {
    const document = entries.find((entry) => entry.file === file);
    const schema = document && schemaOf(document.collection);
    return { line: makeProblem(`${basename(folder)}/${file}`, problem, schema).line, broken, note };
  });
}
