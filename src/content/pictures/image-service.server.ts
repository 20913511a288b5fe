import { basename } from 'node:path/posix';
import type { LocalImageService } from 'astro';
import { baseService } from 'astro/assets';
import sharp from 'sharp';
import { z } from 'zod';
import { IMAGE_WIDTHS } from './picture.ts';

/** The longest side that WebP can hold, in pixels. */
const MAX_WEBP_SIDE = 16_383;

/** JPEG quality for print, out of 100. */
const PRINT_QUALITY = 90;

/** Matches the hash that Astro adds to a file name; the error message names the file without it. */
const NAME_HASH = /\.[\w-]{8}(?=\.\w+$)/;

/** Maximum width in pixels of a picture's WebP files. Only the largest carries the credit; scans and prints are wider. */
const FULL_WIDTH = Math.max(...IMAGE_WIDTHS);

const transformSchema = z.object({
  src: z.string(),
  width: z.coerce.number(),
  format: z.string(),
  quality: z.coerce.number().default(PRINT_QUALITY),
  /** The credit, as a packet of XMP. */
  xmp: z.string().optional(),
});

/**
 * Astro's image service with an encoder of its own. Where Astro's encoder fails, it returns the original, whose metadata may
 * say where the photo was taken, under a name in « .webp »; this one stops the build. It encodes only the first frame
 * of an animation: nothing on the site moves without a button to stop it. Its files are WebP, but for a JPEG for print.
 *
 * The option `xmp` goes into the largest file of a picture alone, which is what people save and pass on. The smaller ones are
 * on every page, where visitors pay for it.
 */
const imageService: LocalImageService = {
  ...baseService,
  propertiesToHash: [...(baseService.propertiesToHash ?? []), 'xmp'],
  async getSrcSet(options, config, logger) {
    const files = (await baseService.getSrcSet?.(options, config, logger)) ?? [];
    const { src } = options;
    const fullWidth = Math.min(typeof src === 'string' ? Infinity : src.width, FULL_WIDTH);
    return files.map((file) => {
      const { transform } = file;
      if (Number(transform.width) >= fullWidth) return file;
      return { ...file, transform: { ...transform, xmp: undefined } };
    });
  },
  async transform(input, options) {
    const { src, width, format, quality, xmp } = transformSchema.parse(options);
    const isPrint = format === 'jpg';
    try {
      const height = isPrint ? width : MAX_WEBP_SIDE;
      const picture = sharp(input, { failOn: 'none' })
        .autoOrient()
        .resize({ width, height, fit: 'inside', withoutEnlargement: true });
      if (xmp !== undefined) picture.withXmp(xmp);
      const data = await (
        isPrint ? picture.jpeg({ quality }) : picture.webp({ quality })
      ).toBuffer();
      return { data, format: isPrint ? 'jpg' : 'webp' };
    } catch (cause) {
      const name = basename(src).replace(NAME_HASH, '');
      const message = `L’image « ${name} » ne peut pas être préparée pour le site ; enregistrez-la de nouveau en JPEG ou en PNG.`;
      if (!import.meta.env.PROD) throw new Error(message, { cause });
      // A thrown error would reach the owner as an English stack trace.
      console.error(message);
      process.exit(1);
    }
  },
};

export default imageService;
