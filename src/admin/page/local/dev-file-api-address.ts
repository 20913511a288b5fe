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
