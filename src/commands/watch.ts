/**
 * `npm run watch`: looks where `content/watch.json` says for new articles and videos of the owner, and makes drafts of
 * them, which it lists. Publishes nothing.
 *
 * Usage: node src/commands/watch.ts
 */
import { contentRoot } from '../content/environment.server.ts';
import { readSoundContent } from '../importer/import-links.ts';
import { settleProposedDrafts, watchSources } from '../importer/watch-sources.ts';

const folder = contentRoot();

try {
  for await (const { name, drafts, problem } of watchSources(folder))
    console.log(`${name} : ${problem ?? (drafts.join(', ') || 'rien de nouveau')}`);
  const proposals = await settleProposedDrafts(await readSoundContent(folder));
  if (proposals.length > 0) console.log('\nÀ relire : ces textes sont-ils de vous ?');
  for (const { file, address } of proposals) console.log(`${file}\n    ${address}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
