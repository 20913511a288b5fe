/**
 * The built site on a server that fails as a test tells it: a true server, because what Playwright
 * intercepts never meets the browser's own cache and its memory of failed scripts.
 */
import { readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { stopServer, startServer } from '../../src/commands/serve/listening.ts';
import { createSiteHandler } from '../../src/commands/serve/site-server.ts';
import { MAIL_ORIGIN } from './mail-origin.ts';

/**
 * What goes wrong with a file: an error status, a connection that is cut, a file that breaks off half-way, the page
 * of a captive portal, which answers everything as if nothing were wrong, no answer at all, or a whole answer that
 * takes seconds.
 */
export type Fault = 404 | 500 | 'cut' | 'torn' | 'portal' | 'hanging' | 'slow';

interface Rule {
  files: RegExp;
  fault: Fault;
  /** How many requests it still hits. */
  times: number;
}

export interface FaultySite {
  origin: string;
  /** Paths that the browser asked for, in order. */
  asked: string[];
  /** Messages that the contact form sent here: the site's pages name this server as the e-mail service. */
  messages: string[];
  /** From now on what matches fails, so many times or for ever. */
  fail(files: RegExp, fault: Fault, times?: number): void;
  /** The trouble is over. */
  restore(): void;
}

/** How late a slow answer is, in milliseconds. */
const SLOW_MS = 3000;

const SEND_PATH = '/api/v1.0/email/send-form';
const PORTAL = '<!doctype html><title>Wi-Fi de la gare</title><p>Identifiez-vous.</p>';
const HOME = readFileSync(new URL('../../dist/index.html', import.meta.url), 'utf8');

/** Starts such a server. */
export async function startFaultySite(): Promise<FaultySite & { close: () => Promise<void> }> {
  let rules: Rule[] = [];
  const asked: string[] = [];
  const messages: string[] = [];
  const serve = createSiteHandler();

  const dispatch = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/';
    asked.push(path);
    const rule = rules.find(({ files, times }) => times > 0 && files.test(path));
    if (rule) {
      rule.times -= 1;
      misbehave(request, response, rule.fault, serve);
    } else if (path === SEND_PATH) {
      messages.push(await text(request));
      response.end('OK');
    } else if (path === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(HOME.replaceAll(MAIL_ORIGIN, origin));
    } else serve(request, response);
  };

  const server = createServer((request, response) => {
    dispatch(request, response).catch((error: unknown) => {
      response.writeHead(400).end(String(error));
    });
  });
  const origin = await startServer(server);

  return {
    origin,
    asked,
    messages,
    fail: (files, fault, times = Infinity) => {
      rules.push({ files, fault, times });
    },
    restore: () => {
      rules = [];
    },
    close: () => stopServer(server),
  };
}

function misbehave(
  request: IncomingMessage,
  response: ServerResponse,
  fault: Fault,
  serve: RequestListener,
): void {
  if (fault === 'cut') request.socket.destroy();
  else if (fault === 'torn') tear(request, response);
  else if (fault === 'slow')
    setTimeout(() => {
      serve(request, response);
    }, SLOW_MS);
  else if (fault === 'portal') response.writeHead(200, { 'content-type': 'text/html' }).end(PORTAL);
  else if (fault !== 'hanging') response.writeHead(fault).end();
}

/** Sends the first half of a script, and then nothing more. */
function tear(request: IncomingMessage, response: ServerResponse): void {
  const file = readFileSync(new URL(`../../dist${request.url ?? ''}`, import.meta.url));
  const type = request.url?.endsWith('.css') ? 'text/css' : 'text/javascript';
  response.writeHead(200, { 'content-type': type, 'content-length': file.length });
  response.write(file.subarray(0, file.length / 2), () => request.socket.destroy());
}
