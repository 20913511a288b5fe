import { z } from 'zod/mini';
import { importLine, type ImportLine } from '../../import/import-line.ts';
import { STOPPED, bridgeAddress, BRIDGE_HEADERS } from './dev-file-api-request.ts';

const answer = z.union([
  importLine,
  z.object({ total: z.number() }),
  z.object({ message: z.string() }),
]);

/**
 * Lets the development server take links into the content.
 *
 * @throws Error in French when it can't.
 */
export async function takeLinksHere(
  links: string,
  onLine: (lines: number, total: number) => void,
): Promise<ImportLine[]> {
  const response = await fetch(bridgeAddress('import', ''), {
    method: 'POST',
    headers: BRIDGE_HEADERS,
    body: links,
  }).catch(() => undefined);
  if (!response?.body) throw new Error(STOPPED);
  const lines: ImportLine[] = [];
  let total = 0;
  for await (const text of linesOf(response.body)) {
    const said = answer.parse(JSON.parse(text));
    if ('message' in said) throw new Error(said.message);
    if ('total' in said) total = said.total;
    else onLine(lines.push(said), total);
  }
  return lines;
}

/** A body, line by line, as it comes. */
async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    const parts = (rest + value).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
  if (rest !== '') yield rest;
}
