/**
 * Serves the built site as a static host does: clean addresses, compressed text, the 404 page for what
 * isn't there, and the headers that the build wrote for such hosts.
 *
 * Usage: node src/commands/serve/site-server.ts [port]
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import sirv from 'sirv';
import { listFilesBelow } from '../../lib/files-below.server.ts';
import { HEADERS_FILE, parseHeaders, headersForPath } from '../../build/headers/headers.ts';
import { addressOfFile, findServedFile } from '../links/static-host.ts';
import { startServer } from './server-lifecycle.ts';

const DIST = fileURLToPath(new URL('../../../dist', import.meta.url));

/** Media types of text files, by extension: the files that the server compresses. All others are sent as they are. */
const TEXT_MEDIA_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
};

/** Functions that encode a text file, by content encoding: at the best level, as on static hosts, as the results are cached. */
const ENCODERS = {
  br: promisify<Buffer, Buffer>(brotliCompress),
  gzip: (text: Buffer) => promisify(gzip)(text, { level: 9 }),
  identity: (text: Buffer) => Promise.resolve(text),
};

type Encoding = keyof typeof ENCODERS;

/**
 * Starts the server on this machine alone.
 *
 * @param port wanted, by default that of the environment's `PORT`; when it is taken, any free one.
 * @param folder absolute path of the built site.
 * @returns the address to open.
 */
export async function serveSite(
  port = Number(process.env['PORT'] ?? 4321),
  folder = DIST,
): Promise<string> {
  const server = createServer(createSiteHandler(folder));
  try {
    return `${await startServer(server, port)}/`;
  } catch {
    return `${await startServer(server)}/`;
  }
}

/** Creates a request handler that serves a built site as a static host does. */
export function createSiteHandler(folder = DIST): RequestListener {
  const table = parseHeaders(readFileSync(join(folder, HEADERS_FILE), 'utf8'));
  const files = new Set(listFilesBelow(folder).filter((file) => file !== HEADERS_FILE));
  const serveFile = sirv(folder, { etag: true });
  const texts = new Map<string, Promise<EncodedText>>();

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(`http://localhost${request.url ?? '/'}`);
    const file = findServedFile(pathname, files);
    response.statusCode = file === undefined ? 404 : 200;
    const sent = file ?? '404.html';
    const headers = headersForPath(table, addressOfFile(sent));
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);

    if (files.has(`${pathname.slice(1)}/index.html`))
      response.writeHead(301, { location: `${pathname}/${search}` }).end();
    else if (TEXT_MEDIA_TYPES[extname(sent)] === undefined) serveFile(request, response);
    else {
      const encoding = chooseEncoding(request);
      const key = `${encoding} ${sent}`;
      const text = texts.get(key) ?? encodeTextFile(join(folder, sent), encoding);
      texts.set(key, text);
      sendText(await text, request, response);
    }
  };

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  };
}

/** An encoded text file with its response headers. */
interface EncodedText {
  tag: string;
  headers: Record<string, string>;
  body: Buffer;
}

function chooseEncoding({
  headers: { 'accept-encoding': accepted = '' },
}: IncomingMessage): Encoding {
  return (['br', 'gzip'] as const).find((name) => accepted.includes(name)) ?? 'identity';
}

async function encodeTextFile(path: string, encoding: Encoding): Promise<EncodedText> {
  const body = await ENCODERS[encoding](await readFile(path));
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
  return {
    tag,
    headers: {
      'Content-Type': TEXT_MEDIA_TYPES[extname(path)] ?? '',
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      ETag: tag,
      Vary: 'Accept-Encoding',
    },
    body,
  };
}

/** Sends an encoded text file, or the status 304 when the browser's cached copy is current. */
function sendText(
  { tag, headers, body }: EncodedText,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { statusCode } = response;
  const isNotModified = statusCode === 200 && request.headers['if-none-match']?.includes(tag);
  if (isNotModified) response.writeHead(304, headers).end();
  else response.writeHead(statusCode, { ...headers, 'Content-Length': body.length }).end(body);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [port] = process.argv.slice(2);
  console.log(await serveSite(port === undefined ? undefined : Number(port)));
}
