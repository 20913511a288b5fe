/**
 * Builds the site in this process, apart from the project's own `dist/` and cache, and tells its parent
 * what the process used. `CONTENT_DIR` names the content.
 *
 * Usage: fork('tests/support/build-once.ts', [folder of the site, folder of the cache])
 */
import { build } from 'astro';

const [outDir = '', cacheDir = ''] = process.argv.slice(2);
// As `npm run build` does.
await build({ outDir, cacheDir, force: true, logLevel: 'error' });
process.send?.(process.resourceUsage());
