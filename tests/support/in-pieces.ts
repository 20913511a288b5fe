import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { stopServer, startServer } from '../../src/commands/serve/listening.ts';

/** Size of a piece at most, in bytes: that of a short document is less, so that it takes as long to arrive. */
const PIECE = 1000;
const LEAST_PIECES = 50;
/** The time from one to the next, in milliseconds: some frames. */
const PAUSE = 40;

/**
 * The site as over a slow network: documents arrive piece by piece, and the browser shows what it has so far.
 *
 * @param site origin of the tested site.
 * @returns the origin to visit instead, and what closes it.
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
  // Nothing shows before the styles are there, of which those of the font come first.
  let sent = isDocument ? body.lastIndexOf('</style>', body.indexOf('</head>')) : body.length;
  const size = Math.min(PIECE, Math.ceil((body.length - sent) / LEAST_PIECES));
  response.write(body.subarray(0, sent));
  for (; sent < body.length; sent += size) {
    response.write(body.subarray(sent, sent + size));
    await pause(PAUSE);
  }
  response.end();
}
