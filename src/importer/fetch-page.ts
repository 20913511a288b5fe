import { fetch, type Response, Agent } from 'undici';
import { REQUEST_TIMEOUT_MS } from '../lib/timeout.ts';
import { HttpError, ImportError } from './import-errors.ts';
import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import robotsParser from 'robots-parser';

/** Name of this program in robots.txt. */
const ROBOT_NAME = 'portfolio-importer';

const USER_AGENT = `Mozilla/5.0 (compatible; ${ROBOT_NAME}/1.0)`;

/** Maximum size of a page or picture, uncompressed. */
const MAX_BYTES = 5_000_000;

const MAX_REDIRECTS = 5;

/** A fetched page or file. */
export interface FetchedPage {
  /** Its address after redirects. */
  url: URL;
  /** Media type, with its character set. */
  type: string;
  bytes: Uint8Array;
}

/**
 * Fetches an address. Throws ImportError when nothing usable comes.
 *
 * @param before is awaited before each request, redirects included.
 */
export type FetchPage = (
  address: string,
  before?: (url: URL) => Promise<void>,
) => Promise<FetchedPage>;

/** Creates a fetcher for the public web: one request at a time per host, at most five redirects and 5 MB. */
export function createPageFetcher(permissions: FetchPermissions): FetchPage {
  const agent = createPublicAgent((host) =>
    [...permissions.hosts].some((allowed) => allowed.replace(/:\d+$/, '') === host),
  );
  const lastRequestByHost = new Map<string, Promise<unknown>>();

  const enqueue = <Result>(host: string, ask: () => Promise<Result>): Promise<Result> => {
    const result = (lastRequestByHost.get(host) ?? Promise.resolve()).then(ask, ask);
    lastRequestByHost.set(host, result);
    return result;
  };

  const request = async (url: URL): Promise<FetchedPage | string> => {
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
      throw new HttpError(response.status);
    }
    return {
      url,
      type: response.headers.get('content-type') ?? '',
      bytes: await readBody(response),
    };
  };

  return async (address, beforeRequest) => {
    let nextAddress = address;
    for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
      const url = parsePublicUrl(nextAddress, permissions);
      await beforeRequest?.(url);
      const answer = await enqueue(url.host, () => request(url).catch(throwImportError));
      if (typeof answer !== 'string') return answer;
      nextAddress = answer;
    }
    throw new ImportError('cette adresse renvoie sans fin à une autre');
  };
}

async function readBody({ body }: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop ends the connection.
  for await (const part of body ?? []) {
    const bytes: unknown = part;
    if (!(bytes instanceof Uint8Array)) continue;
    size += bytes.length;
    if (size > MAX_BYTES) throw new ImportError('cette page dépasse 5 Mo');
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}

function throwImportError(error: unknown): never {
  throw toImportError(error) ?? new ImportError('le site ne répond pas');
}

function toImportError(error: unknown): ImportError | undefined {
  if (error instanceof ImportError) return error;
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'TimeoutError')
    return new ImportError('le site met trop longtemps à répondre');
  if ('code' in error && error.code === 'ENOTFOUND')
    return new ImportError('ce site n’existe pas, ou plus');
  return toImportError(error.cause);
}

const NOT_PUBLIC = 'cette adresse n’est pas celle d’une page publique du web';

/** Resolves a host name, as `dns.lookup` does. */
type ResolveHost = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Creates an HTTP agent that connects to public IP addresses only: it connects to the very address that it has
 * checked, so that a second DNS answer cannot differ.
 *
 * @param isAllowed whether a host is allowed whatever its IP address.
 * @param resolve replaces the DNS lookup.
 */
export function createPublicAgent(
  isAllowed: (host: string) => boolean,
  resolve: ResolveHost = lookup,
): Agent {
  const checkedLookup: LookupFunction = (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const [first] = error ? [] : addresses;
      if (error || !first) done(error ?? new Error(`No address for ${host}`), '');
      else if (!isAllowed(host) && !addresses.every(({ address }) => isPublicIp(address)))
        done(new ImportError(NOT_PUBLIC), '');
      else if (options.all === true) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
  return new Agent({
    connect: { lookup: checkedLookup, timeout: REQUEST_TIMEOUT_MS },
    headersTimeout: REQUEST_TIMEOUT_MS,
    bodyTimeout: REQUEST_TIMEOUT_MS,
  });
}

/** Exceptions to the limit to the public web, for tests. */
export interface FetchPermissions {
  /** Hosts, with ports, that are always allowed. */
  hosts: ReadonlySet<string>;
}

/**
 * Parses the address of a public web page.
 *
 * @param text as it was written.
 * @throws ImportError for any other.
 */
export function parsePublicUrl(text: string, { hosts }: FetchPermissions): URL {
  if (!URL.canParse(text)) throw new ImportError('ce n’est pas une adresse');
  const url = new URL(text);
  if (hosts.has(url.host)) return url;
  if (!/^https?:$/.test(url.protocol))
    throw new ImportError('seules les adresses « https:// » et « http:// » se lisent');
  if (url.username !== '' || url.password !== '')
    throw new ImportError('cette adresse contient un mot de passe');
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  const isPrivate = ipaddr.isValid(hostname) ? !isPublicIp(hostname) : !hostname.includes('.');
  if (url.port !== '' || isPrivate || /\.(?:local|localhost|internal|onion)$/.test(hostname))
    throw new ImportError(NOT_PUBLIC);
  return url;
}

/**
 * Whether an IP address belongs to the public internet.
 *
 * @param ip IPv4 or IPv6; an IPv4 address inside an IPv6 one counts as itself.
 * @see RFC 6890 (special-purpose addresses)
 */
export function isPublicIp(ip: string): boolean {
  const address = ipaddr.process(ip);
  return address.range() === 'unicast' && !isIpv4CompatibleIpv6(address);
}

/** Whether it is an IPv4-compatible IPv6 address, « ::127.0.0.1 » (RFC 4291, 2.5.5.1), which is never public. */
function isIpv4CompatibleIpv6(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return (
    address.kind() === 'ipv6' &&
    address
      .toByteArray()
      .slice(0, 12)
      .every((byte) => byte === 0)
  );
}

/**
 * Creates a check whether robots.txt allows to read an address (RFC 9309). Without a robots.txt it is allowed; when the
 * host does not answer or fails, the check throws that error.
 */
export function createRobotsCheck(get: FetchPage): (url: URL) => Promise<boolean> {
  const rulesByAddress = new Map<string, Promise<(url: string) => boolean>>();

  const fetchRules = async (address: string) => {
    try {
      const { bytes } = await get(address);
      const robots = robotsParser(address, new TextDecoder().decode(bytes));
      return (url: string) => robots.isAllowed(url, ROBOT_NAME) !== false;
    } catch (error) {
      if (error instanceof HttpError && error.status < 500) return () => true;
      throw error;
    }
  };

  return async (url) => {
    const address = new URL('/robots.txt', url).href;
    const cachedRules = rulesByAddress.get(address) ?? fetchRules(address);
    rulesByAddress.set(address, cachedRules);
    return (await cachedRules)(url.href);
  };
}
