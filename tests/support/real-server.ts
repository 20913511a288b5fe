import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { caddyConfig } from '../../src/publish/headers/servers/caddy.ts';
import { nginxConfig } from '../../src/publish/headers/servers/nginx.ts';
import { close, listen } from '../../src/commands/serve/listening.ts';
import { builtTable } from './served-headers.ts';

export type ServerName = 'nginx' | 'caddy';

const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];
const MIME_TYPES = '/etc/nginx/mime.types';

/** Where this machine has the program, if it has it. */
export function programOf(name: ServerName): string | undefined {
  return FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/**
 * Runs a web server on the built site, with the configuration that `npm run headers` prints for it.
 *
 * @param name which.
 * @param program absolute path of it.
 * @returns its origin, and what ends it.
 */
export async function startServer(
  name: ServerName,
  program: string,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  const config = join(folder, 'config');
  const port = await freePort();
  await writeFile(config, name === 'nginx' ? nginx(folder, port) : caddy(port));
  const options =
    name === 'nginx'
      ? ['-c', config, '-e', join(folder, 'error.log')]
      : ['run', '--config', config, '--adapter', 'caddyfile'];
  const env = { ...process.env, HOME: folder };
  const server = spawn(program, options, { cwd: folder, env, stdio: 'ignore' });
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.kill();
      if (server.exitCode === null) await once(server, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}

/** What stands around the site in nginx's own file. */
function nginx(folder: string, port: number): string {
  const site = nginxConfig(builtTable(), { root: resolve('dist'), address: `127.0.0.1:${port}` });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  return `
    ${process.getuid?.() === 0 ? `user ${userInfo().username};` : ''}
    daemon off;
    pid ${folder}/pid;
    events {}
    http {
      ${existsSync(MIME_TYPES) ? `include ${MIME_TYPES};` : ''}
      access_log off;
      ${temporary.join('\n')}
      ${site}
    }`;
}

function caddy(port: number): string {
  const site = caddyConfig(builtTable(), {
    root: resolve('dist'),
    address: `http://127.0.0.1:${port}`,
  });
  return `{\n\tadmin off\n\tauto_https off\n}\n${site}`;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listen(server, 0, '127.0.0.1'));
  await close(server);
  return Number(port);
}
