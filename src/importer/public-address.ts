import ipaddr from 'ipaddr.js';
import { ImportFailure } from './failure.ts';

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
