import { z } from 'zod';
import type { EmbeddedVideo } from '../content/video-url.ts';
import { writeDraft, downloadPicture, missingFieldsRemark } from './write-draft.ts';
import { ImportError } from './import-errors.ts';
import type { FetchPage } from './fetch-page.ts';
import type { PageImport } from './import-article.ts';
import { removeTracking } from './page-address.ts';

/** oEmbed endpoints of the video hosts (https://oembed.com). */
const OEMBED_URLS: Readonly<Record<EmbeddedVideo['host'], string>> = {
  youtube: 'https://www.youtube.com/oembed',
  vimeo: 'https://vimeo.com/api/oembed.json',
  dailymotion: 'https://www.dailymotion.com/services/oembed',
};

const oembedSchema = z.object({
  title: z.string().trim().catch(''),
  author_name: z.string().optional().catch(undefined),
  thumbnail_url: z.string().optional().catch(undefined),
  upload_date: z.string().optional().catch(undefined),
});

/**
 * Writes a draft of a video, with its thumbnail.
 *
 * @param folder absolute path of the content folder.
 * @throws ImportError when the host does not know the video.
 */
export async function importVideo(
  url: URL,
  video: EmbeddedVideo,
  fetchPage: FetchPage,
  folder: string,
): Promise<PageImport> {
  const link = removeTracking(`https:${url.href.slice(url.protocol.length)}`);
  const query = new URLSearchParams({ url: link, format: 'json' });
  const { bytes } = await fetchPage(`${OEMBED_URLS[video.host]}?${query.toString()}`);
  const videoData = parseVideoData(bytes);
  const thumbnail = await downloadPicture(fetchPage, videoData.thumbnail_url ?? video.thumbnailUrl);
  const date = /^\d{4}-\d{2}-\d{2}/.exec(videoData.upload_date ?? '')?.[0];
  const data = { category: 'Vidéos', videoUrl: link, title: videoData.title, date };
  const picture =
    thumbnail &&
    ({ field: 'thumbnail', bytes: thumbnail, alt: '', credit: videoData.author_name } as const);
  const file = await writeDraft(folder, data, '', picture);
  const remarks = missingFieldsRemark({
    'le titre': videoData.title || undefined,
    'la date': date,
    'la vignette': thumbnail,
  });
  return { file, address: link, isDraft: true, remarks };
}

function parseVideoData(bytes: Uint8Array): z.infer<typeof oembedSchema> {
  try {
    return oembedSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    throw new ImportError('l’hébergeur ne dit rien de cette vidéo');
  }
}
