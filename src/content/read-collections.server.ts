import { existsSync, globSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { keysOf } from '../lib/keys-of.ts';
import { generateSecretKey } from '../lib/dossier-key.ts';
import { checkEntry, checkFileName } from './check/check-entry.ts';
import { diskLookups } from './check/disk-lookups.server.ts';
import { findFrontMatterProblems } from './check/front-matter-problems.server.ts';
import { pickPublishFields, type ContentFile } from './check/entry-problems.ts';
import { schemaWithLookups, type CheckLookups } from './check/check-lookups.ts';
import { makeProblem, type FieldProblem, type Problem } from './check/problem.ts';
import { COLLECTIONS, type Collection, type CollectionName } from './collections.ts';
import { DEAD_LINKS_FILE, readDeadLinks } from './dead-links.server.ts';
import { pgpFingerprint } from './pgp-key.server.ts';
import type { PublishStatus } from './publish-status.ts';
import { readContentFile } from './read-file.server.ts';
import { stringFields } from './schemas/field-schemas.ts';
import { siteSchema } from './schemas/site.ts';
import { sourcesPageSchema } from './schemas/sources.ts';

/** A content file with its place in the content folder. */
export interface ContentEntry extends ContentFile {
  collection: CollectionName;
  /** Path relative to the content folder. */
  file: string;
}

/** The whole content, with its problems. */
export interface CheckedContent {
  /** Absolute path of the content folder. */
  folder: string;
  /** In the order of `COLLECTIONS`, then by file; files that can't be read are left out. */
  entries: ContentEntry[];
  problems: Problem[];
}

/**
 * Reads, parses and checks every file of every collection, each once.
 *
 * @param folder absolute path of the content folder.
 */
export async function readCollections(folder: string): Promise<CheckedContent> {
  // The check of dossiers looks items up: both share one reading of the portfolio.
  const portfolio = readCollection(folder, 'portfolio', () => Promise.resolve(undefined));
  const itemStatus = async (slug: string) => findItemStatus(await portfolio, slug);
  const perCollection = await Promise.all(
    keysOf(COLLECTIONS).map((collection) =>
      collection === 'portfolio' ? portfolio : readCollection(folder, collection, itemStatus),
    ),
  );
  const files = perCollection.flat();
  const entries = files.flatMap(({ entry }) => entry ?? []);
  const site = entries.find(({ collection }) => collection === 'site');
  return {
    folder,
    entries,
    problems: [
      ...files.flatMap(({ problems }) => problems),
      ...missingTestimonials(folder, site?.data),
      ...(await unreadFiles(folder)),
      ...repeatedKeys(folder, entries),
      ...(await pgpKeyProblems(folder, entries)),
      ...(await readDeadLinks(folder).then(
        () => [],
        (error: unknown) => [fileProblem(folder, DEAD_LINKS_FILE, errorMessage(error))],
      )),
    ],
  };
}

/** The result of reading and checking one file; without an entry if it can't be read. */
interface ReadResult {
  /** Path relative to the content folder. */
  file: string;
  entry?: ContentEntry;
  problems: Problem[];
}

async function readCollection(
  folder: string,
  collection: CollectionName,
  itemStatus: CheckLookups['itemStatus'],
): Promise<ReadResult[]> {
  const { files: pattern, editor, optional }: Collection = COLLECTIONS[collection];
  const files = globSync(pattern, { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
  // A folder of entries may still be empty.
  if (files.length === 0)
    return optional || 'folders' in editor
      ? []
      : [{ file: pattern, problems: [fileProblem(folder, pattern, MISSING_FILE)] }];
  const lookups = diskLookups(dirname(join(folder, pattern)), itemStatus);
  const schema = schemaWithLookups(COLLECTIONS[collection], lookups);
  return Promise.all(
    files.map(async (file) => {
      const path = displayPath(folder, file);
      try {
        const content = await readContentFile(join(folder, file));
        const misread = file.endsWith('.md') ? findFrontMatterProblems(content.source) : [];
        const found = await checkEntry({ collection, file: path, content }, schema, lookups);
        const problems = [
          ...misread.map((problem) => makeProblem(path, problem, schema)),
          // What the schema says of a misread value would only be said twice.
          ...found.filter((problem) => !misread.some((other) => isSameField(problem, other))),
        ];
        return { file, entry: { ...content, collection, file }, problems };
      } catch (error) {
        const problem = makeProblem(path, { message: errorMessage(error) });
        return { file, problems: [...checkFileName(collection, path), problem] };
      }
    }),
  );
}

function isSameField({ path }: Problem, other: FieldProblem): boolean {
  return path.map(String).join('.') === other.path?.map(String).join('.');
}

function findItemStatus(items: readonly ReadResult[], slug: string): PublishStatus | undefined {
  const item = items.find(({ file }) => file === `portfolio/${slug}.md`);
  return item && pickPublishFields(item.entry?.data);
}

/** Makes a problem with a whole file, which is given by its path relative to the content folder. */
function fileProblem(folder: string, file: string, message: string): Problem {
  return makeProblem(displayPath(folder, file), { message });
}

const MISSING_FILE = 'ce fichier manque ; remettez-le en place';

const errorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Returns the path of a file as the owner reads it: `content/…`. */
function displayPath(folder: string, file: string): string {
  return `${basename(folder)}/${file}`;
}

const ENTRY_PATH = /^[^/]+\/[^/]+\.md$/;
const MARKDOWN_EXTENSION = /\.(md|mdx|markdown)(\.txt)?$/i;

/**
 * Reports the files that look like portfolio items or dossiers but that no collection reads: those in a subfolder, or with
 * another extension.
 */
async function unreadFiles(folder: string): Promise<Problem[]> {
  const files = await Array.fromAsync(glob('{portfolio,dossiers}/**', { cwd: folder }));
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => MARKDOWN_EXTENSION.test(file) && !ENTRY_PATH.test(file))
    .sort()
    .map((file) => {
      const place = file.slice(0, file.indexOf('/'));
      const message = `ce fichier n’est pas lu ; placez-le dans le dossier « ${place} » même, sous un nom qui finit par « .md »`;
      return fileProblem(folder, file, message);
    });
}

/**
 * Reports the list of testimonials that `site.json` names for the home page, if its file is missing.
 *
 * @param data of `site.json`.
 */
function missingTestimonials(folder: string, data: unknown): Problem[] {
  const site = siteSchema(stringFields).pick({ testimonials: true }).strip().safeParse(data);
  if (!site.success) return [];
  const file = `testimonials/${site.data.testimonials}.json`;
  return existsSync(join(folder, file)) ? [] : [fileProblem(folder, file, MISSING_FILE)];
}

const dossierKey = z.object({ key: z.string() });

/** Reports the dossiers that have the same key, and so the same URL, as an earlier one. */
function repeatedKeys(folder: string, entries: readonly ContentEntry[]): Problem[] {
  const keys = new Set<string>();
  return entries.flatMap(({ collection, file, data }) => {
    const { key } = dossierKey.safeParse(data).data ?? {};
    if (collection !== 'dossiers' || key === undefined) return [];
    if (!keys.has(key)) {
      keys.add(key);
      return [];
    }
    const message = `un autre dossier a la même clé ; écrivez « key: "${generateSecretKey()}" » dans l’un des deux`;
    return [fileProblem(folder, file, message)];
  });
}

const withPgpKey = z.object({ pgpKey: z.string() });

/** Reports the file that `sources.json` names as PGP key, if no public key is in it; another check reports a missing file. */
async function pgpKeyProblems(
  folder: string,
  entries: readonly ContentEntry[],
): Promise<Problem[]> {
  const sources = entries.find(({ collection }) => collection === 'sources');
  const { pgpKey } = withPgpKey.safeParse(sources?.data).data ?? {};
  if (!sources || pgpKey === undefined || !existsSync(join(folder, pgpKey))) return [];
  try {
    pgpFingerprint(await readFile(join(folder, pgpKey), 'utf8'));
    return [];
  } catch (error) {
    const problem = { path: ['pgpKey'], message: errorMessage(error) };
    return [
      makeProblem(displayPath(folder, sources.file), problem, sourcesPageSchema(stringFields)),
    ];
  }
}
