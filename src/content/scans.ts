import { longDate } from '../lib/dates.ts';
import type { Item } from './item.ts';
import type { PictureData } from './pictures/picture.ts';
import { makeUnbreakable } from './text/typography.ts';

/** The pages of an article as they were printed, as JSON for the browser. */
export interface ScansData {
  /** Day and page, as `formatIssueReference` returns them. */
  issue: string;
  /** The first picture, small. */
  thumbnail?: PictureData;
  /** The pictures in their full size, then the PDF. */
  files: ScanFile[];
}

interface ScanFile {
  href: string;
  /** « Image 2 », « Page en PDF, 1,3 Mo ». */
  label: string;
  /** Only of a picture. */
  alt?: string;
}

/** The name of a picture: its number isn’t that of a page of the paper. */
export const pictureLabel = (index: number) => `Image ${index + 1}`;

/** Returns the day and the page on which an article was printed: « 19 mai 2026, page 7 »; empty if neither is known. */
export function formatIssueReference({ scans, date }: Pick<Item, 'scans' | 'date'>): string {
  const day = scans?.day ?? date;
  const page = scans?.page;
  // « 1 et 7 »
  const word = /\d\D+\d/.test(page ?? '') ? 'pages' : 'page';
  return [day && makeUnbreakable(longDate(day)), page && makeUnbreakable(`${word} ${page}`)]
    .filter(Boolean)
    .join(', ');
}
