/**
 * A development server on a copy of the content, for the tests of the desk.
 *
 * Usage: node tests/support/desk/serve.ts <port>
 */
import { cpSync, rmSync } from 'node:fs';
import { dev } from 'astro';
import { COPY } from './copy.ts';
import { SAMPLE } from '../sample.ts';

rmSync(COPY, { recursive: true, force: true });
cpSync(SAMPLE, COPY, { recursive: true });
process.env['CONTENT_DIR'] = COPY;
await dev({ server: { port: Number(process.argv[2]) }, logLevel: 'warn' });
