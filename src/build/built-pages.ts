import { globSync } from 'node:fs';
import { DESK_PATH } from '../content/desk-path.ts';

/**
 * The pages of a built site, without the desk: it is made apart, and says its own policy.
 *
 * @param site path of its folder.
 * @returns their paths below it, with « / ».
 */
export const builtPages = (site: string): string[] =>
  globSync('**/*.html', { cwd: site, exclude: [`${DESK_PATH.slice(1)}**`] }).map((file) =>
    file.replaceAll('\\', '/'),
  );
