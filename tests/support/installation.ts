import { createServer, type Server } from 'node:http';
import { stopServer, startServer } from '../../src/commands/serve/listening.ts';
import { headersForPath, headerTable } from '../../src/build/headers/headers.ts';

/** What a host or GitHub answers to one path. */
export interface Given {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

/** One server that stands both for the host of a site and for GitHub's API. */
export interface Installation {
  origin: string;
  /** What is answered from now on, by path; 404 to all others. */
  answers: Record<string, Given>;
  close: () => Promise<void>;
}

/** The repository that the server knows. */
export const REPOSITORY = 'compte/depot';
export const WORKFLOW = `/repos/${REPOSITORY}/actions/workflows/publier.yml`;
export const MORNING = `/repos/${REPOSITORY}/actions/workflows/chaque-matin.yml`;
export const STATE = `/repos/${REPOSITORY}/contents/etat.json?ref=etat`;

/** What the workflow writes down of one commit. */
export const STEP = { commit: 'c0ffee', at: '2026-11-21T06:30:00Z' };

/** A home page with every header of the table. */
export function homePage(body: string): Given {
  const headers = headersForPath(headerTable({ '/': "default-src 'none'" }), '/');
  return { headers: { ...headers, 'content-type': 'text/html; charset=utf-8' }, body };
}

/** All that GitHub says of an installation where nothing is missing. */
export function soundGitHub(): Record<string, Given> {
  return {
    [`/repos/${REPOSITORY}`]: { body: '{ "default_branch": "main" }' },
    [WORKFLOW]: { body: '{ "state": "active" }' },
    [MORNING]: { body: '{ "state": "active" }' },
    [STATE]: { body: JSON.stringify({ published: STEP }) },
  };
}

/** Starts such a server, where nothing is answered yet. */
export async function startInstallation(): Promise<Installation> {
  const answers: Record<string, Given> = {};
  const server: Server = createServer((request, response) => {
    const { status = 200, headers = {}, body = '' } = answers[request.url ?? ''] ?? { status: 404 };
    response.writeHead(status, headers).end(body);
  });
  return { origin: await startServer(server), answers, close: () => stopServer(server) };
}
