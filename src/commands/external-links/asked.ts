import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isoDay } from '../../lib/iso-day.ts';
import { keepCopy } from './archive.ts';

/** Path, below the content folder, of what the archive was asked to keep. */
export const ASKED = 'archives-demandees.json';

/** How many pages a week: the archive makes each visitor wait who asks for more. */
const PER_WEEK = 10;

/** A machine writes it and the owner reads it: its words are French. */
const record = z.object({
  demandes: z.array(z.object({ adresse: z.string(), jour: z.iso.date() })),
});

/**
 * Asks the archive to keep pages, each once and one after the other, and records which. After the first that it
 * doesn't take, the others wait for the next week.
 *
 * @param folder absolute path of the content folder.
 * @param addresses of the pages; those that were asked for before are left out.
 * @param today at midnight UTC.
 * @param ask stands in for `fetch`.
 * @returns the addresses that it was asked to keep now.
 * @throws SyntaxError or ZodError when the record is damaged.
 */
export async function askToKeep(
  folder: string,
  addresses: string[],
  today: Date,
  ask?: typeof fetch,
): Promise<string[]> {
  const path = join(folder, ASKED);
  const source = await readFile(path, 'utf8').catch(() => '{ "demandes": [] }');
  const before = record.parse(JSON.parse(source)).demandes;
  const asked = new Set(before.map(({ adresse }) => adresse));
  const taken: string[] = [];
  for (const address of addresses.filter((one) => !asked.has(one)).slice(0, PER_WEEK)) {
    if (!(await keepCopy(address, ask))) break;
    taken.push(address);
  }
  if (taken.length === 0) return taken;
  const jour = isoDay(today);
  const demandes = [...before, ...taken.map((adresse) => ({ adresse, jour }))];
  await writeFile(path, `${JSON.stringify({ demandes }, undefined, 2)}\n`);
  return taken;
}
