import { z } from 'zod/mini';
import { importResult, type ImportResult } from '../../workflows/import-state.ts';
import {
  SERVER_STOPPED_MESSAGE,
  devFileApiUrl,
  DEV_FILE_API_HEADERS,
} from './dev-file-api-request.ts';

const streamedLine = z.union([
  importResult,
  z.object({ total: z.number() }),
  z.object({ message: z.string() }),
]);

/**
 * Imports the pages that a text links to into the content, on the development server.
 *
 * @param onProgress receives how many links are done, of how many.
 * @throws Error in French when the import fails.
 */
export async function importLinksLocally(
  links: string,
  onProgress: (done: number, total: number) => void,
): Promise<ImportResult[]> {
  const response = await fetch(devFileApiUrl('import', ''), {
    method: 'POST',
    headers: DEV_FILE_API_HEADERS,
    body: links,
  }).catch(() => undefined);
  if (!response?.body) throw new Error(SERVER_STOPPED_MESSAGE);
  const results: ImportResult[] = [];
  let total = 0;
  for await (const text of readLines(response.body)) {
    const line = streamedLine.parse(JSON.parse(text));
    if ('message' in line) throw new Error(line.message);
    if ('total' in line) total = line.total;
    else onProgress(results.push(line), total);
  }
  return results;
}

/** Yields each line of a response body as it arrives. */
async function* readLines(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let incompleteLine = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    const pieces = (incompleteLine + value).split('\n');
    incompleteLine = pieces.pop() ?? '';
    yield* pieces;
  }
  if (incompleteLine !== '') yield incompleteLine;
}
