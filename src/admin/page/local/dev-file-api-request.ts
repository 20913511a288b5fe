import { z } from 'zod/mini';
import { TemporaryError } from '../retry-requests.ts';
import { ADMIN_HEADER } from '../../config/page-security.ts';
import { importResultSchema, type ImportResult } from '../../workflows/import-state.ts';

/** URL of the dev file API, which the development server serves beside this script. */
const DEV_FILE_API_ROOT = new URL('local/', import.meta.url);

/** Headers that every request to the dev file API must have. */
const HEADERS = { [ADMIN_HEADER]: 'local', 'content-type': 'application/octet-stream' };

/** Message for the owner when the development server doesn't respond. */
export const SERVER_STOPPED_MESSAGE =
  'Le site ne tourne plus sur cet ordinateur. Relancez « npm run dev » dans le terminal, puis réessayez.';

/**
 * Error of a save or deletion that the dev file API refuses, because the file has changed since it was read, or exists
 * already although it should be new.
 */
export class VersionConflictError extends Error {}

const errorBody = z.object({ message: z.string() });

/**
 * Sends a request to the dev file API.
 *
 * @param path of the file or folder, relative to the content folder.
 * @throws DOMException `NotFoundError` for a missing file, VersionConflictError, TemporaryError, or another Error in
 * French.
 */
export async function requestDevFileApi(
  endpoint: 'file' | 'folder' | 'import',
  path: string,
  init: { method?: 'PUT' | 'POST' | 'DELETE'; body?: Blob; headers?: Record<string, string> } = {},
): Promise<Response> {
  const query = new URLSearchParams({ path }).toString();
  const url = new URL(`${endpoint}?${query}`, DEV_FILE_API_ROOT);
  const headers = { ...init.headers, ...HEADERS };
  const response = await fetch(url, { ...init, headers }).catch(() => {
    throw new TemporaryError(SERVER_STOPPED_MESSAGE);
  });
  if (response.ok) return response;
  const { data } = errorBody.safeParse(await response.json().catch(() => undefined));
  const message = data?.message ?? SERVER_STOPPED_MESSAGE;
  if (response.status === 404) throw new DOMException(message, 'NotFoundError');
  if (response.status === 412) throw new VersionConflictError(message);
  throw response.status >= 500 ? new TemporaryError(message) : new Error(message);
}

/** Turns the rejection of a request for a missing file or folder into undefined. */
export async function undefinedIfMissing<Result>(
  request: Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
    throw error;
  }
}

const streamedLine = z.union([
  importResultSchema,
  z.object({ total: z.number() }),
  z.object({ message: z.string() }),
]);

/**
 * Imports the pages behind the pasted links; the development server writes them to the content.
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
