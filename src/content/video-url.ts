/** The video hosts whose videos the site embeds, each with its name as the page writes it. */
export const VIDEO_HOST_NAMES = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  dailymotion: 'Dailymotion',
} as const;

/** A video, to be embedded from its host or played in the browser's own player. */
type Video = EmbeddedVideo | NativeVideo;

export interface EmbeddedVideo {
  host: keyof typeof VIDEO_HOST_NAMES;
  id: string;
  /** URL of the player, for an `iframe`. */
  embedUrl: string;
  /** URL of its page at the host. */
  pageUrl: string;
  /** URL of a still image; fetching it sends a request to a third party. */
  thumbnailUrl: string;
}

interface NativeVideo {
  host: 'native';
  src: string;
}

const YOUTUBE_HOST = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
const YOUTUBE_PATH = /^\/(?:shorts|embed|live|v)\/([^/]+)\/?$/;
// Two fixed words of YouTube's are as long as an identifier: they stand for a playlist and a channel.
const YOUTUBE_ID = /^(?!videoseries$|live_stream$)[\w-]{11}$/;
const VIMEO_HOST = /^(?:(?:www|player)\.)?vimeo\.com$/;
const VIMEO_PATH =
  /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{1,12})(?:\/([^/]+))?\/?$/;
const VIMEO_HASH = /^[\da-f]{6,40}$/i;
const DAILYMOTION_HOST = /^(?:www\.)?dailymotion\.com$/;
// Older URLs have the title after the identifier: « /video/x8abcde_titre-de-la-video ».
const DAILYMOTION_PATH = /^\/(?:embed\/)?video\/([^/_]+)(?:_[^/]*)?\/?$/;
const DAILYMOTION_PLAYER = /^\/player(?:\/\w+)?\.html$/;
const DAILYMOTION_ID = /^[a-z\d]{3,20}$/i;

/**
 * Recognises the videos that can be embedded (spec §2, Portfolio modals). The URLs of player and still image are rebuilt
 * from the video's identifier alone. Never throws.
 *
 * @param url from the content; a URL of no known host counts as a native video.
 */
export function parseVideoUrl(url: string): Video {
  const native: NativeVideo = { host: 'native', src: url };
  if (!URL.canParse(url)) return native;
  const parsed = new URL(url);
  if (!/^https?:$/.test(parsed.protocol)) return native;
  return youtube(parsed) ?? vimeo(parsed) ?? dailymotion(parsed) ?? native;
}

function youtube({ hostname, pathname, searchParams }: URL): EmbeddedVideo | undefined {
  let id: string | null | undefined;
  if (hostname === 'youtu.be') id = pathname.slice(1).replace(/\/$/, '');
  else if (!YOUTUBE_HOST.test(hostname)) return undefined;
  else if (/^\/watch\/?$/.test(pathname)) id = searchParams.get('v');
  else id = YOUTUBE_PATH.exec(pathname)?.[1];
  if (!id || !YOUTUBE_ID.test(id)) return undefined;

  const start = parseSeconds(searchParams.get('t') ?? searchParams.get('start') ?? '');
  return {
    host: 'youtube',
    id,
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start > 0 ? `&start=${start}` : ''}`,
    pageUrl: `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}` : ''}`,
    thumbnailUrl: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
  };
}

function vimeo({ hostname, pathname, searchParams }: URL): EmbeddedVideo | undefined {
  if (!VIMEO_HOST.test(hostname)) return undefined;
  const [, id, inPath] = VIMEO_PATH.exec(pathname) ?? [];
  if (id === undefined) return undefined;

  // An unlisted video plays only with the hash in its URL.
  const given = inPath ?? searchParams.get('h');
  const hash = given !== null && VIMEO_HASH.test(given) ? given : undefined;
  return {
    host: 'vimeo',
    id,
    embedUrl: `https://player.vimeo.com/video/${id}?dnt=1${hash === undefined ? '' : `&h=${hash}`}`,
    pageUrl: `https://vimeo.com/${id}${hash === undefined ? '' : `/${hash}`}`,
    thumbnailUrl: `https://vumbnail.com/${id}.jpg`,
  };
}

function dailymotion({ hostname, pathname, searchParams }: URL): EmbeddedVideo | undefined {
  let id: string | null | undefined;
  if (hostname === 'dai.ly') id = pathname.slice(1).replace(/\/$/, '');
  else if (DAILYMOTION_HOST.test(hostname)) id = DAILYMOTION_PATH.exec(pathname)?.[1];
  else if (hostname === 'geo.dailymotion.com' && DAILYMOTION_PLAYER.test(pathname)) {
    id = searchParams.get('video');
  }
  if (!id || !DAILYMOTION_ID.test(id)) return undefined;
  return {
    host: 'dailymotion',
    id,
    embedUrl: `https://geo.dailymotion.com/player.html?video=${id}`,
    pageUrl: `https://www.dailymotion.com/video/${id}`,
    thumbnailUrl: `https://www.dailymotion.com/thumbnail/video/${id}`,
  };
}

/** Parses a start time such as « 90 », « 90s » or « 1h2m3s » to seconds; anything else is 0. */
function parseSeconds(time: string): number {
  const [, h = 0, m = 0, s = 0] =
    /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(time) ?? [];
  return Number(h) * 3600 + Number(m) * 60 + Number(s);
}

/** Whether a URL, or a path on the site, ends like a video file that browsers play. */
export function hasVideoExtension(url: string): boolean {
  const { pathname } = URL.parse(url, 'https://site.invalid') ?? { pathname: '' };
  return /\.(mp4|m4v|mov|webm|ogv|ogg)$/i.test(pathname);
}
