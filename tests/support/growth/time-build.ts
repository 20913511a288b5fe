import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';

/** What one build took. */
export interface Cost {
  seconds: number;
  /** Peak memory of the process, in bytes. */
  memory: number;
}

/** The folders of one build. */
export interface Folders {
  content: string;
  dist: string;
  cache: string;
}

/**
 * Builds a site in a process of its own.
 *
 * @param folders absolute paths; what the cache holds from an earlier build is used.
 * @throws Error when the build fails; what went wrong has been printed.
 */
export async function timeBuild({ content, dist, cache }: Folders): Promise<Cost> {
  const start = performance.now();
  const child = fork(join(import.meta.dirname, 'build-once.ts'), [dist, cache], {
    env: { ...process.env, CONTENT_DIR: content },
  });
  let memory: unknown;
  child.on('message', (message) => {
    memory = message;
  });
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error(`The build of ${content} failed.`);
  return { seconds: (performance.now() - start) / 1000, memory: z.number().parse(memory) };
}
