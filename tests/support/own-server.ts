import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import { stopServer, startServer } from '../../src/commands/serve/listening.ts';
import { createSiteHandler } from '../../src/commands/serve/site-server.ts';

/** The built site on a server of its own, which stops and starts again at the same address. */
export interface OwnServer {
  origin: string;
  /** Paths that were asked for, in order. */
  asked: string[];
  stop: () => Promise<void>;
  /** From now on it takes every request, and answers none. */
  fallSilent: () => void;
  /** From now on it answers that it is out of order. */
  breakDown: () => void;
  /** @param folder absolute path of a built site. */
  start: (folder?: string) => Promise<void>;
}

/** @param folder absolute path of the built site. */
export async function startOwnServer(folder = resolve('dist')): Promise<OwnServer> {
  const asked: string[] = [];
  let server: Server | undefined;
  let origin = '';
  let hasNoVideo = false;
  let isBroken = false;
  const start = async (from = folder) => {
    const serve = createSiteHandler(from);
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      if (isBroken) response.writeHead(502).end('Bad Gateway');
      else if (!hasNoVideo) serve(request, response);
    });
    origin = await startServer(server, Number(origin && new URL(origin).port));
  };
  const stop = async () => {
    if (server) await stopServer(server);
    server = undefined;
  };
  const fallSilent = () => {
    hasNoVideo = true;
  };
  const breakDown = () => {
    isBroken = true;
  };
  await start();
  return { origin, asked, start, stop, fallSilent, breakDown };
}
