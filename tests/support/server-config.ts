/**
 * Prints the configuration that gives the built site's headers to a web server of one's own.
 *
 * Usage: node tests/support/server-config.ts nginx|caddy
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { HEADERS_FILE, parseHeaders } from '../../src/publish/headers/headers-file.ts';
import { caddyConfig } from '../../src/publish/headers/servers/caddy.ts';
import { nginxConfig } from '../../src/publish/headers/servers/nginx.ts';
import { contentRoot } from '../../src/content/content-root.ts';

const root = resolve('dist');
const table = parseHeaders(readFileSync(join(root, HEADERS_FILE), 'utf8'));
const site = z.object({ url: z.url() });
const { url } = site.parse(JSON.parse(readFileSync(join(contentRoot(), 'site.json'), 'utf8')));

switch (process.argv[2]) {
  case 'nginx':
    console.log(nginxConfig(table, { root, address: '80' }));
    break;
  case 'caddy':
    console.log(caddyConfig(table, { root, address: new URL(url).hostname }));
    break;
  default:
    console.error('Usage: npm run headers -- nginx|caddy');
    process.exitCode = 1;
}
