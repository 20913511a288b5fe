import { dirname, join, resolve } from 'node:path';
import { hasVideoExtension, parseVideoUrl } from '../../content/video-url.ts';
import { listSelfHostedMedia, type ItemFile } from '../../content/parsed-content.server.ts';
import type { Problem, Rule } from './verifier-report.ts';
import { z } from 'zod';
import { formatFileSize } from '../../lib/file-size.ts';
import { fileRevealsLocation } from '../../content/pictures/picture-metadata.server.ts';
import { readFile } from 'node:fs/promises';

/** Matches the start of a valid file of captions, perhaps after a byte order mark (WebVTT, section 4.1). */
const WEBVTT_START = /^\uFEFF?WEBVTT/;

/**
 * Finds videos without an address (spec §2, Portfolio modals), a known file extension, captions or a transcript, and films
 * and sounds that say where they were made.
 */
export const findVideoProblems: Rule = async ({ folder, items }) => [
  ...(await Promise.all(items.map(({ file, data }) => checkVideo(folder, file, data)))).flat(),
  ...(await findMediaWithLocation(items)),
];

/** Matches the location that phones record in a video or a sound: a QuickTime box, an Apple key or a 3GPP box. */
const RECORDED_LOCATION = /\xa9xyz[^]{4}[+-]\d|com\.apple\.quicktime\.location|loci\0{4}/;

/** Whether the bytes of a film or a recording say where it was made. */
export const hasRecordedLocation = (film: Buffer): boolean =>
  RECORDED_LOCATION.test(film.toString('latin1'));

/** Finds the site's own films and sounds that still say where they were made, which for a journalist exposes sources. */
async function findMediaWithLocation(items: readonly ItemFile[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  // One after the other, because each is held in memory.
  for (const item of items)
    for (const url of listSelfHostedMedia(item))
      if (hasRecordedLocation(await readFile(join('public', url))))
        problems.push({
          file: item.file,
          message: `le fichier « ${url} » dit encore où il a été enregistré ; avec ffmpeg : « ffmpeg -i soir.mp4 -map_metadata -1 -c copy sans-lieu.mp4 », ou exportez-le sans le lieu depuis le téléphone`,
        });
  return problems;
}

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
    ...(isNative && !hasVideoExtension(videoUrl)
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

/** The first characters of every PDF, by which a file is recognised as one (ISO 32000-2, section 7.5.2). */
const PDF_START = '%PDF-';

const isPdf = (bytes: Buffer) => bytes.toString('latin1', 0, PDF_START.length) === PDF_START;

const aboutSchema = z.object({ cv: z.string() });

/** Checks that the CV really is a PDF, whatever its name. */
export const checkCvIsPdf: Rule = async ({ folder, entries }) => {
  const problems = entries
    .filter(({ collection }) => collection === 'about')
    .map(async ({ file, data }) => {
      const { cv } = aboutSchema.parse(data);
      if (isPdf(await readFile(resolve(folder, dirname(file), cv)))) return [];
      const message = `« ${cv} » n’est pas un PDF ; exportez votre CV en PDF et remplacez ce fichier`;
      return [{ file, path: ['cv'], message, broken: true }];
    });
  return (await Promise.all(problems)).flat();
};

const MAX_PDF_BYTES = 5_000_000;

/**
 * Checks the PDFs of articles' pages in print, which the site publishes as they are: whether they are PDFs, hold a photo that
 * says where it was taken, or are too heavy.
 */
export const findPrintedPageProblems: Rule = async ({ folder, items }) => {
  const problems = items.map(async ({ file, data }): Promise<Problem[]> => {
    const pdf = data.category === 'Articles' ? data.scans?.pdf : undefined;
    if (pdf === undefined) return [];
    const bytes = await readFile(resolve(folder, dirname(file), pdf));
    const problem = { file, path: ['scans', 'pdf'] };
    if (!isPdf(bytes))
      return [
        {
          ...problem,
          message: `« ${pdf} » n’est pas un PDF ; enregistrez la page de nouveau en PDF`,
          broken: true,
        },
      ];
    return [
      ...(fileRevealsLocation(bytes)
        ? [
            {
              ...problem,
              message: `« ${pdf} » contient une photo qui dit encore où elle a été prise, et le site le publie tel quel ; ouvrez-le et imprimez-le vers un nouveau PDF, ou donnez la page en images`,
              broken: true,
            },
          ]
        : []),
      ...(bytes.length > MAX_PDF_BYTES
        ? [
            {
              ...problem,
              message: `« ${pdf} » pèse ${formatFileSize(bytes.length)}, que vos lecteurs paient ; réduisez-le à ${formatFileSize(MAX_PDF_BYTES)} au plus (à l’exportation, 150 points par pouce suffisent)`,
            },
          ]
        : []),
    ];
  });
  return (await Promise.all(problems)).flat();
};
