import { z } from 'zod/mini';
import { importResultSchema, type ImportResult } from '../../workflows/import-state.ts';
import { requestDevFileApi } from './dev-file-api-request.ts';

const streamedLine = z.union([
  importResultSchema,
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
  const body = new Blob([links]);
  const response = await requestDevFileApi('import', '', { method: 'POST', body });
  const results: ImportResult[] = [];
  let total = 0;
  for await (const text of readLines(response)) {
    const line = streamedLine.parse(JSON.parse(text));
    if ('message' in line) throw new Error(line.message);
    if ('total' in line) total = line.total;
    else onProgress(results.push(line), total);
  }
  return results;
}

/** Yields each line of a response as it arrives; the last one ends with a line break, too. */
async function* readLines({ body }: Response): AsyncGenerator<string> {
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let incompleteLine = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const lines = (incompleteLine + value).split('\n');
    incompleteLine = lines.pop() ?? '';
    yield* lines;
  }
}
