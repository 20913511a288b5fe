/**
 * `npm run watch`: looks where `content/watch.json` says for new articles and videos of the owner, and makes drafts of
 * them, which it lists. Publishes nothing.
 *
 * Usage: node src/commands/watch.ts [--keep <draft> | --reject <draft>]…
 *   --keep    this draft is hers, and is listed no more
 *   --reject  this draft is not hers: it is deleted, and never proposed again
 */
import { parseArgs } from 'node:util';
import { contentRoot } from '../content/environment.server.ts';
import { readSoundContent } from '../importer/import-links.ts';
import { answerProposal, settleProposals, watchSources } from '../importer/watch.ts';

const { keep = [], reject = [] } = parseArgs({
  options: { keep: { type: 'string', multiple: true }, reject: { type: 'string', multiple: true } },
}).values;
const folder = contentRoot();

try {
  for (const draft of keep) await answerProposal(folder, draft, true);
  for (const draft of reject) await answerProposal(folder, draft, false);
  if (keep.length + reject.length === 0)
    for await (const { name, drafts, problem } of watchSources(folder))
      console.log(`${name} : ${problem ?? (drafts.join(', ') || 'rien de nouveau')}`);
  const proposals = await settleProposals(await readSoundContent(folder));
  if (proposals.length > 0) console.log('\nÀ relire : ces textes sont-ils de vous ?');
  for (const { file, address } of proposals) console.log(`${file}\n    ${address}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
