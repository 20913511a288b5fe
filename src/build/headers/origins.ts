import { parseVideoUrl, type EmbeddedVideo } from '../../content/video-url.ts';

/** Other origins from which the pages fetch something: each once, in order. */
export interface Origins {
  images: string[];
  media: string[];
  /** Players of videos. */
  frames: string[];
}

/** What of a portfolio item is fetched. */
export interface PortfolioMedia {
  picture?: { src: string } | undefined;
  videoUrl?: string | undefined;
}

/** Where players and stills come from in the end: a policy judges each redirect too. */
const VIDEO_HOSTS: Record<EmbeddedVideo['host'], { frames: string[]; stills: string[] }> = {
  youtube: {
    frames: ['https://www.youtube-nocookie.com'],
    stills: ['https://i.ytimg.com'],
  },
  vimeo: {
    frames: ['https://player.vimeo.com'],
    stills: ['https://vumbnail.com', 'https://i.vimeocdn.com'],
  },
  dailymotion: {
    frames: ['https://geo.dailymotion.com', 'https://www.dailymotion.com'],
    stills: ['https://www.dailymotion.com', 'https://*.dmcdn.net'],
  },
};

/**
 * The origins that the content really uses.
 *
 * @param items of the portfolio.
 * @param pictures addresses of all other pictures.
 */
export function originsOf(items: readonly PortfolioMedia[], pictures: Iterable<string>): Origins {
  const images = new Set([...pictures].flatMap(origin));
  const media = new Set<string>();
  const frames = new Set<string>();
  for (const { picture, videoUrl } of items) {
    if (picture) add(images, origin(picture.src));
    if (videoUrl === undefined) continue;
    const video = parseVideoUrl(videoUrl);
    if (video.host === 'native') {
      add(media, origin(video.src));
      continue;
    }
    add(frames, VIDEO_HOSTS[video.host].frames);
    // Only a video without a picture of its own shows a still of its host.
    if (!picture) add(images, VIDEO_HOSTS[video.host].stills);
  }
  return { images: [...images].sort(), media: [...media].sort(), frames: [...frames].sort() };
}

function add(set: Set<string>, values: readonly string[]): void {
  for (const value of values) set.add(value);
}

/** Nothing for an address of the site itself, or one that carries its own content. */
function origin(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { origin: value, protocol } = new URL(address);
  return protocol.startsWith('http') ? [value] : [];
}
