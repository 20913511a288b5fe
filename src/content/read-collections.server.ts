import { globSync, existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { keysOf } from '../lib/keys-of.ts';
import type { Standing } from './publish-status.ts';
import { freshKey } from '../lib/secret-key.ts';
import { checkEntry, checkName } from './check/check-entry.ts';
import { fault, type Fault } from './check/problem.ts';
import { probingSchema, type Probes } from './check/lookups.ts';
import type { ContentFile } from './check/entry-problems.ts';
import { COLLECTIONS, type CollectionName } from './collections.ts';
import { DEAD_LINKS, readDeadLinks } from './dead-links.server.ts';
import { diskProbes } from './check/disk-lookups.server.ts';
import { readContent } from './read-file.server.ts';
import { glob } from 'node:fs/promises';
import { siteSchema } from './schemas/site.ts';

/** One content file, read and parsed. */
export interface Entry extends ContentFile {
  collection: CollectionName;
  /** Path below the content folder. */
  file: string;
}

/** All of the content, and all that is wrong with it. */
export interface CheckedContent {
  /** Absolute path of the content folder. */
  folder: string;
  /** In the registry's order, then by file; without the files that can't be read. */
  entries: Entry[];
  /** None when all is well. */
  faults: Fault[];
}

/**
 * Reads, parses and checks every file of every collection, each once.
 *
 * @param folder absolute path of the content folder.
 */
export async function readCollections(folder: string): Promise<CheckedContent> {
  // Dossiers name items of the portfolio: each file is read once.
  const portfolio = readCollection(folder, 'portfolio', () => Promise.resolve(undefined));
  const standingOf = async (name: string) => standingIn(await portfolio, name);
  const perCollection = await Promise.all(
    keysOf(COLLECTIONS).map((collection) =>
      collection === 'portfolio' ? portfolio : readCollection(folder, collection, standingOf),
    ),
  );
  const files = perCollection.flat();
  const entries = files.flatMap(({ entry }) => entry ?? []);
  const site = entries.find(({ collection }) => collection === 'site');
  const list = missingList(folder, site?.data);
  const misplaced = await misplacedEntries(folder);
  const damaged = await readDeadLinks(folder).then(() => [], messagesOf);
  return {
    folder,
    entries,
    faults: [
      ...files.flatMap(({ faults }) => faults),
      ...(list === undefined ? [] : [missing(folder, list)]),
      ...misplaced.map((file) => fault(shown(folder, file), { message: misplacedFrom(file) })),
      ...repeatedKeys(entries).map((file) => fault(shown(folder, file), { message: repeated() })),
      ...damaged.map((message) => fault(shown(folder, DEAD_LINKS), { message })),
    ],
  };
}

const misplacedFrom = (file: string) =>
  `ce fichier n’est pas lu ; placez-le dans le dossier « ${file.slice(0, file.indexOf('/'))} » même, sous un nom qui finit par « .md »`;

const repeated = () =>
  `un autre dossier a la même clé ; écrivez « key: "${freshKey()}" » dans l’un des deux`;

/** What came of one file. */
interface Read {
  /** Path below the content folder. */
  file: string;
  entry?: Entry;
  faults: Fault[];
}

async function readCollection(
  folder: string,
  collection: CollectionName,
  standingOf: Probes['standingOf'],
): Promise<Read[]> {
  const { files: pattern, desk } = COLLECTIONS[collection];
  const files = globSync(pattern, { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
  // A folder of entries may hold none yet.
  if (files.length === 0)
    return 'folders' in desk ? [] : [{ file: pattern, faults: [missing(folder, pattern)] }];
  const probes = diskProbes(dirname(join(folder, pattern)), standingOf);
  const schema = probingSchema(COLLECTIONS[collection], probes);
  return Promise.all(
    files.map(async (file) => {
      const name = shown(folder, file);
      try {
        const content = await readContent(join(folder, file));
        const faults = await checkEntry({ collection, file: name, content }, schema, probes);
        return { file, entry: { ...content, collection, file }, faults };
      } catch (error) {
        const faults = messagesOf(error).map((message) => fault(name, { message }));
        return { file, faults: [...checkName(collection, name), ...faults] };
      }
    }),
  );
}

/** Of a file that its own check finds wrong, nothing more is asked. */
const standing = z
  .object({
    draft: z.boolean().optional().catch(undefined),
    date: z.coerce.date().optional().catch(undefined),
  })
  .catch({});

function standingIn(items: readonly Read[], name: string): Standing | undefined {
  const item = items.find(({ file }) => file === `portfolio/${name}.md`);
  return item && standing.parse(item.entry?.data);
}

function missing(folder: string, file: string): Fault {
  return fault(shown(folder, file), { message: 'ce fichier manque ; remettez-le en place' });
}

function messagesOf(error: unknown): string[] {
  return [error instanceof Error ? error.message : String(error)];
}

/** The path of a file, as the owner reads it. */
function shown(folder: string, file: string): string {
  return `${basename(folder)}/${file}`;
}

const ENTRY = /^[^/]+\/[^/]+\.md$/;
const ENTRY_LIKE = /\.(md|mdx|markdown)(\.txt)?$/i;

/**
 * The files that look like portfolio items or dossiers and that nothing reads: in a folder of their own, or under a
 * name that ends otherwise.
 *
 * @param folder absolute path of the content folder.
 * @returns their paths below it, in order.
 */
async function misplacedEntries(folder: string): Promise<string[]> {
  const files = await Array.fromAsync(glob('{portfolio,dossiers}/**', { cwd: folder }));
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => ENTRY_LIKE.test(file) && !ENTRY.test(file))
    .sort();
}

/**
 * The list of testimonials that `site.json` names for the home page, when its file is missing.
 *
 * @param folder absolute path of the content folder.
 * @param data what `site.json` holds.
 * @returns path of the file below the folder.
 */
function missingList(folder: string, data: unknown): string | undefined {
  const site = siteSchema().pick({ testimonials: true }).strip().safeParse(data);
  if (!site.success) return undefined;
  const file = `testimonials/${site.data.testimonials}.json`;
  return existsSync(join(folder, file)) ? undefined : file;
}

/** What is read of an entry. */
interface Keyed {
  collection: string;
  file: string;
  data: unknown;
}

const keyed = z.object({ key: z.string() });

/**
 * The dossiers whose key is that of another: both would have one address.
 *
 * @param entries of the whole content.
 * @returns the paths of all but the first that have it.
 */
function repeatedKeys(entries: readonly Keyed[]): string[] {
  const dossiers = entries
    .filter(({ collection }) => collection === 'dossiers')
    .flatMap(({ file, data }) => {
      const { key } = keyed.safeParse(data).data ?? {};
      return key === undefined ? [] : [{ file, key }];
    });
  return dossiers
    .filter(({ key }, index) => dossiers.findIndex((other) => other.key === key) < index)
    .map(({ file }) => file);
}
