import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';

/** Time and memory of one build. */
export interface Cost {
  seconds: number;
  /** CPU time of all cores, in seconds, which other programs affect little. */
  processor: number;
  /** Peak memory of the process, in bytes. */
  memory: number;
}

/** Node's resource usage, in microseconds and kilobytes. */
const usageSchema = z.object({
  userCPUTime: z.number(),
  systemCPUTime: z.number(),
  maxRSS: z.number(),
});

/** The folders of one build. */
export interface Folders {
  content: string;
  dist: string;
  cache: string;
}

/**
 * Builds a site in a separate process.
 *
 * @param folders absolute paths; the cache of an earlier build is used.
 * @param project folder of the site's code.
 * @param cores in the syntax of `taskset`, on Linux only; all by default.
 * @throws Error when the build fails, which has printed why.
 */
export async function timeBuild(
  { content, dist, cache }: Folders,
  project = process.cwd(),
  cores?: string,
): Promise<Cost> {
  const start = performance.now();
  const child = fork(join(import.meta.dirname, 'build-once.ts'), [dist, cache], {
    cwd: project,
    env: { ...process.env, CONTENT_DIR: content },
    ...(cores !== undefined && process.platform === 'linux' && heldTo(cores)),
  });
  let usage: unknown;
  child.on('message', (message) => {
    usage = message;
  });
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error(`The build of ${content} failed.`);
  const seconds = (performance.now() - start) / 1000;
  const { userCPUTime, systemCPUTime, maxRSS } = usageSchema.parse(usage);
  return { seconds, processor: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS * 1024 };
}

/** Starts Node with `taskset`, which restricts all of its threads to some cores. */
const heldTo = (cores: string) => ({
  execPath: 'taskset',
  execArgv: ['--cpu-list', cores, process.execPath],
});
