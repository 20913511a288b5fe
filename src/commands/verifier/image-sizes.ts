import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import sharp from 'sharp';
import type { CollectionName } from '../../content/collections.ts';
import type { Document } from '../../content/parsed-content.server.ts';
import type { Remark, Rule } from './remark.ts';
import { figures, type Figure } from './walk.ts';

/**
 * How long the longer side of a picture must be, in pixels, not to be blown up where it is shown: the
 * widest that the site keeps for what can be opened, less for the rest (spec §7).
 */
const NEEDED: Partial<Record<CollectionName, number>> = {
  about: 800,
  project: 800,
  portfolio: 1200,
  publications: 800,
  testimonials: 160,
};

/** Beyond these a picture only makes the folder heavy: nothing wider than 1200 is ever shown. */
const MOST_PIXELS = 6000;
const MOST_MEGABYTES = 5;

/** Local pictures that are too small for their place, or too large to be handled. */
export const imageSizes: Rule = async ({ folder, documents }) => {
  const remarks = documents.map((document) =>
    Promise.all(
      figures(document.data)
        .filter(({ src }) => !/^https?:/.test(src))
        .map((figure) => measure(folder, document, figure)),
    ),
  );
  return (await Promise.all(remarks)).flat(2);
};

async function measure(
  folder: string,
  { collection, file }: Document,
  { path, src }: Figure,
): Promise<Remark[]> {
  const image = resolve(folder, dirname(file), src);
  const [{ size }, { width, height }] = await Promise.all([stat(image), sharp(image).metadata()]);
  const remark = (message: string) => [
    { file, path: [...path, 'src'], message: `« ${src} » ${message}` },
  ];
  const megabytes = size / 1_000_000;
  if (megabytes > MOST_MEGABYTES)
    return remark(
      `pèse ${megabytes.toLocaleString('fr', { maximumFractionDigits: 1 })} Mo ; enregistrez-la plus petite (2 400 pixels de côté suffisent), à ${MOST_MEGABYTES} Mo au plus`,
    );
  if (Math.max(width, height) > MOST_PIXELS)
    return remark(
      `mesure ${width} × ${height} pixels ; réduisez-la à ${MOST_PIXELS} pixels au plus de côté`,
    );
  const needed = NEEDED[collection] ?? 0;
  if (Math.max(width, height) < needed)
    return remark(
      `ne mesure que ${width} × ${height} pixels et sera floue ; prenez-en une d’au moins ${needed} pixels de côté`,
    );
  return [];
}
