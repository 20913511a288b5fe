import type { IncomingMessage, ServerResponse, IncomingHttpHeaders } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { checkKind, checkSize, contentPath } from './accepted-files.ts';
import { failure, Refusal } from './refusal.ts';
import { listFolder, readContent, removeContent, writeContent } from './files.ts';
import type { ImportLine } from '../import/import-line.ts';
import { DESK_HEADER } from '../config/dev-file-api-header.ts';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/**
 * Answers the desk's requests for the files of the content.
 *
 * @param root absolute path of the content folder: nothing outside it is read or written.
 * @param takeLinks takes pages that are elsewhere into the content, by a text with their links.
 */
export function bridge(root: string, takeLinks: TakeLinks) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const path = searchParams.get('path') ?? '';
    try {
      checkSameOrigin(request);
      if (request.method === 'POST' && pathname.endsWith('/import')) {
        await answerImport(takeLinks, request, response);
        return;
      }
      const target = await contentPath(root, path);
      await answer(
        `${request.method ?? ''} ${pathname.split('/').at(-1) ?? ''}`,
        { path, target },
        request,
        response,
      );
    } catch (error) {
      const { status, message } = failure(error, path);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message }));
    }
  };
}

async function answer(
  what: string,
  { path, target }: { path: string; target: string },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('cache-control', 'no-store');
  switch (what) {
    case 'GET folder':
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(await listFolder(target)));
      return;
    case 'GET file': {
      const { bytes, changed } = await readContent(target);
      response.setHeader('content-type', 'application/octet-stream');
      response.setHeader('last-modified', changed.toUTCString());
      response.setHeader('etag', versionOf(bytes));
      response.end(bytes);
      return;
    }
    case 'PUT file': {
      checkSize(path, Number(request.headers['content-length']));
      const bytes = await buffer(request);
      checkKind(path, bytes);
      await inTurn(async () => {
        await checkVersion(target, request.headers);
        await writeContent(target, bytes);
      });
      response.setHeader('etag', versionOf(bytes));
      break;
    }
    case 'DELETE file':
      await inTurn(async () => {
        // A folder has no version.
        if (request.headers['if-match'] !== undefined) await checkVersion(target, request.headers);
        await removeContent(target);
      });
      break;
    default:
      throw new Refusal(405, 'Le bureau ne connaît pas cette demande.');
  }
  response.writeHead(204).end();
}

let last = Promise.resolve();

/** Lets one change follow another: between the look at a file and the change, no other comes. */
function inTurn(change: () => Promise<void>): Promise<void> {
  const done = last.then(change);
  last = done.catch(() => undefined);
  return done;
}

/** Takes pages that are elsewhere into the content: how many there are, then what came of each. */
type TakeLinks = (text: string) => AsyncIterable<ImportLine | { total: number }>;

/** Answers in lines of JSON (https://github.com/ndjson/ndjson-spec), each as it comes; a failure is the last one. */
async function answerImport(
  takeLinks: TakeLinks,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const links = await text(request);
  response.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
  try {
    for await (const line of takeLinks(links)) response.write(`${JSON.stringify(line)}\n`);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    response.write(`${JSON.stringify({ message })}\n`);
  }
  response.end();
}

const CHANGES = new Set(['PUT', 'POST', 'DELETE']);

/**
 * Makes sure that a request comes from the desk itself, opened on this machine: any page that the owner
 * visits meanwhile can send requests to this server too.
 *
 * @throws Refusal when it does not.
 */
function checkSameOrigin({ headers, method = '', socket }: IncomingMessage): void {
  const { host = '', origin } = headers;
  const hosts = ['localhost', '127.0.0.1', '[::1]'].map(
    (name) => `${name}:${socket.localPort ?? ''}`,
  );
  const site = headers['sec-fetch-site'];
  const sound =
    hosts.includes(host) &&
    headers[DESK_HEADER] !== undefined &&
    (origin === undefined ? !CHANGES.has(method) : origin === `http://${host}`) &&
    (site === undefined || site === 'same-origin') &&
    (!['PUT', 'POST'].includes(method) || headers['content-type'] === 'application/octet-stream');
  if (!sound)
    throw new Refusal(403, 'Le bureau ne répond qu’à sa propre page, ouverte sur cet ordinateur.');
}

const CHANGED =
  'Ce fichier a changé entre-temps. Rien n’est perdu : votre version reste dans le formulaire.';

/** The version of a file: an entity tag (RFC 9110, section 8.8.3), which its bytes alone decide. */
function versionOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url')}"`;
}

/**
 * Makes sure that a file is still as the desk knows it (RFC 9110, section 13.1): in a version that it has read, or
 * not there yet.
 *
 * @param file absolute path of the file.
 * @throws Refusal when it isn't, or when the request doesn't say what the desk knows.
 */
async function checkVersion(file: string, headers: IncomingHttpHeaders): Promise<void> {
  const known = headers['if-match'];
  if (known === undefined && headers['if-none-match'] !== '*')
    throw new Refusal(428, 'Cette page du bureau n’est plus à jour ; rechargez-la.');
  if ((await currentVersion(file)) !== known) throw new Refusal(412, CHANGED);
}

async function currentVersion(file: string): Promise<string | undefined> {
  try {
    return versionOf(await readFile(file));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
