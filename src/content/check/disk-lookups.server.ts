import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Probes } from './lookups.ts';
import { buildDay } from '../build-day.server.ts';
import { isIconName } from '../icons.server.ts';
import { imageFault } from './image-problem.server.ts';

/**
 * Looks up on the disk what a schema can't know.
 *
 * @param folder absolute path of the content files' folder: the paths of images are relative to it.
 * @param standingOf of the items of the portfolio, which are read elsewhere.
 */
export function diskProbes(folder: string, standingOf: Probes['standingOf']): Probes {
  return {
    exists: (path) => existsSync(resolve(folder, path)),
    imageFault: (path) => imageFault(resolve(folder, path)),
    isIconName,
    isPublic: (address) => existsSync(join('public', address)),
    standingOf,
    today: buildDay(),
  };
}
