import { resolve } from 'node:path';
import sharp from 'sharp';
import { PODCAST_PICTURE_SIZE } from '../../content/schemas/site.ts';
import { readSoundFile } from '../../content/sound/sound-file.server.ts';
import { isSelfHostedSound, toSound } from '../../content/sound/sound.ts';
import type { ItemFile } from '../../content/parsed-content.server.ts';
import type { Problem, Rule } from './report.ts';

/** Finds sounds that can't be played, or that are heavier than speech needs, and what visitors aren't told of them. */
export const findSoundProblems: Rule = async ({ folder, items, site }) => [
  ...(await Promise.all(items.map(checkSound))).flat(),
  ...(site.podcast ? await checkPodcastPicture(resolve(folder, site.podcast.image)) : []),
];

/** The heaviest that a minute may be, in bytes; one of speech at 64 kbit/s takes 480,000. */
const MAX_BYTES_PER_MINUTE = 500_000;

async function checkSound({ file, data }: ItemFile): Promise<Problem[]> {
  if (data.category !== 'Articles' || data.audio === undefined) return [];
  const { audio } = data;
  const isOwn = isSelfHostedSound(audio);
  const { seconds, bytes } = toSound(data, isOwn ? await readSoundFile(audio) : undefined) ?? {};
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

/** Checks the picture of the podcast, which the site crops, but doesn't enlarge well. */
async function checkPodcastPicture(path: string): Promise<Problem[]> {
  const { width, height } = await sharp(path, { failOn: 'none' }).metadata();
  if (width === height && width >= PODCAST_PICTURE_SIZE) return [];
  const message = `cette image n’est pas un carré de ${PODCAST_PICTURE_SIZE} pixels de côté au moins, et les annuaires refuseraient le podcast ; recadrez-la, ou prenez-en une plus grande`;
  return [{ file: 'site.json', path: ['podcast', 'image'], message }];
}
