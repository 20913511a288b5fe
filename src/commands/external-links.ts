/**
 * `npm run external-links`: checks the links to the originals of articles, to the publications on LinkedIn and to the owner's
 * profiles. Records dead links and their copies in the Internet Archive in the content folder, from where the site and
 * `npm run verifier` report them. With `archiveOriginals` in `site.json`, also asks the archive to save the originals.
 *
 * Usage: node src/commands/external-links.ts
 */
import { contentRoot } from '../content/environment.server.ts';
import { readCollections } from '../content/read-collections.server.ts';
import { dayInCameroon } from '../lib/dates.ts';
import { runWeeklyCheck } from './external-links/weekly-check.ts';
import { parseContent } from '../content/parsed-content.server.ts';

const content = parseContent(await readCollections(contentRoot()));
const report = await runWeeklyCheck(content, dayInCameroon(new Date()));

if (report === undefined) {
  console.log(
    'Aucun site ne répond : cette machine n’a sans doute pas de réseau. Rien n’est noté.',
  );
} else {
  const { count, dead, doubtful, requestedCopies } = report;
  for (const { file, address, reason, copy } of dead)
    console.log(`${file} : ${address} (${reason}${copy ? `, copie du ${copy.day}` : ''})`);
  for (const { file, address, reason } of doubtful)
    console.log(`${file} : ${address} : douteuse (${reason}) ; ouvrez-la pour voir`);
  for (const address of requestedCopies) console.log(`${address} : copie demandée à archive.org`);
  console.log(`${count} adresses vérifiées, ${dead.length} mortes, ${doubtful.length} douteuses.`);
}
