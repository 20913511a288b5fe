import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { z } from 'zod';
import { filesBelow } from '../publish/files-below.ts';
import { AVIF } from '../domain/image-sizes.ts';

/** What a cache holds of pictures: Astro's copies, which format suits which, and share images. */
const PICTURES = /^(assets|formats|partage)\//;
/** Those of which the site has each that is used, byte for byte; an answer about formats weighs four bytes. */
const COPIES = /^(assets|partage)\//;
const SITE_PICTURE = /\.(avif|jpg|png|webp)$/;

const LIST = 'kept-files.json';

const listSchema = z.object({ madeWith: z.string(), digests: z.record(z.string(), z.string()) });

/** What makes the pictures, beside what their names tell: another one makes other bytes. */
const MADE_WITH = JSON.stringify([sharp.versions, AVIF]);

/**
 * Astro integration: takes from the cache of earlier builds only what a whole build has left there, and keeps there only
 * what this one uses. Astro itself copies what it finds, whole or not, and takes nothing away.
 */
export function keptFiles(): AstroIntegration {
  let cache = '';
  return {
    name: 'kept-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = fileURLToPath(config.cacheDir);
      },
      'astro:build:start': () => {
        dropUntrusted(cache, MADE_WITH);
      },
      'astro:build:done': ({ dir }) => {
        keepUsed(cache, fileURLToPath(dir), MADE_WITH);
      },
    },
  };
}

/**
 * Deletes what the list of the last whole build doesn't name, and what is no longer as it was then.
 *
 * @param cache path of the cache.
 * @param madeWith what makes the pictures now; nothing that another made is kept.
 */
export function dropUntrusted(cache: string, madeWith: string): void {
  const list = readList(join(cache, LIST));
  const digests = list?.madeWith === madeWith ? list.digests : {};
  for (const file of picturesIn(cache))
    if (digests[file] !== digestOf(join(cache, file))) rmSync(join(cache, file));
}

/**
 * Deletes the pictures that the site doesn't have, and lists the others.
 *
 * @param cache path of the cache.
 * @param site path of the built site.
 * @param madeWith what has made the pictures.
 */
export function keepUsed(cache: string, site: string, madeWith: string): void {
  const shown = filesBelow(site).filter((file) => SITE_PICTURE.test(file));
  const used = new Set(shown.map((file) => digestOf(join(site, file))));
  const digests: Record<string, string> = {};
  for (const file of picturesIn(cache)) {
    const digest = digestOf(join(cache, file));
    if (COPIES.test(file) && !used.has(digest)) rmSync(join(cache, file));
    else digests[file] = digest;
  }
  writeFileSync(join(cache, LIST), JSON.stringify({ madeWith, digests }));
}

const picturesIn = (cache: string) => filesBelow(cache).filter((file) => PICTURES.test(file));

const digestOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

/** The list of the last whole build, if there is one that can be read. */
function readList(path: string): z.infer<typeof listSchema> | undefined {
  try {
    return listSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}
