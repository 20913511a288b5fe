/**
 * The built site on a server that fails as a test tells it: a true server, because what Playwright
 * intercepts never meets the browser's own cache and its memory of failed scripts.
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { close, listen } from '../../src/commands/serve/listening.ts';
import { siteHandler } from '../../src/commands/serve/site-server.ts';
import { MAIL_ORIGIN, test as base } from './test.ts';

/**
 * What goes wrong with a file: an error status, a connection that is cut, a file that breaks off half-way, or the
 * page of a captive portal, which answers everything as if nothing were wrong.
 */
export type Fault = 404 | 500 | 'cut' | 'torn' | 'portal';

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

const SEND_PATH = '/api/v1.0/email/send-form';
const PORTAL = '<!doctype html><title>Wi-Fi de la gare</title><p>Identifiez-vous.</p>';
const HOME = readFileSync(new URL('../../dist/index.html', import.meta.url), 'utf8');

async function startFaultySite(): Promise<FaultySite & { close: () => Promise<void> }> {
  let rules: Rule[] = [];
  const asked: string[] = [];
  const messages: string[] = [];
  const serve = siteHandler();

  const dispatch = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/';
    asked.push(path);
    const rule = rules.find(({ files, times }) => times > 0 && files.test(path));
    if (rule) {
      rule.times -= 1;
      misbehave(request, response, rule.fault);
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
  const origin = await listen(server);

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
    close: () => close(server),
  };
}

function misbehave(request: IncomingMessage, response: ServerResponse, fault: Fault): void {
  if (fault === 'cut') request.socket.destroy();
  else if (fault === 'torn') tear(request, response);
  else if (fault === 'portal') response.writeHead(200, { 'content-type': 'text/html' }).end(PORTAL);
  else response.writeHead(fault).end();
}

/** Sends the first half of a script, and then nothing more. */
function tear(request: IncomingMessage, response: ServerResponse): void {
  const file = readFileSync(new URL(`../../dist${request.url ?? ''}`, import.meta.url));
  response.writeHead(200, { 'content-type': 'text/javascript', 'content-length': file.length });
  response.write(file.subarray(0, file.length / 2), () => request.socket.destroy());
}

/** The test of this project, on a site of its own that fails on demand. */
export const test = base.extend<{ site: FaultySite }>({
  intercepted: false,

  site: async ({}, use) => {
    const { close, ...site } = await startFaultySite();
    await use(site);
    await close();
  },

  baseURL: async ({ site }, use) => {
    await use(site.origin);
  },
});

export { expect } from './test.ts';
