/**
 * Looks for the originals of articles, the publications and the profiles that answer no more, and records
 * them in the content folder, for `npm run verifier` to suggest an archived copy. Changes nothing else.
 *
 * Usage: node src/commands/external-links.ts
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentRoot } from '../content/content-root.ts';
import { readCollections } from '../content/read-collections.ts';
import { isoDay } from '../domain/text/iso-day.ts';
import { externalAddresses } from './external-links/addresses.ts';
import { deadAmong } from './external-links/check.ts';
import { DEAD_LINKS, deadLinksSchema, newRecord } from './external-links/record.ts';
import { contentOf } from './verifier/content.ts';

const folder = contentRoot();
const path = join(folder, DEAD_LINKS);
const addresses = externalAddresses(contentOf(await readCollections(folder)));
const dead = await deadAmong(addresses);

if (dead === undefined) {
  console.log(
    'Aucun site ne répond : cette machine n’a sans doute pas de réseau. Rien n’est noté.',
  );
} else {
  const source = await readFile(path, 'utf8').catch(() => '{ "liens": [] }');
  const before = deadLinksSchema.parse(JSON.parse(source)).liens;
  const liens = newRecord(dead, before, isoDay(new Date()));
  if (liens.length === 0) await rm(path, { force: true });
  else await writeFile(path, `${JSON.stringify({ liens }, undefined, 2)}\n`);
  for (const { fichier, adresse, raison } of liens)
    console.log(`${fichier} : ${adresse} (${raison})`);
  console.log(`${addresses.length} adresses vérifiées, ${liens.length} mortes.`);
}
