import { parseVideoUrl, type EmbeddedVideo } from '../../content/video-url.ts';

/** Inline code of pages, as quoted CSP digests. */
interface InlineCode {
  scripts: Iterable<string>;
  styles: Iterable<string>;
  /** Whether the pages register the service worker. */
  registersWorker: boolean;
}

/**
 * Adds `frame-ancestors` to a Content-Security-Policy for an HTTP header, so that no site can show the page in a frame;
 * browsers ignore this directive in a `<meta>`.
 */
export function withFrameAncestors(policy: string): string {
  return `${policy}; frame-ancestors 'none'`;
}

/**
 * Formats a Content-Security-Policy. Whatever it doesn't name is forbidden, as are `innerHTML` (by Trusted Types) and running
 * strings as code. Each page has its own policy in a `<meta>`, for hosts that send no headers; where a header has one too,
 * browsers enforce both.
 *
 * @param code the inline scripts and styles of all pages that the policy applies to.
 * @param origins the hosts of pictures, videos and sounds on any page: the home page can show them all.
 * @param mail origin of the service that takes the messages of the contact form.
 */
export function formatContentSecurityPolicy(
  code: InlineCode,
  origins: Origins,
  mail: string,
): string {
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
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}

/** The origins, other than the site's, from which pages load pictures, videos and sounds; without duplicates, sorted. */
interface Origins {
  images: string[];
  media: string[];
  /** Origins of the frames of video players. */
  frames: string[];
}

/** URLs of the picture, the video and the sound of a portfolio item, as the data files of the built site hold them. */
export interface PortfolioMedia {
  picture?: { src: string } | undefined;
  videoUrl?: string | undefined;
  audio?: { src: string } | undefined;
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
 * Collects the origins, other than the site's, of the pictures, videos and sounds in the content: only these are allowed.
 *
 * @param items of the portfolio.
 * @param pictures URLs of all other images.
 * @param textVideos URLs of the videos in the texts of articles, which show no still of their host.
 */
export function collectOrigins(
  items: readonly PortfolioMedia[],
  pictures: readonly string[],
  textVideos: readonly string[],
): Origins {
  const images = [...pictures];
  const media: string[] = [];
  const frames: string[] = [];
  const addVideo = (url: string, showsStill: boolean) => {
    const video = parseVideoUrl(url);
    if (video.host === 'native') {
      media.push(video.src);
    } else {
      const host = VIDEO_HOSTS[video.host];
      frames.push(...host.frames);
      if (showsStill) images.push(...host.stills);
    }
  };
  for (const { picture, videoUrl, audio } of items) {
    if (picture) images.push(picture.src);
    if (audio) media.push(audio.src);
    // Only a video without an image of its own shows a still from its host.
    if (videoUrl !== undefined) addVideo(videoUrl, !picture);
  }
  for (const url of textVideos) addVideo(url, false);
  return { images: originsOf(images), media: originsOf(media), frames: originsOf(frames) };
}

/** Returns the origins of the absolute http(s) URLs among some addresses, without duplicates, sorted. */
function originsOf(addresses: readonly string[]): string[] {
  const urls = addresses.flatMap((address) => URL.parse(address) ?? []);
  const remote = urls.filter(({ protocol }) => protocol.startsWith('http'));
  return [...new Set(remote.map(({ origin }) => origin))].sort();
}
