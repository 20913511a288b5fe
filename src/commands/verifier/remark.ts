import type { Content } from '../../content/parsed-content.server.ts';

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
export type Rule = (content: Content, today: Date) => Remark[] | Promise<Remark[]>;
