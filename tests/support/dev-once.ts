/**
 * Runs the development server of the project in whose folder it is started, and tells its parent the port.
 * `CONTENT_DIR` names the content.
 *
 * Usage: fork('tests/support/dev-once.ts', { cwd })
 */
import { dev } from 'astro';

const { address } = await dev({ logLevel: 'error', server: { port: 0 } });
process.send?.(address.port);
