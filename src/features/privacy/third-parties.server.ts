import { getItems } from '@/content/items.server.ts';
import type { Figure } from '@/content/pictures/picture.ts';
import {
  getAbout,
  getProject,
  getPublications,
  getTestimonials,
} from '@/content/queries.server.ts';
import { listFigures, listVideos } from '@/content/text/text-tree.ts';
import { parseVideoUrl, VIDEO_HOST_NAMES } from '@/content/video-url.ts';

/** The other sites that visitors' browsers ask for a part of a page. */
export interface ThirdParties {
  /** Names of the video services, asked once the visitor starts a video or has more items shown. */
  videoServices: string[];
  /** Hosts of sounds and films, asked once the visitor starts one. */
  media: string[];
  /** Hosts of pictures, asked as soon as a picture shows. */
  pictures: string[];
}

/** Finds in the content which other sites its pages use. */
export async function findThirdParties(): Promise<ThirdParties> {
  const items = await getItems();
  const videos = items
    .flatMap(({ videoUrl = '', text }) => [videoUrl, ...listVideos(text).map(({ url }) => url)])
    .map(parseVideoUrl);
  const names = videos.flatMap(({ host }) => (host === 'native' ? [] : VIDEO_HOST_NAMES[host]));
  const media = [
    ...videos.flatMap((video) => (video.host === 'native' ? video.src : [])),
    ...items.flatMap(({ sound }) => sound?.src ?? []),
  ];
  const figures: (Figure | undefined)[] = [
    (await getAbout()).portrait,
    (await getProject()).photo,
    ...(await getTestimonials()).map(({ image }) => image),
    ...(await getPublications()).map(({ backgroundImage }) => backgroundImage),
    ...items.flatMap(({ figure, image, text }) => [figure, image, ...listFigures(text)]),
  ];
  const pictures = figures.flatMap((figure) => (typeof figure?.src === 'string' ? figure.src : []));
  return {
    videoServices: [...new Set(names)].sort(),
    media: hostsOf(media),
    pictures: hostsOf(pictures),
  };
}

/** Returns the hosts of the absolute URLs among some addresses, without duplicates, sorted. */
function hostsOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.flatMap((address) => URL.parse(address)?.host || []))].sort();
}
