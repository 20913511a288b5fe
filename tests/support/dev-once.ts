/**
 * Runs the development server in the current folder, and sends its port to the parent process. `CONTENT_DIR` selects the
 * content.
 *
 * Usage: fork('tests/support/dev-once.ts', { cwd })
 */
import { dev } from 'astro';

const { address } = await dev({ logLevel: 'error', server: { port: 0 } });
process.send?.(address.port);
