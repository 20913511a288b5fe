import { z } from 'zod/mini';
import { TemporaryError } from '../retry.ts';
import { ADMIN_HEADER } from '../../config/page-security.ts';

/** Where this script is: the development server answers for the content beside it. */
const SCRIPT_URL = import.meta.url;
const DEV_FILE_API_ROOT = new URL('local/', SCRIPT_URL);

/**
 * Where the development server answers.
 *
 * @param path below the content folder.
 */
export function devFileApiUrl(endpoint: string, path: string): URL {
  return new URL(`${endpoint}?${new URLSearchParams({ path }).toString()}`, DEV_FILE_API_ROOT);
}

/** By which it knows the desk. */
export const DEV_FILE_API_HEADERS: Readonly<Record<string, string>> = {
  [ADMIN_HEADER]: 'local',
  'content-type': 'application/octet-stream',
};

/** What to say when the development server doesn't answer. */
export const SERVER_STOPPED_MESSAGE =
  'Le site ne tourne plus sur cet ordinateur. Relancez « npm run dev » dans le terminal, puis réessayez.';

/** The file is no longer as the desk has read it. */
export class VersionConflictError extends Error {}

const errorBody = z.object({ message: z.string() });

/**
 * Asks the development server for something of the content folder.
 *
 * @param endpoint « file » or « folder ».
 * @param path below the content folder.
 * @throws DOMException `NotFoundError` for what isn't there, ChangedMeanwhile, PassingFailure, or another Error in
 * French.
 */
export async function requestDevFileApi(
  endpoint: 'file' | 'folder',
  path: string,
  init: { method?: 'PUT' | 'DELETE'; body?: Blob; headers?: Record<string, string> } = {},
): Promise<Response> {
  const url = devFileApiUrl(endpoint, path);
  const headers = { ...init.headers, ...DEV_FILE_API_HEADERS };
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

/**
 * The text of a file.
 *
 * @param path below the content folder.
 * @returns nothing when there is none.
 */
export async function fetchFileText(path: string): Promise<string | undefined> {
  try {
    return await (await requestDevFileApi('file', path)).text();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
    throw error;
  }
}
