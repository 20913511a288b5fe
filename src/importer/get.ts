import { fetch, type Response } from 'undici';
import { TIMEOUT_MS } from '../lib/timeout.ts';
import { HostFailure, ImportFailure } from './failure.ts';
import { publicAddress, type Permissions } from './public-address.ts';
import { publicAgent } from './public-agent.ts';

/** Who asks, as the rules of a host name it. */
export const PRODUCT = 'portfolio-importer';

const USER_AGENT = `Mozilla/5.0 (compatible; ${PRODUCT}/1.0)`;

/** Most that a page or a picture weighs, unpacked, in bytes. */
const LARGEST = 5_000_000;

const REDIRECTS = 5;

/** What a host has answered. */
export interface Got {
  /** Where it was found in the end. */
  url: URL;
  /** Media type, with its character set. */
  type: string;
  bytes: Uint8Array;
}

/**
 * Asks for an address. Throws ImportFailure when nothing usable comes.
 *
 * @param before is awaited before it, and each address that it leads to, is asked.
 */
export type Get = (address: string, before?: (url: URL) => Promise<void>) => Promise<Got>;

/** What reads pages of the public web: one request at a time a host, no more than five redirects, at most 5 MB. */
export function politeGet(permissions: Permissions): Get {
  const agent = publicAgent((host) =>
    [...permissions.hosts].some((one) => one.replace(/:\d+$/, '') === host),
  );
  const last = new Map<string, Promise<unknown>>();

  const inTurn = <Result>(host: string, ask: () => Promise<Result>): Promise<Result> => {
    const mine = (last.get(host) ?? Promise.resolve()).then(ask, ask);
    last.set(host, mine);
    return mine;
  };

  const request = async (url: URL): Promise<Got | string> => {
    const response = await fetch(url, {
      dispatcher: agent,
      redirect: 'manual',
      headers: { 'user-agent': USER_AGENT, 'accept-language': 'fr' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const target = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && target !== null) {
      await response.body?.cancel();
      return new URL(target, url).href;
    }
    if (!response.ok) {
      await response.body?.cancel();
      throw new HostFailure(response.status);
    }
    return { url, type: response.headers.get('content-type') ?? '', bytes: await read(response) };
  };

  return async (address, before) => {
    let next = address;
    for (let step = 0; step <= REDIRECTS; step += 1) {
      const url = publicAddress(next, permissions);
      await before?.(url);
      const answer = await inTurn(url.host, () => request(url).catch(inFrench));
      if (typeof answer !== 'string') return answer;
      next = answer;
    }
    throw new ImportFailure('cette adresse renvoie sans fin à une autre');
  };
}

async function read({ body }: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop ends the connection.
  for await (const part of body ?? []) {
    const bytes: unknown = part;
    if (!(bytes instanceof Uint8Array)) continue;
    size += bytes.length;
    if (size > LARGEST) throw new ImportFailure('cette page dépasse 5 Mo');
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}

function inFrench(error: unknown): never {
  throw known(error) ?? new ImportFailure('le site ne répond pas');
}

function known(error: unknown): ImportFailure | undefined {
  if (error instanceof ImportFailure) return error;
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'TimeoutError')
    return new ImportFailure('le site met trop longtemps à répondre');
  if ('code' in error && error.code === 'ENOTFOUND')
    return new ImportFailure('ce site n’existe pas, ou plus');
  return known(error.cause);
}
