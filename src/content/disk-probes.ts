import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { Standing } from '../domain/portfolio/published.ts';
import type { Probes } from '../schemas/check/probes.ts';
import { buildDay } from './build-day.ts';
import { isIconName } from './icons.ts';
import { imageFault } from './image-fault.ts';
import { readData } from './read.ts';

/** What is wrong with it, its own check tells. */
const standing = z
  .object({
    draft: z.boolean().optional().catch(undefined),
    date: z.coerce.date().optional().catch(undefined),
  })
  .catch({});

/**
 * Looks up on the disk what a schema can't know.
 *
 * @param root absolute path of the content folder.
 * @param folder absolute path of the content files' own: the paths of images are relative to it.
 */
export function diskProbes(root: string, folder: string): Probes {
  return {
    exists: (path) => existsSync(resolve(folder, path)),
    imageFault: (path) => imageFault(resolve(folder, path)),
    isIconName,
    isPublic: (address) => existsSync(join('public', address)),
    standingOf: (name) => standingOf(join(root, 'portfolio', `${name}.md`)),
    today: buildDay(),
  };
}

async function standingOf(file: string): Promise<Standing | undefined> {
  if (!existsSync(file)) return undefined;
  return standing.parse(await readData(file).catch(() => undefined));
}
