import { longDate } from '../lib/dates.ts';
import type { Item } from './item.ts';
import type { PictureData } from './pictures/picture.ts';
import { makeUnbreakable } from './text/typography.ts';

/** Scans of the newspaper pages on which an article was printed, as JSON for the browser. */
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
  /** Text of the link: « Image 2 », « Page en PDF, 1,3 Mo ». */
  label: string;
  /** Text alternative; only a picture has one. */
  alt?: string;
}

/** Returns the text of the link to a scan: « Image » and not « Page », because its number isn't the newspaper's page number. */
export const scanLinkText = (index: number) => `Image ${index + 1}`;

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
