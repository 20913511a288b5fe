import { parseVideoUrl, type EmbeddedVideo } from '../../content/video-url.ts';

/** The code that pages carry in themselves, as the policy names it: quoted digests. */
interface InlineCode {
  scripts: Iterable<string>;
  styles: Iterable<string>;
  /** Whether it registers the service worker. */
  registersWorker: boolean;
}

/** What a `<meta>` can't say; in a header it forbids every frame around the site. */
const FRAME_ANCESTORS = "frame-ancestors 'none'";

/**
 * The policy as a header.
 *
 * @param code of all pages under the header's rule.
 * @param origins of all pages of the site together.
 * @param mail origin of the service that takes the messages of the contact form.
 */
export function headerPolicy(code: InlineCode, origins: Origins, mail: string): string {
  return withFrameAncestors(directives(code, origins, mail).join('; '));
}

/** A policy of its own, which a page carries in its `<meta>`, as a header. */
export function withFrameAncestors(policy: string): string {
  return `${policy}; ${FRAME_ANCESTORS}`;
}

/**
 * The policy of one page, for its `<meta>`: it governs alone where a host sends no headers. Where both are
 * there, both are obeyed.
 *
 * @param code of that page alone.
 * @param origins of all pages together: the home page shows the whole portfolio.
 * @param mail as for the header.
 */
export function metaPolicy(code: InlineCode, origins: Origins, mail: string): string {
  return directives(code, origins, mail).join(';');
}

/** Nothing is allowed that isn't named; a script may not write HTML or run a text as code. */
function directives(code: InlineCode, origins: Origins, mail: string): string[] {
  const { images, media, frames } = origins;
  return [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...code.scripts],
    ['style-src', "'self'", ...code.styles],
    // Pictures that wait, and frames of videos, are drawn in place.
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
    // The one that lets the address of the service worker through (features/offline/save-page.client.ts).
    ['trusted-types', code.registersWorker ? 'app' : "'none'"],
  ].map((directive) => directive.join(' '));
}

/** Other origins from which the pages fetch something: each once, in order. */
interface Origins {
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
    // Only a video without a picture of its own shows a still of its host.
    if (!picture) addAll(images, VIDEO_HOSTS[video.host].stills);
  }
  return { images: [...images].sort(), media: [...media].sort(), frames: [...frames].sort() };
}

function addAll(set: Set<string>, values: readonly string[]): void {
  for (const origin of values) set.add(origin);
}

/** Nothing for an address of the site itself, or one that carries its own content. */
function httpOrigin(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { origin, protocol } = new URL(address);
  return protocol.startsWith('http') ? [origin] : [];
}
