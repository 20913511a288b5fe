import { dirname, join } from 'node:path';
import { parseVideoUrl } from '../../content/video-url.ts';
import { beginning } from './beginning.ts';
import type { Item } from '../../content/parsed-content.server.ts';
import type { Remark, Rule } from './remark.ts';

/** How a file of captions begins, perhaps after a byte order mark (WebVTT, section 4.1). */
const WEBVTT = /^\uFEFF?WEBVTT/;
const LENGTH = 9;

/** Videos that open nothing (spec §2, Portfolio modals), or whose words reach only those who hear. */
export const videos: Rule = async ({ folder, items }) =>
  (await Promise.all(items.map(({ file, data }) => remarksOn(folder, file, data)))).flat();

async function remarksOn(folder: string, file: string, data: Item['data']): Promise<Remark[]> {
  if (data.category !== 'Vidéos') return [];
  const { videoUrl, sousTitres, transcription } = data;
  if (videoUrl === undefined) return [{ file, message: NO_ADDRESS }];
  // A host shows captions of its own.
  const own = parseVideoUrl(videoUrl).host === 'native';
  return [
    ...(own && sousTitres === undefined ? [{ file, message: NO_CAPTIONS }] : []),
    ...(own && transcription === undefined ? [{ file, message: NO_TRANSCRIPT }] : []),
    ...(sousTitres === undefined ? [] : await captionsFault(folder, file, sousTitres)),
  ];
}

const NO_ADDRESS = 'cette vidéo n’a pas d’adresse et ne s’ouvre pas ; ajoutez « videoUrl »';
const NO_CAPTIONS =
  'vidéo sans sous-titres, perdue pour qui n’entend pas ; déposez un fichier « .vtt » à côté d’elle et nommez-le à « sousTitres »';
const NO_TRANSCRIPT =
  'vidéo sans transcription, que l’on ne peut ni lire ni retrouver par ses mots ; écrivez ce qui s’y dit à « transcription »';

async function captionsFault(folder: string, file: string, sousTitres: string): Promise<Remark[]> {
  if (WEBVTT.test(await beginning(join(folder, dirname(file), sousTitres), LENGTH))) return [];
  const message = `« ${sousTitres} » n’est pas un fichier de sous-titres WebVTT ; sa première ligne doit être « WEBVTT »`;
  return [{ file, path: ['sousTitres'], message, broken: true }];
}
