import { createServer, type RequestListener } from 'node:http';
import { stopServer, startServer } from '../../src/commands/serve/server-lifecycle.ts';

/** Starts a local server with given answers. */
export async function outlet(
  answer: RequestListener,
): Promise<{ origin: string; allowedHosts: Set<string>; close: () => Promise<void> }> {
  const server = createServer(answer);
  // Its number, which no name server is asked for.
  const origin = await startServer(server, 0, '127.0.0.1');
  const allowedHosts = new Set([new URL(origin).host]);
  return { origin, allowedHosts, close: () => stopServer(server) };
}

const PARAGRAPH =
  'Au marché de nuit d’Obala, les grossistes arrivent à onze heures, quand la poussière de la route est retombée. Ils comptent les sacs à la lampe, notent les prix dans un cahier d’écolier, et repartent avant l’aube vers Yaoundé.';

/** Makes a typical article page of an outlet. */
export const articlePage = (
  title: string,
  head = '',
  more = '',
) => `<!doctype html><html lang="fr"><head>
<meta charset="utf-8"><title>${title} - Sillons</title>
<meta property="og:title" content="${title}"><meta property="og:site_name" content="Sillons">
<meta property="og:description" content="Une nuit avec ceux qui font les prix.">
<meta property="article:published_time" content="2024-03-03T08:00:00+01:00">${head}</head><body>
<nav><a href="/">Accueil</a></nav><article><h1>${title}</h1>${more}${`<p>${PARAGRAPH}</p>`.repeat(4)}
</article><footer>Mentions légales</footer></body></html>`;
