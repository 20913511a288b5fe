import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, dirname } from 'node:path';
import { diskLookups } from '../content/check/disk-lookups.server.ts';
import { checkEntry, type FileToCheck } from '../content/check/check-entry.ts';
import { schemaWithLookups } from '../content/check/check-lookups.ts';
import { facetSlug } from '../content/facets.ts';
import { COLLECTIONS, type CollectionName } from '../content/collections.ts';
import { formatMarkdownFile } from '../content/format-file.ts';
import { ImportError } from './import-errors.ts';
import sharp from 'sharp';
import type { FetchPage } from './fetch-page.ts';

/** A picture that comes with a draft. */
interface DraftPicture {
  /** Name of the field that holds the picture in the content file. */
  field: 'image' | 'thumbnail';
  bytes: Uint8Array;
  alt: string;
  credit?: string | undefined;
}

/**
 * Writes a draft of a portfolio item, if it passes the content check.
 *
 * @param folder absolute path of the content folder.
 * @param data the fields of the draft, without its picture.
 * @param body the text of the draft.
 * @param picture the draft's own picture, which stands beside its text.
 * @param textPictures the pictures in the text, as JPEG, by their addresses in the text; file names replace the addresses.
 * @returns path of the draft's file, relative to the content folder.
 * @throws ImportError when the check fails; nothing is written then.
 */
export async function writeDraft(
  folder: string,
  data: Readonly<Record<string, unknown>>,
  body: string,
  picture: DraftPicture | undefined,
  textPictures: ReadonlyMap<string, Uint8Array> = new Map(),
): Promise<string> {
  const portfolioFolder = join(folder, 'portfolio');
  await mkdir(portfolioFolder, { recursive: true });
  const slug = findUnusedSlug(
    portfolioFolder,
    slugFromTitle(String(data['title'])) || 'sans-titre',
  );
  const pictureFiles = new Map([
    ...(picture ? [[`${slug}.jpg`, picture.bytes] as const] : []),
    ...[...textPictures.values()].map(
      (bytes, index) => [`${slug}-${index + 1}.jpg`, bytes] as const,
    ),
  ]);
  for (const [name, bytes] of pictureFiles) await writeFile(join(portfolioFolder, name), bytes);
  const text = [...textPictures.keys()].reduce(
    (before, url, index) => before.replace(`](${url}`, `](./${slug}-${index + 1}.jpg`),
    body,
  );
  const fields = {
    ...data,
    draft: true,
    ...(picture && {
      [picture.field]: { src: `./${slug}.jpg`, alt: picture.alt, credit: picture.credit },
    }),
  };
  const source = formatMarkdownFile(fields, text);
  const file = `portfolio/${slug}.md`;
  try {
    await assertValidContent(folder, 'portfolio', file, { data: fields, body: text, source });
  } catch (error) {
    for (const name of pictureFiles.keys()) await rm(join(portfolioFolder, name));
    throw error;
  }
  await writeFile(join(folder, file), source);
  return file;
}

/**
 * Says in French which fields a draft lacks.
 *
 * @param fields the values of the fields, by their French names.
 */
export function missingFieldsRemark(fields: Readonly<Record<string, unknown>>): string[] {
  const names = Object.keys(fields).filter((name) => fields[name] === undefined);
  return names.length > 0 ? [`il manque ${names.join(', ')}`] : [];
}

function findUnusedSlug(portfolioFolder: string, slug: string): string {
  const names = [slug, ...Array.from({ length: 98 }, (_, index) => `${slug}-${index + 2}`)];
  return (
    names.find(
      (name) =>
        !existsSync(join(portfolioFolder, `${name}.md`)) &&
        !existsSync(join(portfolioFolder, `${name}.jpg`)),
    ) ?? slug
  );
}

/** Maximum length of a slug. */
const MAX_SLUG_LENGTH = 80;

/**
 * Makes a slug from a title: lower-case letters without accents, digits and dashes, cut between words.
 *
 * @returns empty for a title without a letter or digit.
 */
export function slugFromTitle(title: string): string {
  const slug = facetSlug(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return slug.length <= MAX_SLUG_LENGTH
    ? slug
    : slug.slice(0, MAX_SLUG_LENGTH + 1).replace(/-[^-]*$/, '');
}

/**
 * Runs the whole content check on a file before it is written.
 *
 * @param folder absolute path of the content folder.
 * @param file path of the file, relative to the content folder.
 * @throws ImportError with the first problem.
 */
export async function assertValidContent(
  folder: string,
  collection: CollectionName,
  file: string,
  content: FileToCheck['content'],
): Promise<void> {
  // What is taken from elsewhere names no item.
  const lookups = diskLookups(dirname(join(folder, file)), () => Promise.resolve(undefined));
  const schema = schemaWithLookups(COLLECTIONS[collection], lookups);
  const [problem] = await checkEntry({ collection, file, content }, schema, lookups);
  if (problem) throw new ImportError(`le site ne peut pas la prendre ainsi : ${problem.message}`);
}

/** Maximum width and height of a saved picture in pixels, as in the editor. */
const MAX_PICTURE_PIXELS = 2400;

/** Minimum width and height of a picture in pixels; a smaller one is an icon or a tracking pixel, and is left out. */
const MIN_PICTURE_PIXELS = 200;

/**
 * Downloads a picture and converts it to an upright JPEG of limited size, without metadata.
 *
 * @returns undefined when the download fails, or the picture is too small.
 */
export async function downloadPicture(
  fetchPage: FetchPage,
  address: string,
): Promise<Uint8Array | undefined> {
  try {
    const { bytes } = await fetchPage(address);
    const picture = sharp(bytes, { limitInputPixels: 50_000_000 });
    const { width, height } = await picture.metadata();
    if (Math.min(width, height) < MIN_PICTURE_PIXELS) return undefined;
    return await picture
      .rotate()
      .resize({
        width: MAX_PICTURE_PIXELS,
        height: MAX_PICTURE_PIXELS,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch {
    return undefined;
  }
}
