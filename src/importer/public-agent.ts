import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent } from 'undici';
import { TIMEOUT_MS } from '../lib/timeout.ts';
import { ImportFailure } from './failure.ts';
import { isPublicIp } from './public-address.ts';

const PRIVATE = 'cette adresse n’est pas celle d’une page publique du web';

/** Looks a name up (`dns.lookup`). */
export type Resolve = (
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
    connect: { lookup: checked, timeout: TIMEOUT_MS },
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
  });
}
