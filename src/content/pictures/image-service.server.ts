import { basename } from 'node:path/posix';
import type { LocalImageService } from 'astro';
import { baseService } from 'astro/assets';
import sharp from 'sharp';
import { z } from 'zod';

/** The longest side that WebP can hold, in pixels. */
const MAX_WEBP_SIDE = 16_383;

/** The hash that Astro adds to the name of a file. */
const NAME_HASH = /\.[\w-]{8}(?=\.\w+$)/;

const transformSchema = z.object({
  src: z.string(),
  width: z.coerce.number(),
  quality: z.coerce.number(),
});

/**
 * Astro's image service with an encoder of its own. Astro's encoder returns the original where it fails, so that the site
 * would publish the place of the photo under a name in « .webp »; this one stops the build. It encodes only the first frame
 * of an animation: nothing on the site moves without a button to stop it.
 */
const imageService: LocalImageService = {
  ...baseService,
  async transform(input, options) {
    const { src, width, quality } = transformSchema.parse(options);
    try {
      const data = await sharp(input, { failOn: 'none' })
        .autoOrient()
        .resize({ width, height: MAX_WEBP_SIDE, fit: 'inside', withoutEnlargement: true })
        .webp({ quality })
        .toBuffer();
      return { data, format: 'webp' };
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
