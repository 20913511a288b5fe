/**
 * Serves the built site on a server that fails on demand. It is a real server, because requests that Playwright intercepts
 * bypass the browser's cache and its memory of failed scripts.
 */
import { readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { stopServer, startServer } from '../../src/commands/serve/server-lifecycle.ts';
import { createSiteHandler } from '../../src/commands/serve/site-server.ts';
import { MAIL_ORIGIN } from './mail-origin.ts';

/**
 * How a request fails: with an error status, a closed connection, half of a file, the page of a captive portal with
 * status 200, no answer, or a complete answer after seconds.
 */
export type Fault = 404 | 500 | 'cut' | 'torn' | 'portal' | 'hanging' | 'slow';

interface Rule {
  files: RegExp;
  fault: Fault;
  /** How many more requests fail. */
  times: number;
}

export interface FaultySite {
  origin: string;
  /** Paths that the browser requested, in order. */
  asked: string[];
  /** Messages sent by the contact form, to which this server is the e-mail service. */
  messages: string[];
  /** Makes matching requests fail from now on, a number of times or always. */
  fail(files: RegExp, fault: Fault, times?: number): void;
  /** Ends all failures. */
  restore(): void;
}

const SLOW_DELAY_MS = 3000;

const SEND_PATH = '/api/v1.0/email/send-form';
const PORTAL = '<!doctype html><title>Wi-Fi de la gare</title><p>Identifiez-vous.</p>';
const HOME = readFileSync(new URL('../../dist/index.html', import.meta.url), 'utf8');

/** Starts the server. */
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
      answerWithFault(request, response, rule.fault, serve);
    } else if (path === SEND_PATH && request.method === 'POST') {
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

function answerWithFault(
  request: IncomingMessage,
  response: ServerResponse,
  fault: Fault,
  serve: RequestListener,
): void {
  if (fault === 'cut') request.socket.destroy();
  else if (fault === 'torn') sendHalf(request, response);
  else if (fault === 'slow')
    setTimeout(() => {
      serve(request, response);
    }, SLOW_DELAY_MS);
  else if (fault === 'portal') response.writeHead(200, { 'content-type': 'text/html' }).end(PORTAL);
  else if (fault !== 'hanging') response.writeHead(fault).end();
}

/** Sends the first half of a file, then closes the connection. */
function sendHalf(request: IncomingMessage, response: ServerResponse): void {
  const file = readFileSync(new URL(`../../dist${request.url ?? ''}`, import.meta.url));
  const type = request.url?.endsWith('.css') ? 'text/css' : 'text/javascript';
  response.writeHead(200, { 'content-type': type, 'content-length': file.length });
  response.write(file.subarray(0, file.length / 2), () => request.socket.destroy());
}
