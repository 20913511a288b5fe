import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';

/** What one build took. */
export interface Cost {
  seconds: number;
  /** Seconds of processor time, of all cores together: what other programs do changes it little. */
  processor: number;
  /** Peak memory of the process, in bytes. */
  memory: number;
}

/** In microseconds and kilobytes, as Node counts. */
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
 * Builds a site in a process of its own.
 *
 * @param folders absolute paths; what the cache holds from an earlier build is used.
 * @param project folder of the site's code.
 * @param cores that it may use, as `taskset` names them: all by default, and everywhere but on Linux.
 * @throws Error when the build fails; what went wrong has been printed.
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

/** Starts Node through a command that holds it, and every thread of it, to some cores. */
const heldTo = (cores: string) => ({
  execPath: 'taskset',
  execArgv: ['--cpu-list', cores, process.execPath],
});
