import { fetch, type Response, Agent } from 'undici';
import { REQUEST_TIMEOUT_MS } from '../lib/timeout.ts';
import { HostFailure, ImportFailure } from './failure.ts';
import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import robotsParser from 'robots-parser';

/** Who asks, as the rules of a host name it. */
const PRODUCT = 'portfolio-importer';

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
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
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

const PRIVATE = 'cette adresse n’est pas celle d’une page publique du web';

/** Looks a name up (`dns.lookup`). */
type Resolve = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * What connects to hosts of the public internet alone: a name is looked up once, and what it is connected to is what was
 * looked at.
 *
 * @param isAllowed whether a host may be asked whatever its address.
 * @param resolve stands in for the name service.
 */
export function publicAgent(
  isAllowed: (host: string) => boolean,
  resolve: Resolve = lookup,
): Agent {
  const checked: LookupFunction = (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const [first] = error ? [] : addresses;
      if (error || !first) done(error ?? new Error(`No address for ${host}`), '');
      else if (!isAllowed(host) && !addresses.every(({ address }) => isPublicIp(address)))
        done(new ImportFailure(PRIVATE), '');
      else if (options.all === true) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
  return new Agent({
    connect: { lookup: checked, timeout: REQUEST_TIMEOUT_MS },
    headersTimeout: REQUEST_TIMEOUT_MS,
    bodyTimeout: REQUEST_TIMEOUT_MS,
  });
}

/** What may be asked beside the public web: tests ask a server of this machine. */
export interface Permissions {
  /** Hosts, with their ports, that are asked whatever they are. */
  hosts: ReadonlySet<string>;
}

/**
 * The address of a public web page.
 *
 * @param text as it was written.
 * @throws ImportFailure for any other.
 */
export function publicAddress(text: string, { hosts }: Permissions): URL {
  if (!URL.canParse(text)) throw new ImportFailure('ce n’est pas une adresse');
  const url = new URL(text);
  if (hosts.has(url.host)) return url;
  if (!/^https?:$/.test(url.protocol))
    throw new ImportFailure('seules les adresses « https:// » et « http:// » se lisent');
  if (url.username !== '' || url.password !== '')
    throw new ImportFailure('cette adresse contient un mot de passe');
  const bare = url.hostname.replace(/^\[|\]$/g, '');
  const isPrivate = ipaddr.isValid(bare) ? !isPublicIp(bare) : !bare.includes('.');
  if (url.port !== '' || isPrivate || /\.(?:local|localhost|internal|onion)$/.test(bare))
    throw new ImportFailure('cette adresse n’est pas celle d’une page publique du web');
  return url;
}

/**
 * Whether an address of the network is one of the public internet.
 *
 * @param ip IPv4 or IPv6; an IPv4 address inside an IPv6 one counts as itself.
 * @see RFC 6890 (special-purpose addresses)
 */
export function isPublicIp(ip: string): boolean {
  const address = ipaddr.process(ip);
  return address.range() === 'unicast' && !isCompatible(address);
}

/** The first way of writing an IPv4 address as an IPv6 one, « ::127.0.0.1 » (RFC 4291, 2.5.5.1): nothing public has one. */
function isCompatible(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return (
    address.kind() === 'ipv6' &&
    address
      .toByteArray()
      .slice(0, 12)
      .every((byte) => byte === 0)
  );
}

/**
 * Says whether a host lets a program read an address (RFC 9309). A host without rules lets it; one that does not answer,
 * or fails to tell its rules, is left alone: then it throws what went wrong.
 */
export function robotRules(get: Get): (url: URL) => Promise<boolean> {
  const rules = new Map<string, Promise<(url: string) => boolean>>();

  const rulesOf = async (address: string) => {
    try {
      const { bytes } = await get(address);
      const robots = robotsParser(address, new TextDecoder().decode(bytes));
      return (url: string) => robots.isAllowed(url, PRODUCT) !== false;
    } catch (error) {
      if (error instanceof HostFailure && error.status < 500) return () => true;
      throw error;
    }
  };

  return async (url) => {
    const address = new URL('/robots.txt', url).href;
    const known = rules.get(address) ?? rulesOf(address);
    rules.set(address, known);
    return (await known)(url.href);
  };
}
