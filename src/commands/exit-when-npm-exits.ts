import { spawnSync } from 'node:child_process';

/** How often to check whether npm still runs. */
const CHECK_INTERVAL_MS = 500;

/**
 * Exits this process once the npm that started it has exited, because npm passes a signal on to its shell at most, never to
 * what the shell runs. A process that npm didn't start exits once its parent process has exited.
 */
export function exitWhenNpmExits(): void {
  const shell = process.ppid;
  const npm = process.env['npm_lifecycle_event'] === undefined ? undefined : parentProcessId(shell);
  setInterval(() => {
    if (!isRunning(shell) || (npm !== undefined && !isRunning(npm))) process.exit();
  }, CHECK_INTERVAL_MS).unref();
}

/** Returns the id of a process's parent, or undefined without `ps`, as on Windows, where npm ends its shell itself. */
function parentProcessId(pid: number): number | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' });
  return Number.parseInt(stdout, 10) || undefined;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
