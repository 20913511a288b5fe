import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { formatFileSize } from '../lib/file-size.ts';
import { contentRoot } from './environment.server.ts';
import type { Item } from './item.ts';
import { scansPdfPath } from './paths.ts';
import { largestFile } from './pictures/picture.ts';
import { pictureData } from './pictures/pictures.server.ts';
import { formatIssueReference, scanLinkText, type ScansData } from './scans.ts';

/**
 * Widths of the built pictures of a printed page, in pixels: in full size, and as a thumbnail. The full size is the one in
 * which the editor stores pictures, because newsprint can't be read at the widths of other pictures.
 */
const FULL_WIDTHS = [2400];
const THUMBNAIL_WIDTHS = [400, 800];
const THUMBNAIL_SIZES = '12rem';

/** Returns the absolute path of the PDF of an article's printed pages. */
export const scansPdfFile = (pdf: string) => join(contentRoot(), 'portfolio', pdf);

/** Builds the scans of an article's printed pages, and returns them as JSON for the browser; undefined without scans. */
export async function getScans(item: Item): Promise<ScansData | undefined> {
  if (!item.scans) return undefined;
  const { pictures = [], pdf } = item.scans;
  // They are never cropped: no focus needs to be found.
  const figures = pictures.map((picture) => ({ ...picture, focalPoint: 'center' }) as const);
  const [first] = figures;
  const pages = figures.map(async (figure, index) => ({
    href: largestFile(await pictureData(figure, '', FULL_WIDTHS)),
    label: scanLinkText(index),
    alt: figure.alt,
  }));
  return {
    issue: formatIssueReference(item),
    ...(first && { thumbnail: await pictureData(first, THUMBNAIL_SIZES, THUMBNAIL_WIDTHS) }),
    files: await Promise.all([...pages, ...(pdf === undefined ? [] : [pdfFile(item.slug, pdf)])]),
  };
}

async function pdfFile(slug: string, pdf: string) {
  const { size } = await stat(scansPdfFile(pdf));
  return { href: scansPdfPath(slug), label: `Page en PDF, ${formatFileSize(size)}` };
}
