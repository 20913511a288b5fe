import type { IncomingMessage, ServerResponse, IncomingHttpHeaders } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { checkFileKind, checkFileSize, resolveContentPath } from './accepted-files.ts';
import { errorResponse, HttpError } from './http-error.ts';
import type { ImportResult } from '../workflows/import-state.ts';
import { ADMIN_HEADER } from '../config/page-security.ts';
import { createHash, randomUUID } from 'node:crypto';
import {
  readFile,
  stat,
  lstat,
  mkdir,
  readdir,
  rename,
  rm,
  rmdir,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isOwnersGuide } from '../config/repository.ts';

/**
 * Creates the request handler with which the local admin lists, reads, writes and deletes content files, and imports
 * links. It runs only on the development server.
 *
 * @param root absolute path of the content folder: nothing outside it is read or written.
 * @param importLinks imports the pages that a text links to.
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
      const bytes = await readFile(target);
      const { mtime } = await stat(target);
      response.setHeader('content-type', 'application/octet-stream');
      response.setHeader('last-modified', mtime.toUTCString());
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

/** Runs changes one after another, so that a file can't change between the check of its version and the write. */
function queueChange(change: () => Promise<void>): Promise<void> {
  const done = lastChange.then(change);
  lastChange = done.catch(() => undefined);
  return done;
}

/** Imports the pages that a text links to; yields how many there are, then the result of each. */
type ImportLinks = (text: string) => AsyncIterable<ImportResult | { total: number }>;

/** Streams the results as NDJSON (https://github.com/ndjson/ndjson-spec); if the import fails, the last line says why. */
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
 * Checks that a request comes from the admin page on this machine: any other page that is open in the browser can
 * send requests to this server too.
 *
 * @throws HttpError (403) otherwise.
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

/** Computes the entity tag of a file (RFC 9110, section 8.8.3): a hash of its content. */
function fileVersion(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url')}"`;
}

/**
 * Checks the precondition of a change (RFC 9110, section 13.1): the file still has the version that the admin has
 * read, or doesn't exist yet.
 *
 * @param file absolute path.
 * @throws HttpError 412 when it has changed, 428 when the request has no precondition.
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

interface FolderEntry {
  name: string;
  kind: 'file' | 'directory';
}

/** Lists the files and folders in a folder, without symbolic links, hidden files and the owner's guides. */
export async function listFolder(folder: string): Promise<FolderEntry[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter(({ name }) => !name.startsWith('.') && !isOwnersGuide(name))
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => ({ name: entry.name, kind: entry.isFile() ? 'file' : 'directory' }));
}

/** Writes a file under a temporary name and renames it, so that neither a watcher nor a failure sees half a file. */
async function writeFileAtomically(file: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(file);
  const temporaryFile = join(folder, `.${basename(file)}.${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(temporaryFile, bytes);
    await rename(temporaryFile, file);
  } catch (error) {
    await rm(temporaryFile, { force: true });
    throw error;
  }
}

/** Removes a file or an empty folder. */
async function removeFileOrFolder(path: string): Promise<void> {
  const isFolder = (await lstat(path)).isDirectory();
  await (isFolder ? rmdir(path) : rm(path));
}
