/**
 * Serves the sub-path build as a host does that lends a folder: what isn't below it isn't there.
 *
 * Usage: node tests/proofs/sub-path/serve.ts
 */
import { createServer } from 'node:http';
import sirv from 'sirv';
import { BASE, FOLDER, PORT } from './place.ts';

const serve = sirv(FOLDER, { onNoMatch: (_request, response) => response.writeHead(404).end() });

createServer((request, response) => {
  const { url = '/' } = request;
  if (!url.startsWith(`${BASE}/`)) {
    response.writeHead(404).end();
    return;
  }
  request.url = url.slice(BASE.length);
  serve(request, response);
}).listen(PORT, 'localhost');
