import { IMAGE_WIDTHS } from './picture.ts';

/**
 * The image hosts from which the site shows pictures; the content check refuses all others. They resize on demand through the
 * URL parameters `w` and `q`; `extraParameters` are added to these.
 */
const IMAGE_HOSTS = [
  { hostname: /^images\.(unsplash|pexels)\.com$/, extraParameters: {} },
  { hostname: /\.gumlet\.io$/, extraParameters: { format: 'webp' } },
];

/** Finds the host of an image URL; returns undefined for an unknown host or an invalid URL. */
function findImageHost(src: string) {
  const url = URL.parse(src);
  if (url?.protocol !== 'https:') return undefined;
  return IMAGE_HOSTS.find(({ hostname }) => hostname.test(url.hostname));
}

/** Whether an image URL belongs to a supported host. */
export const isImageHost = (src: string): boolean => findImageHost(src) !== undefined;

const DEFAULT_WIDTH = 800;

/** The quality that hosts are asked for, out of 100 (spec §7). */
const QUALITY = 80;

/**
 * Returns the URLs of a remote image in the site's widths (spec §7).
 *
 * @param src absolute URL of the image, whose other parameters are kept.
 * @returns `src` at 800 pixels, and a `srcset` with a width descriptor for each width.
 * @throws Error in French for an unsupported host.
 */
export function remoteImage(src: string): { src: string; srcset: string } {
  const host = findImageHost(src);
  if (!host) {
    throw new Error(
      `« ${src} » : cet hébergeur d’images n’est pas connu du site ; enregistrez plutôt l’image à côté du fichier.`,
    );
  }
  const urlAtWidth = (width: number) => {
    const url = new URL(src);
    url.hash = '';
    const parameters = { ...host.extraParameters, w: String(width), q: String(QUALITY) };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  };
  return {
    src: urlAtWidth(DEFAULT_WIDTH),
    srcset: IMAGE_WIDTHS.map((width) => `${urlAtWidth(width)} ${width}w`).join(', '),
  };
}
