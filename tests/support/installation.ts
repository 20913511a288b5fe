import { createServer, type Server } from 'node:http';
import { stopServer, startServer } from '../../src/commands/serve/server-lifecycle.ts';
import { headersForPath, headerTable } from '../../src/build/headers/headers.ts';

/** The answer of a host or of GitHub to one path. */
export interface Given {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

/** A server that mocks both the host of a site and GitHub's API. */
export interface Installation {
  origin: string;
  /** The answers by path; all other paths get 404. */
  answers: Record<string, Given>;
  close: () => Promise<void>;
}

export const REPOSITORY = 'compte/depot';
export const WORKFLOW = `/repos/${REPOSITORY}/actions/workflows/publier.yml`;
export const MORNING = `/repos/${REPOSITORY}/actions/workflows/chaque-matin.yml`;
export const STATE = `/repos/${REPOSITORY}/contents/etat.json?ref=etat`;

/** A deployment step, as the workflow records it. */
export const STEP = { commit: 'c0ffee', at: '2026-11-21T06:30:00Z' };

/** Makes a home page with all security headers. */
export function homePage(body: string): Given {
  const headers = headersForPath(headerTable({ '/': "default-src 'none'" }), '/');
  return { headers: { ...headers, 'content-type': 'text/html; charset=utf-8' }, body };
}

/** Returns GitHub's answers for a complete installation. */
export function soundGitHub(): Record<string, Given> {
  return {
    [`/repos/${REPOSITORY}`]: { body: '{ "default_branch": "main" }' },
    [WORKFLOW]: { body: '{ "state": "active" }' },
    [MORNING]: { body: '{ "state": "active" }' },
    [STATE]: { body: JSON.stringify({ published: STEP }) },
  };
}

/** Starts the server, without any answers. */
export async function startInstallation(): Promise<Installation> {
  const answers: Record<string, Given> = {};
  const server: Server = createServer((request, response) => {
    const { status = 200, headers = {}, body = '' } = answers[request.url ?? ''] ?? { status: 404 };
    response.writeHead(status, headers).end(body);
  });
  return { origin: await startServer(server), answers, close: () => stopServer(server) };
}
