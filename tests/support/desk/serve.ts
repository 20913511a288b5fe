/**
 * A development server on a copy of the content, for whoever works in the desk.
 *
 * Usage: node tests/support/desk/serve.ts <port>
 */
import { cpSync, rmSync } from 'node:fs';
import { dev } from 'astro';
import { COPY } from './copy.ts';
import { SAMPLE } from '../sample.ts';

/** Copies the tests' content afresh, and serves the desk that edits the copy. */
export async function serveDesk(port: number): Promise<void> {
  rmSync(COPY, { recursive: true, force: true });
  cpSync(SAMPLE, COPY, { recursive: true });
  process.env['CONTENT_DIR'] = COPY;
  await dev({ server: { port }, logLevel: 'warn' });
}

if (import.meta.main) await serveDesk(Number(process.argv[2]));
