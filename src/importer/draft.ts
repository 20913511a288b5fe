import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, dirname } from 'node:path';
import { stringify } from 'yaml';
import { diskProbes } from '../content/check/disk-lookups.server.ts';
import { checkEntry, type Checked } from '../content/check/check-entry.ts';
import { probingSchema } from '../content/check/lookups.ts';
import { COLLECTIONS, type CollectionName } from '../content/collections.ts';
import { ImportError } from './import-errors.ts';
import sharp from 'sharp';
import type { FetchPage } from './fetch-page.ts';

/** A picture that comes with a draft. */
interface DraftPicture {
  /** Field of the item that names it. */
  field: 'image' | 'thumbnail';
  bytes: Uint8Array;
  alt: string;
  credit?: string | undefined;
}

/**
 * Writes a draft of an item of the portfolio, once it has passed the whole content check.
 *
 * @param folder absolute path of the content folder.
 * @param data its fields, without its picture.
 * @param body its text.
 * @returns path of its file, below the content folder.
 * @throws ImportFailure when the check refuses it; nothing is written then.
 */
export async function writeDraft(
  folder: string,
  data: Readonly<Record<string, unknown>>,
  body: string,
  picture: DraftPicture | undefined,
): Promise<string> {
  const portfolioFolder = join(folder, 'portfolio');
  await mkdir(portfolioFolder, { recursive: true });
  const slug = findUnusedSlug(
    portfolioFolder,
    slugFromTitle(String(data['title'])) || 'sans-titre',
  );
  const image = picture && join(portfolioFolder, `${slug}.jpg`);
  if (picture && image !== undefined) await writeFile(image, picture.bytes);
  const fields = {
    ...data,
    draft: true,
    ...(picture && {
      [picture.field]: {
        src: `./${slug}.jpg`,
        alt: picture.alt,
        ...(picture.credit !== undefined && { credit: picture.credit }),
      },
    }),
  };
  const source = `---\n${stringify(fields, { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN', lineWidth: 0 })}---\n\n${body}\n`;
  const file = `portfolio/${slug}.md`;
  try {
    await assertValidContent(folder, 'portfolio', file, { data: fields, body, source });
  } catch (error) {
    if (image !== undefined) await rm(image);
    throw error;
  }
  await writeFile(join(folder, file), source);
  return file;
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

/** Most signs of the last part of an address. */
const MAX_SLUG_LENGTH = 80;

/**
 * A file name for a title: lower-case letters without accents, digits and dashes, cut between words.
 *
 * @returns empty for a title without a letter or digit.
 */
export function slugFromTitle(title: string): string {
  const slug = title
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return slug.length <= MAX_SLUG_LENGTH
    ? slug
    : slug.slice(0, MAX_SLUG_LENGTH + 1).replace(/-[^-]*$/, '');
}

/**
 * Holds a file that is about to be written against the whole content check.
 *
 * @param folder absolute path of the content folder.
 * @param file its path below that.
 * @throws ImportFailure with the first fault.
 */
export async function assertValidContent(
  folder: string,
  collection: CollectionName,
  file: string,
  content: Checked['content'],
): Promise<void> {
  // What is taken from elsewhere names no item.
  const probes = diskProbes(dirname(join(folder, file)), () => Promise.resolve(undefined));
  const schema = probingSchema(COLLECTIONS[collection], probes);
  const [problem] = await checkEntry({ collection, file, content }, schema, probes);
  if (problem) throw new ImportError(`le site ne peut pas la prendre ainsi : ${problem.message}`);
}

/** As the desk keeps pictures, in pixels. */
const MAX_PICTURE_PIXELS = 2400;

/** Smaller than this is an icon or a mark that counts visits. */
const MIN_PICTURE_PIXELS = 200;

/**
 * Fetches a picture: upright, as a JPEG, no larger than the site shows, without what a camera notes.
 *
 * @returns nothing when it can't be had, or is no picture of an article.
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
