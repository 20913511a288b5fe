import type { IncomingMessage, ServerResponse, IncomingHttpHeaders } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { checkFileKind, checkFileSize, resolveContentPath } from './accepted-files.ts';
import { errorResponse, HttpError } from './http-error.ts';
import { listFolder, readFileWithDate, removeFileOrFolder, writeFileAtomically } from './files.ts';
import type { ImportResult } from '../import/import-state.ts';
import { ADMIN_HEADER } from '../config/page-security.ts';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/**
 * Answers the desk's requests for the files of the content.
 *
 * @param root absolute path of the content folder: nothing outside it is read or written.
 * @param importLinks takes pages that are elsewhere into the content, by a text with their links.
 */
export function createDevFileApi(root: string, importLinks: ImportLinks) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const path = searchParams.get('path') ?? '';
    try {
      checkSameOrigin(request);
      if (request.method === 'POST' && pathname.endsWith('/import')) {
        await handleImportRequest(importLinks, request, response);
        return;
      }
      const target = await resolveContentPath(root, path);
      await handleFileRequest(
        `${request.method ?? ''} ${pathname.split('/').at(-1) ?? ''}`,
        { path, target },
        request,
        response,
      );
    } catch (error) {
      const { status, message } = errorResponse(error, path);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message }));
    }
  };
}

async function handleFileRequest(
  operation: string,
  { path, target }: { path: string; target: string },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('cache-control', 'no-store');
  switch (operation) {
    case 'GET folder':
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(await listFolder(target)));
      return;
    case 'GET file': {
      const { bytes, changed } = await readFileWithDate(target);
      response.setHeader('content-type', 'application/octet-stream');
      response.setHeader('last-modified', changed.toUTCString());
      response.setHeader('etag', fileVersion(bytes));
      response.end(bytes);
      return;
    }
    case 'PUT file': {
      checkFileSize(path, Number(request.headers['content-length']));
      const bytes = await buffer(request);
      checkFileKind(path, bytes);
      await queueChange(async () => {
        await checkVersion(target, request.headers);
        await writeFileAtomically(target, bytes);
      });
      response.setHeader('etag', fileVersion(bytes));
      break;
    }
    case 'DELETE file':
      await queueChange(async () => {
        // A folder has no version.
        if (request.headers['if-match'] !== undefined) await checkVersion(target, request.headers);
        await removeFileOrFolder(target);
      });
      break;
    default:
      throw new HttpError(405, 'Le bureau ne connaît pas cette demande.');
  }
  response.writeHead(204).end();
}

let lastChange = Promise.resolve();

/** Lets one change follow another: between the look at a file and the change, no other comes. */
function queueChange(change: () => Promise<void>): Promise<void> {
  const done = lastChange.then(change);
  lastChange = done.catch(() => undefined);
  return done;
}

/** Takes pages that are elsewhere into the content: how many there are, then what came of each. */
type ImportLinks = (text: string) => AsyncIterable<ImportResult | { total: number }>;

/** Answers in lines of JSON (https://github.com/ndjson/ndjson-spec), each as it comes; a failure is the last one. */
async function handleImportRequest(
  importLinks: ImportLinks,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const links = await text(request);
  response.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
  try {
    for await (const line of importLinks(links)) response.write(`${JSON.stringify(line)}\n`);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    response.write(`${JSON.stringify({ message })}\n`);
  }
  response.end();
}

const CHANGING_METHODS = new Set(['PUT', 'POST', 'DELETE']);

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
  const isTrusted =
    hosts.includes(host) &&
    headers[ADMIN_HEADER] !== undefined &&
    (origin === undefined ? !CHANGING_METHODS.has(method) : origin === `http://${host}`) &&
    (site === undefined || site === 'same-origin') &&
    (!['PUT', 'POST'].includes(method) || headers['content-type'] === 'application/octet-stream');
  if (!isTrusted)
    throw new HttpError(
      403,
      'Le bureau ne répond qu’à sa propre page, ouverte sur cet ordinateur.',
    );
}

const CHANGED_MESSAGE =
  'Ce fichier a changé entre-temps. Rien n’est perdu : votre version reste dans le formulaire.';

/** The version of a file: an entity tag (RFC 9110, section 8.8.3), which its bytes alone decide. */
function fileVersion(bytes: Uint8Array): string {
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
  const expectedVersion = headers['if-match'];
  if (expectedVersion === undefined && headers['if-none-match'] !== '*')
    throw new HttpError(428, 'Cette page du bureau n’est plus à jour ; rechargez-la.');
  if ((await currentVersion(file)) !== expectedVersion) throw new HttpError(412, CHANGED_MESSAGE);
}

async function currentVersion(file: string): Promise<string | undefined> {
  try {
    return fileVersion(await readFile(file));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
