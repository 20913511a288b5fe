import { dirname, join, resolve } from 'node:path';
import { parseVideoUrl } from '../../content/video-url.ts';
import type { ItemFile } from '../../content/parsed-content.server.ts';
import type { ContentEntry } from '../../content/read-collections.server.ts';
import type { Remark, Rule } from './report.ts';
import { z } from 'zod';
import { open, stat } from 'node:fs/promises';
import sharp from 'sharp';
import type { CollectionName } from '../../content/collections.ts';
import { figures, type Figure } from './walk.ts';

/** How a file of captions begins, perhaps after a byte order mark (WebVTT, section 4.1). */
const WEBVTT = /^\uFEFF?WEBVTT/;
const LENGTH = 9;

/** Videos that open nothing (spec §2, Portfolio modals), or whose words reach only those who hear. */
export const videos: Rule = async ({ folder, items }) =>
  (await Promise.all(items.map(({ file, data }) => remarksOn(folder, file, data)))).flat();

async function remarksOn(folder: string, file: string, data: ItemFile['data']): Promise<Remark[]> {
  if (data.category !== 'Vidéos') return [];
  const { videoUrl, subtitles, transcript } = data;
  if (videoUrl === undefined) return [{ file, message: NO_ADDRESS }];
  // A host shows captions of its own.
  const own = parseVideoUrl(videoUrl).host === 'native';
  return [
    ...(own && subtitles === undefined ? [{ file, message: NO_CAPTIONS }] : []),
    ...(own && transcript === undefined ? [{ file, message: NO_TRANSCRIPT }] : []),
    ...(subtitles === undefined ? [] : await captionsFault(folder, file, subtitles)),
  ];
}

const NO_ADDRESS = 'cette vidéo n’a pas d’adresse et ne s’ouvre pas ; ajoutez « videoUrl »';
const NO_CAPTIONS =
  'vidéo sans sous-titres, perdue pour qui n’entend pas ; déposez un fichier « .vtt » à côté d’elle et nommez-le à « subtitles »';
const NO_TRANSCRIPT =
  'vidéo sans transcription, que l’on ne peut ni lire ni retrouver par ses mots ; écrivez ce qui s’y dit à « transcription »';

async function captionsFault(folder: string, file: string, subtitles: string): Promise<Remark[]> {
  if (WEBVTT.test(await beginning(join(folder, dirname(file), subtitles), LENGTH))) return [];
  const message = `« ${subtitles} » n’est pas un fichier de sous-titres WebVTT ; sa première ligne doit être « WEBVTT »`;
  return [{ file, path: ['subtitles'], message, broken: true }];
}

/** How a PDF begins (ISO 32000-2, section 7.5.2). */
const PDF = '%PDF-';

const about = z.object({ cv: z.string() });

/** A CV that is no PDF, whatever its name says. */
export const cvFile: Rule = async ({ folder, entries }) => {
  const remarks = entries
    .filter(({ collection }) => collection === 'about')
    .map(async ({ file, data }) => {
      const { cv } = about.parse(data);
      if ((await beginning(resolve(folder, dirname(file), cv), PDF.length)) === PDF) return [];
      const message = `« ${cv} » n’est pas un PDF ; exportez votre CV en PDF et remplacez ce fichier`;
      return [{ file, path: ['cv'], message, broken: true }];
    });
  return (await Promise.all(remarks)).flat();
};

/**
 * How a file begins.
 *
 * @param path of the file.
 * @param length in bytes.
 * @throws Error when there is no such file.
 */
async function beginning(path: string, length: number): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length));
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

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
export const imageSizes: Rule = async ({ folder, entries }) => {
  const remarks = entries.map((document) =>
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
  { collection, file }: ContentEntry,
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
