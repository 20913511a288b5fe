/**
 * A development server on a copy of the content, for whoever works in the desk.
 *
 * Usage: node tests/support/desk/serve.ts <port>
 */
import { dev } from 'astro';
import { COPY, renewCopy } from './copy.ts';

/** Copies the tests' content afresh, and serves the desk that edits the copy. */
export async function serveDesk(port: number): Promise<void> {
  renewCopy();
  process.env['CONTENT_DIR'] = COPY;
  await dev({ server: { port }, logLevel: 'warn' });
}

if (import.meta.main) await serveDesk(Number(process.argv[2]));
