import { readFile, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { CollectionName } from '../../content/collections.ts';
import { parseBody } from '../../content/text/parse-text.ts';
import { listFigures } from '../../content/text/text-tree.ts';
import type { Rule, Problem } from './verifier-report.ts';
import { listPictures } from './texts-in-data.ts';
import sharp from 'sharp';
import { PODCAST_PICTURE_SIZE } from '../../content/schemas/site.ts';
import { readSoundFile } from '../../content/sound/sound-file.server.ts';
import { isSelfHostedSound, articleSound } from '../../content/sound/sound.ts';
import type { ItemFile } from '../../content/parsed-content.server.ts';

/**
 * Creates a rule that checks the pictures of the content's fields (objects with `src` and `alt`) and texts, as far as they
 * are files of the content folder. The podcast's picture, a plain file name, isn't among them.
 *
 * @param check returns what is wrong with a picture, in French. It gets the path of the file, the collection that uses it,
 *   and the path of its field.
 */
function createPictureRule(
  check: (
    image: string,
    collection: CollectionName,
    field: readonly PropertyKey[],
  ) => Promise<string[]>,
): Rule {
  return async ({ folder, entries }) => {
    const problems = entries.flatMap(({ collection, file, data, body }) =>
      [
        ...listPictures(data).map(({ path, src }) => ({ path: [...path, 'src'], src })),
        ...listFigures(parseBody({ data, body })).map(({ src }) => ({ path: [], src })),
      ]
        .filter(({ src }) => !/^https?:/.test(src))
        .map(async ({ path, src }) =>
          (await check(resolve(folder, dirname(file), src), collection, path)).map((text) => ({
            file,
            path,
            message: `« ${src} » ${text}`,
          })),
        ),
    );
    return (await Promise.all(problems)).flat();
  };
}

/**
 * Minimum length of a picture's longer side in pixels, by collection, so that the site needn't enlarge it (spec §7). Pictures
 * of the portfolio need the most, because visitors can open them.
 */
const MIN_PIXELS: Partial<Record<CollectionName, number>> = {
  about: 800,
  project: 800,
  portfolio: 1200,
  publications: 800,
  testimonials: 160,
};

/** Minimum length of the longer side of a printed page in pixels, whose small print must be readable. */
const MIN_SCAN_PIXELS = 2000;

/**
 * Maximum length of a picture's sides in pixels: more is useless, as the site shows 1200 at most, or 2400 of a printed page.
 */
const MAX_PIXELS = 6000;
const MAX_MEGABYTES = 5;

/** Finds local pictures that are too small for where they are shown, or too large. */
export const checkPictureSizes = createPictureRule(async (image, collection, field) => {
  const [{ size }, { width, height }] = await Promise.all([
    stat(image),
    sharp(image, { failOn: 'none' }).metadata(),
  ]);
  const megabytes = size / 1_000_000;
  if (megabytes > MAX_MEGABYTES)
    return [
      `pèse ${megabytes.toLocaleString('fr', { maximumFractionDigits: 1 })} Mo ; enregistrez-la plus petite (2 400 pixels de côté suffisent), à ${MAX_MEGABYTES} Mo au plus`,
    ];
  if (Math.max(width, height) > MAX_PIXELS)
    return [
      `mesure ${width} × ${height} pixels ; réduisez-la à ${MAX_PIXELS} pixels au plus de côté`,
    ];
  const minPixels = field.includes('scans') ? MIN_SCAN_PIXELS : (MIN_PIXELS[collection] ?? 0);
  if (Math.max(width, height) < minPixels)
    return [
      `ne mesure que ${width} × ${height} pixels et sera floue ; prenez-en une d’au moins ${minPixels} pixels de côté`,
    ];
  return [];
});

const ANIMATED =
  'est une animation, dont le site ne montre que la première image ; pour qu’elle bouge, publiez-la en vidéo';
const PAGES =
  'contient plusieurs images, dont le site ne montre que la première ; enregistrez celle que vous voulez en JPEG ou en PNG';
const CMYK =
  'est en CMJN, les couleurs des imprimeurs, sans profil, et paraîtra jaunâtre ou terne ; enregistrez-la en RVB, avec le profil sRGB';

/** Finds local pictures that the site can't show as they are: animations, files of several pictures, colours for printing. */
export const findPicturesShownDifferently = createPictureRule(async (image) => {
  const bytes = await readFile(image);
  const metadata = await sharp(bytes, { failOn: 'none' }).metadata();
  const { format, pages = 1, space, hasProfile } = metadata;
  const isAnimated = format === 'png' ? isAnimatedPng(bytes) : pages > 1;
  return [
    ...(isAnimated ? [format === 'tiff' ? PAGES : ANIMATED] : []),
    ...(space === 'cmyk' && !hasProfile ? [CMYK] : []),
  ];
});

/** Whether a PNG has the chunk « acTL », which stands before the pixels (PNG, third edition, section 11.3.6.1). */
const isAnimatedPng = (bytes: Buffer) => bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL');

/**
 * Finds sounds that can't be played, that are heavier than speech needs, or whose duration and size visitors aren't told, and
 * a podcast picture that isn't as podcast directories demand.
 */
export const findSoundProblems: Rule = async ({ folder, items, site }) => [
  ...(await Promise.all(items.map(checkSound))).flat(),
  ...(site.podcast ? await checkPodcastPicture(resolve(folder, site.podcast.image)) : []),
];

/** Maximum size of one minute of sound, in bytes; one minute of speech at 64 kbit/s takes 480,000. */
const MAX_BYTES_PER_MINUTE = 500_000;

async function checkSound({ file, data }: ItemFile): Promise<Problem[]> {
  if (data.category !== 'Articles' || data.audio === undefined) return [];
  const { audio } = data;
  const isOwn = isSelfHostedSound(audio);
  const { seconds, bytes } =
    articleSound(data, isOwn ? await readSoundFile(audio) : undefined) ?? {};
  const problem = { file, path: ['audio'] };
  if (isOwn && seconds === undefined)
    return [{ ...problem, message: unreadable(audio), broken: true }];
  if (seconds === undefined || bytes === undefined) return [{ ...problem, message: NOT_TOLD }];
  const bytesPerMinute = (bytes / seconds) * 60;
  if (bytesPerMinute <= MAX_BYTES_PER_MINUTE) return [];
  return [{ ...problem, message: tooHeavy(audio, bytesPerMinute) }];
}

const unreadable = (src: string) =>
  `« ${src} » n’est pas un son lisible, ou pas de la sorte que dit sa fin ; exportez-le de nouveau en MP3`;
const NOT_TOLD =
  'le visiteur ne sait pas ce que ce son lui coûtera ; écrivez sa durée et son poids à « audioDuration » et « audioMegabytes »';
const tooHeavy = (src: string, bytesPerMinute: number) =>
  `« ${src} » pèse ${Math.round(bytesPerMinute / 1000)} ko par minute, que vos lecteurs paient ; la voix se contente de 64 kbit/s en mono, avec ffmpeg : « ffmpeg -i ${src.replace(/^.*\//, '')} -ac 1 -b:a 64k leger.mp3 »`;

/**
 * Checks that the podcast's picture is a square and large enough: the site crops or enlarges any other to the size that
 * podcast directories demand (`[podcast].jpg.ts`).
 */
async function checkPodcastPicture(path: string): Promise<Problem[]> {
  const { width, height } = await sharp(path, { failOn: 'none' }).metadata();
  if (width === height && width >= PODCAST_PICTURE_SIZE) return [];
  const message = `cette image n’est pas un carré de ${PODCAST_PICTURE_SIZE} pixels de côté au moins, et les annuaires refuseraient le podcast ; recadrez-la, ou prenez-en une plus grande`;
  return [{ file: 'site.json', path: ['podcast', 'image'], message }];
}
