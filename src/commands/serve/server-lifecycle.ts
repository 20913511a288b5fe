import { once } from 'node:events';
import type { Server } from 'node:http';

/**
 * Starts a server that only this machine can reach.
 *
 * @param port wanted; 0 for any free one.
 * @returns its origin.
 * @throws Error when the port is taken.
 */
export async function startServer(server: Server, port = 0, host = 'localhost'): Promise<string> {
  await once(server.listen(port, host), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('A server without a port.');
  return `http://${host}:${address.port}`;
}

/** Stops a server and closes the connections that browsers keep open. */
export async function stopServer(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}
