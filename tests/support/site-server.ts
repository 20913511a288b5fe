/**
 * Serves the built site as a static host does: clean addresses, and the 404 page for what isn't there.
 *
 * Usage: node tests/support/site-server.ts [port]
 */
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const PORT = 4321;

/** Answers as a static host does. */
export function siteHandler(): RequestListener {
  return sirv(DIST, {
    etag: true,
    onNoMatch: (_request, response) => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      createReadStream(`${DIST}/404.html`).pipe(response);
    },
  });
}

/**
 * Starts the server on this machine alone.
 *
 * @param port wanted; when it is taken, any free one.
 * @returns the address to open.
 */
export async function serveSite(port = PORT): Promise<string> {
  const server = createServer(siteHandler());
  try {
    await once(server.listen(port, 'localhost'), 'listening');
  } catch {
    await once(server.listen(0, 'localhost'), 'listening');
  }
  const address = server.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  return `http://localhost:${actual}/`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [port = String(PORT)] = process.argv.slice(2);
  console.log(await serveSite(Number(port)));
}
