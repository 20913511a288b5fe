import { parseVideoUrl, type EmbeddedVideo } from '../../content/video-url.ts';

/** Inline code of pages, as quoted CSP digests. */
interface InlineCode {
  scripts: Iterable<string>;
  styles: Iterable<string>;
  /** Whether the pages register the service worker. */
  registersWorker: boolean;
}

/** Forbids every frame around the site. It only works in a header: browsers ignore it in a `<meta>`. */
const FRAME_ANCESTORS = "frame-ancestors 'none'";

/**
 * Formats the Content-Security-Policy for a header.
 *
 * @param code of all pages that the header applies to.
 * @param origins of all pages of the site together.
 * @param mail origin of the service that takes the messages of the contact form.
 */
export function headerPolicy(code: InlineCode, origins: Origins, mail: string): string {
  return withFrameAncestors(directives(code, origins, mail).join('; '));
}

/** Makes a header of a policy that was written for a `<meta>`. */
export function withFrameAncestors(policy: string): string {
  return `${policy}; ${FRAME_ANCESTORS}`;
}

/**
 * Formats the Content-Security-Policy of one page for its `<meta>`, for hosts that send no headers. Where both exist,
 * browsers enforce both.
 *
 * @param code of that page alone.
 * @param origins of all pages together: the home page shows the whole portfolio.
 */
export function metaPolicy(code: InlineCode, origins: Origins, mail: string): string {
  return directives(code, origins, mail).join(';');
}

/** Lists the directives: everything that isn't named is forbidden, as are setting HTML and running strings as code. */
function directives(code: InlineCode, origins: Origins, mail: string): string[] {
  const { images, media, frames } = origins;
  return [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...code.scripts],
    ['style-src', "'self'", ...code.styles],
    // Placeholders of images, and stills drawn from videos, are data URLs.
    ['img-src', "'self'", 'data:', ...images],
    ['media-src', "'self'", ...media],
    ['font-src', "'self'"],
    ['connect-src', "'self'", mail],
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ...(code.registersWorker ? [['worker-src', "'self'"]] : []),
    ['require-trusted-types-for', "'script'"],
    // This Trusted Types policy lets the URL of the service worker through (features/offline/save-page.client.ts).
    ['trusted-types', code.registersWorker ? 'app' : "'none'"],
  ].map((directive) => directive.join(' '));
}

/** Other origins that the pages load from, without duplicates, sorted. */
interface Origins {
  images: string[];
  media: string[];
  /** Of video players. */
  frames: string[];
}

/** The media of a portfolio item. */
export interface PortfolioMedia {
  picture?: { src: string } | undefined;
  videoUrl?: string | undefined;
}

/** Origins of video players and still images, redirects included: a policy applies to those too. */
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
 * Collects the origins that the content really uses.
 *
 * @param items of the portfolio.
 * @param pictures URLs of all other images.
 */
export function collectOrigins(
  items: readonly PortfolioMedia[],
  pictures: Iterable<string>,
): Origins {
  const images = new Set([...pictures].flatMap(httpOrigin));
  const media = new Set<string>();
  const frames = new Set<string>();
  for (const { picture, videoUrl } of items) {
    if (picture) addAll(images, httpOrigin(picture.src));
    if (videoUrl === undefined) continue;
    const video = parseVideoUrl(videoUrl);
    if (video.host === 'native') {
      addAll(media, httpOrigin(video.src));
      continue;
    }
    addAll(frames, VIDEO_HOSTS[video.host].frames);
    // Only a video without an image of its own shows a still from its host.
    if (!picture) addAll(images, VIDEO_HOSTS[video.host].stills);
  }
  return { images: [...images].sort(), media: [...media].sort(), frames: [...frames].sort() };
}

function addAll(set: Set<string>, values: readonly string[]): void {
  for (const origin of values) set.add(origin);
}

/** Returns the origin of an absolute http(s) URL, as a list of one; empty for any other address. */
function httpOrigin(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { origin, protocol } = new URL(address);
  return protocol.startsWith('http') ? [origin] : [];
}
