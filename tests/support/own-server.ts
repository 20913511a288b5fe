import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import { stopServer, startServer } from '../../src/commands/serve/server-lifecycle.ts';
import { createSiteHandler } from '../../src/commands/serve/site-server.ts';

/** A server of the built site that can be stopped and restarted on the same port. */
export interface OwnServer {
  origin: string;
  /** Requested paths, in order. */
  asked: string[];
  stop: () => Promise<void>;
  /** Makes it accept requests without answering. */
  fallSilent: () => void;
  /** Makes it answer with a server error. */
  breakDown: () => void;
  /** @param folder absolute path of a built site. */
  start: (folder?: string) => Promise<void>;
}

/** @param folder absolute path of the built site. */
export async function startOwnServer(folder = resolve('dist')): Promise<OwnServer> {
  const asked: string[] = [];
  let server: Server | undefined;
  let origin = '';
  let isSilent = false;
  let isBroken = false;
  const start = async (from = folder) => {
    const serve = createSiteHandler(from);
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      if (isBroken) response.writeHead(502).end('Bad Gateway');
      else if (!isSilent) serve(request, response);
    });
    origin = await startServer(server, Number(origin && new URL(origin).port));
  };
  const stop = async () => {
    if (server) await stopServer(server);
    server = undefined;
  };
  const fallSilent = () => {
    isSilent = true;
  };
  const breakDown = () => {
    isBroken = true;
  };
  await start();
  return { origin, asked, start, stop, fallSilent, breakDown };
}
