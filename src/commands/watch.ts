/**
 * `npm run watch`: looks for new articles and videos of the owner at the sources that `content/watch.json` names, writes
 * drafts of them into the content, and lists these drafts. Publishes nothing.
 *
 * Usage: node src/commands/watch.ts
 */
import { contentRoot } from '../content/environment.server.ts';
import { readValidContent } from '../importer/import-links.ts';
import { settleProposedDrafts, watchOutlets } from '../importer/watch-outlets.ts';

const folder = contentRoot();

try {
  for await (const { name, drafts, problem } of watchOutlets(folder))
    console.log(`${name} : ${problem ?? (drafts.join(', ') || 'rien de nouveau')}`);
  const proposals = await settleProposedDrafts(await readValidContent(folder));
  if (proposals.length > 0) console.log('\nÀ relire : ces textes sont-ils de vous ?');
  for (const { file, address } of proposals) console.log(`${file}\n    ${address}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
