import { fork } from 'node:child_process';
import { once } from 'node:events';
import { COPY, SITE } from './copy.ts';

/**
 * Builds the site from the copy of the content, into a folder of its own.
 *
 * @param repository where the desk of the built site saves, « account/name ».
 */
export async function buildSite(repository: string): Promise<void> {
  const child = fork('tests/support/growth/build-once.ts', [SITE, 'node_modules/.astro'], {
    env: { ...process.env, CONTENT_DIR: COPY, DESK_REPOSITORY: repository, NODE_ENV: 'production' },
  });
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error('The site was not built.');
}
