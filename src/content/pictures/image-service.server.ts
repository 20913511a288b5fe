import { basename } from 'node:path/posix';
import type { LocalImageService } from 'astro';
import { baseService } from 'astro/assets';
import sharp from 'sharp';
import { z } from 'zod';

/** The longest side that WebP can hold, in pixels. */
const MAX_WEBP_SIDE = 16_383;

/** JPEG quality for print, out of 100. */
const PRINT_QUALITY = 90;

/** The hash that Astro adds to the name of a file. */
const NAME_HASH = /\.[\w-]{8}(?=\.\w+$)/;

const transformSchema = z.object({
  src: z.string(),
  width: z.coerce.number(),
  format: z.string(),
  quality: z.coerce.number().default(PRINT_QUALITY),
});

/**
 * Astro's image service with an encoder of its own. Astro's encoder returns the original where it fails, so that the site
 * would publish the place of the photo under a name in « .webp »; this one stops the build. It encodes only the first frame
 * of an animation: nothing on the site moves without a button to stop it. Its files are
 * WebP, but for a JPEG for print.
 */
const imageService: LocalImageService = {
  ...baseService,
  async transform(input, options) {
    const { src, width, format, quality } = transformSchema.parse(options);
    const isPrint = format === 'jpg';
    try {
      const height = isPrint ? width : MAX_WEBP_SIDE;
      const picture = sharp(input, { failOn: 'none' })
        .autoOrient()
        .resize({ width, height, fit: 'inside', withoutEnlargement: true });
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
