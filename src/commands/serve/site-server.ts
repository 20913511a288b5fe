/**
 * Serves the built site as a static host does: clean addresses, compressed text, the 404 page for what
 * isn't there, and the headers that the build wrote for such hosts.
 *
 * Usage: node src/commands/serve/site-server.ts [port]
 */
import { createReadStream, readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { HEADERS_FILE, parseHeaders } from '../../publish/headers/headers-file.ts';
import { headersFor } from '../../publish/headers/table.ts';
import { filesBelow } from '../../publish/files-below.ts';
import { compressor, type CompressedFile } from './compressed-file.ts';
import { addressOf, fileAt } from '../links/static-host.ts';
import { listen } from './listening.ts';

const DIST = fileURLToPath(new URL('../../../dist', import.meta.url));
const PORT = 4321;

/**
 * Starts the server on this machine alone.
 *
 * @param port wanted; when it is taken, any free one.
 * @param folder absolute path of the built site.
 * @returns the address to open.
 */
export async function serveSite(port = PORT, folder = DIST): Promise<string> {
  const server = createServer(siteHandler(folder));
  try {
    return `${await listen(server, port)}/`;
  } catch {
    return `${await listen(server)}/`;
  }
}

/** Answers as a static host does, for the site as it is now in its folder. */
export function siteHandler(folder = DIST): RequestListener {
  const table = parseHeaders(readFileSync(join(folder, HEADERS_FILE), 'utf8'));
  const files = new Set(filesBelow(folder).filter((file) => file !== HEADERS_FILE));
  const serve = sirv(folder, { etag: true });
  const compressedFile = compressor();

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(`http://localhost${request.url ?? '/'}`);
    const { 'accept-encoding': accepted = '', range } = request.headers;
    const file = fileAt(pathname, files);
    response.statusCode = file === undefined ? 404 : 200;
    const sent = file ?? '404.html';
    const headers = headersFor(table, addressOf(sent));
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);

    const path = join(folder, sent);
    const text = range === undefined ? await compressedFile(path, accepted) : undefined;
    if (files.has(`${pathname.slice(1)}/index.html`))
      response.writeHead(301, { location: `${pathname}/${search}` }).end();
    else if (text) send(text, request, response);
    else if (file !== undefined) serve(request, response);
    else createReadStream(path).pipe(response.setHeader('content-type', 'text/html'));
  };

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  };
}

/** Sends a file, or only word that the browser's own is still right. */
function send(file: CompressedFile, request: IncomingMessage, response: ServerResponse): void {
  const { tag, headers, body } = file;
  const { statusCode } = response;
  const known = statusCode === 200 && request.headers['if-none-match']?.includes(tag);
  if (known) response.writeHead(304, headers).end();
  else response.writeHead(statusCode, { ...headers, 'Content-Length': body.length }).end(body);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [port = String(PORT)] = process.argv.slice(2);
  console.log(await serveSite(Number(port)));
}
