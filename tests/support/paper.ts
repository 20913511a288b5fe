import type { Page } from '@playwright/test';
import { extractImages, extractText, getDocumentProxy } from 'unpdf';
import { prepareForPrint } from '../../src/commands/exporter/print-pdf.ts';

export { prepareForPrint };

/** One printed sheet. */
export interface Sheet {
  /** Its text in document order, with single spaces. */
  text: string;
  pictures: number;
}

/** Whether the print styles, which load last, have loaded. Runs in the page. */
export const isReadyForPaper = () =>
  [...document.styleSheets].some(({ media }) => media.mediaText === 'print');

/** What the page prints on A4 as it stands. */
export async function print(page: Page): Promise<Sheet[]> {
  await prepareForPrint(page);
  return readSheets(await page.pdf({ format: 'A4' }));
}

export async function readSheets(file: Uint8Array): Promise<Sheet[]> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { text } = await extractText(pdf);
  return Promise.all(
    text.map(async (words, index) => ({
      text: plain(words),
      pictures: (await extractImages(pdf, index + 1)).length,
    })),
  );
}

/** Joins the text of all sheets. */
export const wholeText = (sheets: readonly Sheet[]) => sheets.map(({ text }) => text).join(' ');

export const pictures = (sheets: readonly Sheet[]) =>
  sheets.reduce((sum, sheet) => sum + sheet.pictures, 0);

/** Counts how often a text contains another, regardless of white space. */
export const times = (text: string, part: string) => text.split(plain(part)).length - 1;

/** Puts a text on one line, without a space where a line ended with a hyphen. */
export const plain = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(\S-) /g, '$1')
    .trim();
