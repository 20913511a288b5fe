import { z } from 'zod';
import type { EmbeddedVideo } from '../content/video-url.ts';
import { writeDraft, fetchPicture } from './draft.ts';
import { ImportFailure } from './failure.ts';
import type { Get } from './fetch-page.ts';
import type { Imported } from './import-article.ts';
import { withoutTracking } from './same-page.ts';

/** Where a host tells of a video (https://oembed.com). */
const TOLD: Readonly<Record<EmbeddedVideo['host'], string>> = {
  youtube: 'https://www.youtube.com/oembed',
  vimeo: 'https://vimeo.com/api/oembed.json',
  dailymotion: 'https://www.dailymotion.com/services/oembed',
};

const oembed = z.object({
  title: z.string().trim().catch(''),
  author_name: z.string().optional().catch(undefined),
  thumbnail_url: z.string().optional().catch(undefined),
  upload_date: z.string().optional().catch(undefined),
});

/**
 * Makes a draft of a video, with its still saved.
 *
 * @param folder absolute path of the content folder.
 * @throws ImportFailure when the host knows of no such video.
 */
export async function importVideo(
  url: URL,
  video: EmbeddedVideo,
  get: Get,
  folder: string,
): Promise<Imported> {
  const link = withoutTracking(`https:${url.href.slice(url.protocol.length)}`);
  const query = new URLSearchParams({ url: link, format: 'json' });
  const { bytes } = await get(`${TOLD[video.host]}?${query.toString()}`);
  const told = toldIn(bytes);
  const still = await fetchPicture(get, told.thumbnail_url ?? video.thumbnailUrl);
  const date = /^\d{4}-\d{2}-\d{2}/.exec(told.upload_date ?? '')?.[0];
  const data = {
    category: 'Vidéos',
    title: told.title,
    ...(date !== undefined && { date }),
    videoUrl: link,
  };
  const picture =
    still && ({ field: 'thumbnail', bytes: still, alt: '', credit: told.author_name } as const);
  const file = await writeDraft(folder, data, '', picture);
  const missing = Object.entries({
    'le titre': told.title || undefined,
    'la date': date,
    'la vignette': still,
  });
  const absent = missing.flatMap(([name, value]) => (value === undefined ? name : []));
  return {
    file,
    address: link,
    isDraft: true,
    remarks: absent.length > 0 ? [`il manque ${absent.join(', ')}`] : [],
  };
}

function toldIn(bytes: Uint8Array): z.infer<typeof oembed> {
  try {
    return oembed.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    throw new ImportFailure('l’hébergeur ne dit rien de cette vidéo');
  }
}
