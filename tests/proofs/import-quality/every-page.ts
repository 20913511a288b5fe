/**
 * Loaded before a program (`NODE_OPTIONS=--import=…`): whatever host it connects to, it comes to pages that outlets
 * could have made, at any address of `http://<page>.example/`, with the pictures that they name. Each answer takes as long as a far host's.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import net, { type NetConnectOpts } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expectedPages } from './expected.ts';

/** From Yaoundé to a host in Europe and back, in milliseconds. */
const ROUND_TRIP = 300;

const ROOT = resolve(import.meta.dirname, '../../..');
const pages = new Map(
  expectedPages(join(ROOT, 'tests/proofs/import-quality/pages')).map(({ name, html }) => [
    `${name.replace('/', '-')}.example`,
    html,
  ]),
);
const picture = readFileSync(join(ROOT, 'tests/content/images/portrait.jpg'));

const server = createServer((request, response) => {
  const { host = '' } = request.headers;
  const page = pages.get(host);
  void wait(ROUND_TRIP).then(() => {
    if (/\.(?:jpe?g|png|webp|gif)$/i.test(request.url ?? ''))
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
    else if (page && request.url !== '/robots.txt')
      response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    else response.writeHead(404).end();
  });
});
server.listen(0, '127.0.0.1').unref();

const { connect } = net;
Object.assign(net, {
  connect: (options: NetConnectOpts) => {
    const address = server.address();
    if (typeof address !== 'object' || address === null) return connect(options);
    return connect({ ...options, host: '127.0.0.1', port: address.port });
  },
});
