import { fetch, type Response, Agent } from 'undici';
import { networkErrorCode, REQUEST_TIMEOUT_MS } from '../lib/fetch-with-timeout.ts';
import { HttpError, ImportError } from './import-errors.ts';
import { lookup } from 'node:dns';
import { lookup as lookupName } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import robotsParser from 'robots-parser';
import { memoize } from '../lib/memoize.ts';

/** Name of this program in robots.txt. */
const ROBOT_NAME = 'portfolio-importer';

const USER_AGENT = `Mozilla/5.0 (compatible; ${ROBOT_NAME}/1.0)`;

/** Maximum size of a page or picture, uncompressed. */
const MAX_BYTES = 5_000_000;

const MAX_REDIRECTS = 5;

/** What a host has sent for an address (a page, a feed, a picture, robots.txt): its bytes, with their media type. */
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

/**
 * Creates a function that fetches pages of the public web, with at most five redirects and 5 MB.
 *
 * @param allowedHosts hosts, with ports, that are allowed though they are not public: in tests.
 */
export function createPageFetcher(allowedHosts: ReadonlySet<string>): FetchPage {
  return async (address, beforeRequest) => {
    let nextAddress = address;
    for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
      const url = parsePublicUrl(nextAddress, allowedHosts);
      await beforeRequest?.(url);
      const answer = await request(url).catch(async (error: unknown) => {
        throw await toImportError(error);
      });
      if (typeof answer !== 'string') return answer;
      nextAddress = answer;
    }
    throw new ImportError('cette adresse renvoie sans fin à une autre');
  };
}

/** Requests a page. Returns the page or, if the host redirects, the address to which it redirects. */
async function request(url: URL): Promise<FetchedPage | string> {
  const response = await fetch(url, {
    dispatcher: publicAgent,
    redirect: 'manual',
    headers: { 'user-agent': USER_AGENT, 'accept-language': 'fr' },
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  if (response.ok) {
    const type = response.headers.get('content-type') ?? '';
    return { url, type, bytes: await readBody(response) };
  }
  await response.body?.cancel();
  const target = response.headers.get('location');
  if (response.status < 400 && target !== null) return new URL(target, url).href;
  throw new HttpError(response.status);
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

const NO_NETWORK = 'pas de réseau';
const INCOMPLETE_CHAIN =
  'la chaîne de certificats de ce site est incomplète : un navigateur y supplée, pas ce programme';

/** What the system's codes of network errors mean, in French (`openssl-verify(1)`). */
const NETWORK_ERRORS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'ce site n’existe pas, ou plus',
  ENETDOWN: NO_NETWORK,
  ENETUNREACH: NO_NETWORK,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: INCOMPLETE_CHAIN,
  UNABLE_TO_GET_ISSUER_CERT: INCOMPLETE_CHAIN,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: INCOMPLETE_CHAIN,
  CERT_HAS_EXPIRED: 'le certificat de sécurité de ce site a expiré',
  ERR_TLS_CERT_ALTNAME_INVALID: 'le certificat de sécurité est celui d’un autre site',
};

/**
 * Converts the error that `fetch` threw, or one of its causes, to an error that says in French why the request failed.
 *
 * @param canResolve returns whether this machine can look up host names: without a network it can't, and finds no site.
 */
export async function toImportError(
  error: unknown,
  canResolve = canResolveNames,
): Promise<ImportError> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ImportError) return cause;
    if (cause.name === 'TimeoutError')
      return new ImportError('le site met trop longtemps à répondre');
  }
  const code = networkErrorCode(error);
  const isUnresolved = ['ENOTFOUND', 'EAI_AGAIN'].includes(code);
  if (isUnresolved && !(await canResolve())) return new ImportError(NO_NETWORK);
  return new ImportError(NETWORK_ERRORS[code] ?? 'le site ne répond pas');
}

/**
 * Whether this machine can look up host names: it looks up a root name server, which always exists
 * (https://www.iana.org/domains/root/servers).
 */
const canResolveNames = () =>
  lookupName('a.root-servers.net').then(
    () => true,
    () => false,
  );

const NOT_PUBLIC = 'cette adresse n’est pas celle d’une page publique du web';

/** Looks up a host name, as `dns.lookup` does, and refuses one that has an IP address which is not public. */
const lookupPublicHost: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (!error && !addresses.every(({ address }) => isPublicIp(address)))
      done(new ImportError(NOT_PUBLIC), '');
    else done(error, addresses);
  });
};

/**
 * Connects to public IP addresses only: to the very addresses that were checked, so that a second DNS answer cannot
 * differ. Node asks `lookup` for all of them, so as to try one after the other.
 */
export const publicAgent = new Agent({
  connect: { lookup: lookupPublicHost, autoSelectFamily: true, timeout: REQUEST_TIMEOUT_MS },
});

/**
 * Parses the address of a public web page.
 *
 * @param text the address as it was written.
 * @param allowedHosts hosts, with ports, that are allowed though they are not public: in tests.
 * @throws ImportError for any other address.
 */
export function parsePublicUrl(text: string, allowedHosts: ReadonlySet<string>): URL {
  if (!URL.canParse(text)) throw new ImportError('ce n’est pas une adresse');
  const url = new URL(text);
  if (allowedHosts.has(url.host)) return url;
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
  if (address instanceof ipaddr.IPv6 && address.match(IPV4_COMPATIBLE)) return false;
  return address.range() === 'unicast';
}

/** IPv4-compatible IPv6 addresses, « ::127.0.0.1 » (RFC 4291, 2.5.5.1), which are never public. */
const IPV4_COMPATIBLE = ipaddr.IPv6.parseCIDR('::/96');

/**
 * Creates a function that returns whether the robots.txt of a host allows this program to read an address (RFC 9309).
 * Without a robots.txt the answer is yes; when the host does not answer or fails, the function throws that error.
 */
export function createRobotsCheck(get: FetchPage): (url: URL) => Promise<boolean> {
  const fetchRules = memoize(async (address: string) => {
    try {
      const { bytes } = await get(address);
      const robots = robotsParser(address, new TextDecoder().decode(bytes));
      return (url: string) => robots.isAllowed(url, ROBOT_NAME) !== false;
    } catch (error) {
      if (error instanceof HttpError && error.status < 500) return () => true;
      throw error;
    }
  });

  return async (url) => {
    const isAllowed = await fetchRules(new URL('/robots.txt', url).href);
    return isAllowed(url.href);
  };
}
