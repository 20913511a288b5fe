import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { answerImport, type TakeLinks } from './answer-import.ts';
import { checkKind, checkSize } from './content-kind.ts';
import { contentPath } from './content-path.ts';
import { failure } from './failure.ts';
import { listFolder, readContent, removeContent, writeContent } from './files.ts';
import { checkSameOrigin } from './same-origin.ts';
import { Refusal } from './refusal.ts';
import { checkVersion, versionOf } from './version.ts';

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
