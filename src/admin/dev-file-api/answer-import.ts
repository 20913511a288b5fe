import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { ImportLine } from '../import/import-line.ts';

/** Takes pages that are elsewhere into the content: how many there are, then what came of each. */
export type TakeLinks = (text: string) => AsyncIterable<ImportLine | { total: number }>;

/** Answers in lines of JSON (https://github.com/ndjson/ndjson-spec), each as it comes; a failure is the last one. */
export async function answerImport(
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
