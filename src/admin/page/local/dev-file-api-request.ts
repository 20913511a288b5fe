import { z } from 'zod/mini';
import { PassingFailure } from '../try-again.ts';
import { DESK_HEADER } from '../../config/dev-file-api-header.ts';

/** Where this script is: the development server answers for the content beside it. */
const HERE = import.meta.url;
const BRIDGE = new URL('local/', HERE);

/**
 * Where the development server answers.
 *
 * @param path below the content folder.
 */
export function bridgeAddress(what: string, path: string): URL {
  return new URL(`${what}?${new URLSearchParams({ path }).toString()}`, BRIDGE);
}

/** By which it knows the desk. */
export const BRIDGE_HEADERS: Readonly<Record<string, string>> = {
  [DESK_HEADER]: 'local',
  'content-type': 'application/octet-stream',
};

/** What to say when the development server doesn't answer. */
export const STOPPED =
  'Le site ne tourne plus sur cet ordinateur. Relancez « npm run dev » dans le terminal, puis réessayez.';

/** The file is no longer as the desk has read it. */
export class ChangedMeanwhile extends Error {}

const failure = z.object({ message: z.string() });

/**
 * Asks the development server for something of the content folder.
 *
 * @param what « file » or « folder ».
 * @param path below the content folder.
 * @throws DOMException `NotFoundError` for what isn't there, ChangedMeanwhile, PassingFailure, or another Error in
 * French.
 */
export async function bridgeRequest(
  what: 'file' | 'folder',
  path: string,
  init: { method?: 'PUT' | 'DELETE'; body?: Blob; headers?: Record<string, string> } = {},
): Promise<Response> {
  const address = bridgeAddress(what, path);
  const headers = { ...init.headers, ...BRIDGE_HEADERS };
  const response = await fetch(address, { ...init, headers }).catch(() => {
    throw new PassingFailure(STOPPED);
  });
  if (response.ok) return response;
  const { data } = failure.safeParse(await response.json().catch(() => undefined));
  const message = data?.message ?? STOPPED;
  if (response.status === 404) throw new DOMException(message, 'NotFoundError');
  if (response.status === 412) throw new ChangedMeanwhile(message);
  throw response.status >= 500 ? new PassingFailure(message) : new Error(message);
}

/**
 * The text of a file.
 *
 * @param path below the content folder.
 * @returns nothing when there is none.
 */
export async function textOf(path: string): Promise<string | undefined> {
  try {
    return await (await bridgeRequest('file', path)).text();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
    throw error;
  }
}
