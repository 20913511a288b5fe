import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { firstCases } from '../../support/first-cases.ts';

const MODULE = pathToFileURL('src/commands/exit-when-npm-exits.ts').href;

/** A server that ends with npm, as `npm start` is one. */
const SERVER = `
  import { createServer } from 'node:http';
  import { exitWhenNpmExits } from '${MODULE}';
  exitWhenNpmExits();
  createServer().listen(0, () => console.log('open'));
`;

test.for(firstCases(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const, 1))(
  'what npm has started ends with it (%s)',
  { timeout: 30_000 },
  async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), 'npm-'));
    onTestFinished(() => {
      rmSync(folder, { recursive: true });
    });
    const scripts = { start: 'node server.mjs' };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }));
    writeFileSync(join(folder, 'server.mjs'), SERVER);
    // A group of its own, so that all of it can be asked after.
    const npm = spawn('npm', ['start', '--silent'], { cwd: folder, detached: true });
    const { pid = 0 } = npm;
    onTestFinished(() => {
      // Whatever the test has found running.
      spawnSync('kill', ['--', `-${pid}`]);
    });
    await once(npm.stdout, 'data');
    npm.kill(signal);
    await vi.waitFor(
      () => {
        expect(() => process.kill(-pid, 0)).toThrow('ESRCH');
      },
      { timeout: 5000 },
    );
  },
);
