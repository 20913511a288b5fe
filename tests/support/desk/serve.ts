/**
 * A development server on a copy of the content, for the tests of the desk.
 *
 * Usage: node tests/support/desk/serve.ts <port>
 */
import { cpSync, rmSync } from 'node:fs';
import { dev } from 'astro';
import { COPY } from './copy.ts';

rmSync(COPY, { recursive: true, force: true });
cpSync('content', COPY, { recursive: true });
process.env['CONTENT_DIR'] = COPY;
await dev({ server: { port: Number(process.argv[2]) }, logLevel: 'warn' });
