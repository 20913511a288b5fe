import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What Astro calls the original of a picture; its copies have one more word after the digest. */
const ORIGINALS = '_astro/*.{jpg,jpeg,png,webp,avif,gif,tif,tiff}';
const ORIGINAL = /\.[\w-]{8}\.\w+$/;

/**
 * Takes away the originals of pictures that nothing in the site names. Astro keeps one of which it made no copy, such as
 * that of a testimonial which isn't shown, with the place where it was taken and all else that a camera writes into it.
 *
 * @param site absolute path of the built site.
 */
export function removeOriginals(site: string): void {
  const unnamed = new Set<string>();
  for (const file of globSync(ORIGINALS, { cwd: site }))
    if (ORIGINAL.test(file)) unnamed.add(file.replaceAll('\\', '/'));
  if (unnamed.size === 0) return;
  for (const file of globSync('**/*.{html,json,xml,css}', { cwd: site })) {
    const text = readFileSync(join(site, file), 'utf8');
    for (const original of unnamed) if (text.includes(original)) unnamed.delete(original);
  }
  for (const original of unnamed) rmSync(join(site, original));
}
