/**
 * Checks the links to the originals of articles, the publications and the profiles, and records the dead ones in the
 * content folder with their copies in the Internet Archive: the site and `npm run verifier` then say so. Where
 * `site.json` says `archiveOriginals`, the archive is asked to save the originals too. Changes nothing else.
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
