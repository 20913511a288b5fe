import type { IncomingMessage } from 'node:http';
import { DESK_HEADER } from '../config/dev-file-api-header.ts';
import { Refusal } from './refusal.ts';

const CHANGES = new Set(['PUT', 'POST', 'DELETE']);

/**
 * Makes sure that a request comes from the desk itself, opened on this machine: any page that the owner
 * visits meanwhile can send requests to this server too.
 *
 * @throws Refusal when it does not.
 */
export function checkSameOrigin({ headers, method = '', socket }: IncomingMessage): void {
  const { host = '', origin } = headers;
  const hosts = ['localhost', '127.0.0.1', '[::1]'].map(
    (name) => `${name}:${socket.localPort ?? ''}`,
  );
  const site = headers['sec-fetch-site'];
  const sound =
    hosts.includes(host) &&
    headers[DESK_HEADER] !== undefined &&
    (origin === undefined ? !CHANGES.has(method) : origin === `http://${host}`) &&
    (site === undefined || site === 'same-origin') &&
    (!['PUT', 'POST'].includes(method) || headers['content-type'] === 'application/octet-stream');
  if (!sound)
    throw new Refusal(403, 'Le bureau ne répond qu’à sa propre page, ouverte sur cet ordinateur.');
}
