import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSite } from '../../src/commands/serve/site-server.ts';
import { SAMPLE, SAMPLE_BUILD } from './sample.ts';

/** A site of its own, beside that of the tests’ content. */
export interface BuiltSite {
  origin: string;
  /** Absolute path of its output folder. */
  folder: string;
  remove: () => void;
}

/**
 * Builds a site in a folder of its own, and serves it.
 *
 * @param change changes the copy of the sample content, in the folder that it gets.
 */
export async function buildSite(change: (content: string) => void): Promise<BuiltSite> {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  const content = join(root, 'content');
  const folder = join(root, 'dist');
  cpSync(SAMPLE, content, { recursive: true });
  change(content);
  // Its pictures are served from the tests' site.
  const cache = join(root, 'cache');
  cpSync('node_modules/.astro/assets', join(cache, 'assets'), { recursive: true });
  const child = fork(join(import.meta.dirname, 'build-once.ts'), [folder, cache], {
    env: { ...process.env, ...SAMPLE_BUILD, CONTENT_DIR: content },
  });
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error('The site was not built.');
  const remove = () => {
    rmSync(root, { recursive: true });
  };
  return { origin: await serveSite(0, folder), folder, remove };
}
