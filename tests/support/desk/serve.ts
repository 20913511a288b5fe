/**
 * Starts a development server on a copy of the content, for the tests of the editor.
 *
 * Usage: node tests/support/desk/serve.ts <port>
 */
import { dev } from 'astro';
import { COPY, renewCopy } from './copy.ts';

/** Makes a new copy of the tests' content, and serves the editor for it. */
export async function serveDesk(port: number): Promise<void> {
  renewCopy();
  process.env['CONTENT_DIR'] = COPY;
  await dev({ server: { port }, logLevel: 'warn' });
}

if (import.meta.main) await serveDesk(Number(process.argv[2]));
