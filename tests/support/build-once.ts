/**
 * Builds the site in this process, with its own output and cache folders, and sends its resource usage to the parent
 * process. `CONTENT_DIR` selects the content.
 *
 * Usage: fork('tests/support/build-once.ts', [folder of the site, folder of the cache])
 */
import { build } from 'astro';

const [outDir = '', cacheDir = ''] = process.argv.slice(2);
// As `npm run build` does.
await build({ outDir, cacheDir, force: true, logLevel: 'error' });
process.send?.(process.resourceUsage());
