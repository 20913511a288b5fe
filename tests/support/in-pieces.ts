import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { stopServer, startServer } from '../../src/commands/serve/server-lifecycle.ts';

/** Maximum size of a chunk, in bytes; a short document has smaller ones, so that it takes as long to arrive. */
const MAX_CHUNK_SIZE = 1000;
const MIN_CHUNKS = 50;
/** Delay between two chunks: a few frames. */
const CHUNK_DELAY_MS = 40;

/**
 * Serves the site as over a slow network: documents arrive in chunks, and the browser renders them as they come.
 *
 * @param site origin of the tested site.
 * @returns the origin to visit instead, and a function that closes the server.
 */
export async function serveInPieces(
  site: string,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer(({ url = '/' }, response) => {
    void answer(new URL(url, site), response);
  });
  return { origin: await startServer(server), close: () => stopServer(server) };
}

async function answer(url: URL, response: ServerResponse): Promise<void> {
  const original = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const body = Buffer.from(await original.arrayBuffer());
  for (const name of ['content-type', 'content-security-policy']) {
    const value = original.headers.get(name);
    if (value !== null) response.setHeader(name, value);
  }
  response.writeHead(original.status);
  const isDocument = original.headers.get('content-type')?.startsWith('text/html');
  // Browsers render nothing before the styles, which start with those of the font.
  let sent = isDocument ? body.lastIndexOf('</style>', body.indexOf('</head>')) : body.length;
  const size = Math.min(MAX_CHUNK_SIZE, Math.ceil((body.length - sent) / MIN_CHUNKS));
  response.write(body.subarray(0, sent));
  for (; sent < body.length; sent += size) {
    response.write(body.subarray(sent, sent + size));
    await pause(CHUNK_DELAY_MS);
  }
  response.end();
}
