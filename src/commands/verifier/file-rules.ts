import { dirname, join, resolve } from 'node:path';
import { hasVideoEnding, parseVideoUrl } from '../../content/video-url.ts';
import type { ItemFile } from '../../content/parsed-content.server.ts';
import type { ContentEntry } from '../../content/read-collections.server.ts';
import type { Problem, Rule } from './report.ts';
import { z } from 'zod';
import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import type { CollectionName } from '../../content/collections.ts';
import { listPictures, type Picture } from './texts-in-data.ts';

/** How a file of captions begins, perhaps after a byte order mark (WebVTT, section 4.1). */
const WEBVTT_START = /^\uFEFF?WEBVTT/;

/** Finds videos without an address (spec §2, Portfolio modals), a known ending, captions or transcript. */
export const findVideoProblems: Rule = async ({ folder, items }) =>
  (await Promise.all(items.map(({ file, data }) => checkVideo(folder, file, data)))).flat();

async function checkVideo(
  folder: string,
  file: string,
  data: ItemFile['data'],
): Promise<Problem[]> {
  if (data.category !== 'Vidéos') return [];
  const { videoUrl, subtitles, transcript } = data;
  if (videoUrl === undefined) return [{ file, message: NO_ADDRESS }];
  // Video hosts have their own captions.
  const isNative = parseVideoUrl(videoUrl).host === 'native';
  return [
    ...(isNative && !hasVideoEnding(videoUrl)
      ? [{ file, path: ['videoUrl'], message: unknownEnding(videoUrl) }]
      : []),
    ...(isNative && subtitles === undefined ? [{ file, message: NO_CAPTIONS }] : []),
    ...(isNative && transcript === undefined ? [{ file, message: NO_TRANSCRIPT }] : []),
    ...(subtitles === undefined ? [] : await checkCaptions(folder, file, subtitles)),
  ];
}

const NO_ADDRESS = 'cette vidéo n’a pas d’adresse et ne s’ouvre pas ; ajoutez « videoUrl »';
const unknownEnding = (url: string) =>
  `« ${url} » ne finit pas comme une vidéo (« .mp4 », « .webm ») et ne sera peut-être pas lue ; essayez-la sur le site, ou donnez son adresse sur YouTube, Vimeo ou Dailymotion`;
const NO_CAPTIONS =
  'vidéo sans sous-titres, perdue pour qui n’entend pas ; déposez un fichier « .vtt » à côté d’elle et nommez-le à « subtitles »';
const NO_TRANSCRIPT =
  'vidéo sans transcription, que l’on ne peut ni lire ni retrouver par ses mots ; écrivez ce qui s’y dit à « transcription »';

async function checkCaptions(folder: string, file: string, subtitles: string): Promise<Problem[]> {
  const captions = await readFile(join(folder, dirname(file), subtitles), 'utf8');
  if (WEBVTT_START.test(captions)) return [];
  const message = `« ${subtitles} » n’est pas un fichier de sous-titres WebVTT ; sa première ligne doit être « WEBVTT »`;
  return [{ file, path: ['subtitles'], message, broken: true }];
}

/** How a PDF begins (ISO 32000-2, section 7.5.2). */
const PDF_START = '%PDF-';

const aboutSchema = z.object({ cv: z.string() });

/** Checks that the CV really is a PDF, whatever its name. */
export const checkCvIsPdf: Rule = async ({ folder, entries }) => {
  const problems = entries
    .filter(({ collection }) => collection === 'about')
    .map(async ({ file, data }) => {
      const { cv } = aboutSchema.parse(data);
      const bytes = await readFile(resolve(folder, dirname(file), cv));
      if (bytes.toString('latin1', 0, PDF_START.length) === PDF_START) return [];
      const message = `« ${cv} » n’est pas un PDF ; exportez votre CV en PDF et remplacez ce fichier`;
      return [{ file, path: ['cv'], message, broken: true }];
    });
  return (await Promise.all(problems)).flat();
};

/**
 * How long the longer side of a picture must be, in pixels, not to be blown up where it is shown: the
 * widest that the site keeps for what can be opened, less for the rest (spec §7).
 */
const MIN_PIXELS: Partial<Record<CollectionName, number>> = {
  about: 800,
  project: 800,
  portfolio: 1200,
  publications: 800,
  testimonials: 160,
};

/** Larger pictures are useless: the site shows none wider than 1200 pixels. */
const MAX_PIXELS = 6000;
const MAX_MEGABYTES = 5;

/** Finds local pictures that are too small for where they are shown, or too large. */
export const checkPictureSizes: Rule = async ({ folder, entries }) => {
  const problems = entries.map((document) =>
    Promise.all(
      listPictures(document.data)
        .filter(({ src }) => !/^https?:/.test(src))
        .map((picture) => checkPictureSize(folder, document, picture)),
    ),
  );
  return (await Promise.all(problems)).flat(2);
};

async function checkPictureSize(
  folder: string,
  { collection, file }: ContentEntry,
  { path, src }: Picture,
): Promise<Problem[]> {
  const image = resolve(folder, dirname(file), src);
  const [{ size }, { width, height }] = await Promise.all([
    stat(image),
    sharp(image, { failOn: 'none' }).metadata(),
  ]);
  const problem = (message: string) => [
    { file, path: [...path, 'src'], message: `« ${src} » ${message}` },
  ];
  const megabytes = size / 1_000_000;
  if (megabytes > MAX_MEGABYTES)
    return problem(
      `pèse ${megabytes.toLocaleString('fr', { maximumFractionDigits: 1 })} Mo ; enregistrez-la plus petite (2 400 pixels de côté suffisent), à ${MAX_MEGABYTES} Mo au plus`,
    );
  if (Math.max(width, height) > MAX_PIXELS)
    return problem(
      `mesure ${width} × ${height} pixels ; réduisez-la à ${MAX_PIXELS} pixels au plus de côté`,
    );
  const minPixels = MIN_PIXELS[collection] ?? 0;
  if (Math.max(width, height) < minPixels)
    return problem(
      `ne mesure que ${width} × ${height} pixels et sera floue ; prenez-en une d’au moins ${minPixels} pixels de côté`,
    );
  return [];
}
