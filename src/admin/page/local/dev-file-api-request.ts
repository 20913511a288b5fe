import { z } from 'zod/mini';
import { TemporaryError } from '../retry.ts';
import { ADMIN_HEADER } from '../../config/page-security.ts';

/** The development server serves the dev file API beside this script. */
const DEV_FILE_API_ROOT = new URL('local/', import.meta.url);

/** Headers that every request to the dev file API must have. */
const HEADERS = { [ADMIN_HEADER]: 'local', 'content-type': 'application/octet-stream' };

/** Message for the owner when the development server doesn't respond. */
export const SERVER_STOPPED_MESSAGE =
  'Le site ne tourne plus sur cet ordinateur. Relancez « npm run dev » dans le terminal, puis réessayez.';

/** The file has changed since it was read. */
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
