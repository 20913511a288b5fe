import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { contentPath } from './content-path.ts';
import { failure } from './failure.ts';
import { listFolder, readContent, removeContent, writeContent } from './files.ts';
import { checkSameOrigin } from './same-origin.ts';
import { Refusal } from './refusal.ts';

/**
 * Answers the desk's requests for the files of the content.
 *
 * @param root absolute path of the content folder: nothing outside it is read or written.
 */
export function bridge(root: string) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const path = searchParams.get('path') ?? '';
    try {
      checkSameOrigin(request);
      const target = await contentPath(root, path);
      await answer(
        `${request.method ?? ''} ${pathname.split('/').at(-1) ?? ''}`,
        target,
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
  target: string,
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
      response.end(bytes);
      return;
    }
    case 'PUT file':
      await writeContent(target, await buffer(request));
      break;
    case 'DELETE file':
      await removeContent(target);
      break;
    default:
      throw new Refusal(405, 'Le bureau ne connaît pas cette demande.');
  }
  response.writeHead(204).end();
}
