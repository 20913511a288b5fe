import { imageHost } from './image-hosts.ts';
import { IMAGE_WIDTHS } from './image-sizes.ts';

const DEFAULT_WIDTH = 800;

/** Compression quality that hosts are asked for, out of 100 (spec §7). */
const QUALITY = 80;

/**
 * The addresses of a remote image in the site's widths, as its host resizes them (spec §7).
 *
 * @param src absolute address of the image; its own parameters are kept, except those we set.
 * @returns `src` at 800 pixels, and a `srcset` with a width descriptor for each width.
 * @throws Error, in French, for a host that the site doesn't know.
 */
export function remoteImage(src: string): { src: string; srcset: string } {
  const host = imageHost(src);
  if (!host) {
    throw new Error(
      `« ${src} » : cet hébergeur d’images n’est pas connu du site ; enregistrez plutôt l’image à côté du fichier.`,
    );
  }
  const at = (width: number) => sized(src, { ...host.extra, w: width, q: QUALITY });
  return {
    src: at(DEFAULT_WIDTH),
    srcset: IMAGE_WIDTHS.map((width) => `${at(width)} ${width}w`).join(', '),
  };
}

function sized(src: string, parameters: Readonly<Record<string, string | number>>): string {
  const url = new URL(src);
  url.hash = '';
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value));
  return url.href;
}
