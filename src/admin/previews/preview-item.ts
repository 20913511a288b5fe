import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { z } from 'zod';
import { dayInCameroon } from '@/lib/dates.ts';
import { captionLine, type Figure, type PictureData } from '@/content/pictures/picture.ts';
import type { Category, Item } from '@/content/item.ts';
import { createItemData, toItem } from '@/content/item-data.ts';
import { formatIssueReference, scanLinkText, type ScansData } from '@/content/scans.ts';
import { figure, type FieldSchemas } from '@/content/schemas/field-schemas.ts';
import { portfolioSchema } from '@/content/schemas/portfolio.ts';
import type { Block } from '@/content/text/text-tree.ts';
import { putPicturesInOwnParagraphs } from '../config/prepare-entry.ts';
import { memoize } from '@/lib/memoize.ts';

/** Schemas of the fields for files and icons: only strings, as the editor loads the files itself. */
const FIELDS: FieldSchemas = {
  image: () => z.string().min(1),
  file: z.string().min(1),
  icon: z.string(),
};

const [article, video, photo] = portfolioSchema(FIELDS).options;
const pictureFields = z.object(figure(FIELDS, '').shape).extend({ src: z.string() }).partial();

const pictureDraft = z.record(z.string(), z.unknown()).transform((fields) => {
  const { src, alt = '', ...rest } = pickValidFields(pictureFields, fields);
  return src === undefined ? undefined : { src, alt, ...rest };
});

/** Schema of the fields of portfolio items of all categories, all optional. */
const itemFields = z
  .object({ ...article.shape, ...video.shape, ...photo.shape })
  .omit({ category: true })
  .extend({ image: pictureDraft, thumbnail: pictureDraft, body: z.string() })
  .partial();

const entry = z.object({ data: z.record(z.string(), z.unknown()) });

/** Parses the fields of an incomplete item, without those that are empty or invalid. */
export const parseDraftFields = (data: Record<string, unknown>) =>
  pickValidFields(itemFields, data);

/** Parses fields with a schema, without those that are empty or invalid. */
function pickValidFields<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  fields: Record<string, unknown>,
): z.output<z.ZodObject<Shape>> {
  const filledFields = Object.entries(fields).filter(([, value]) => value !== '' && value !== null);
  const { error } = schema.safeParse(Object.fromEntries(filledFields));
  const invalidFields = new Set(error?.issues.map(({ path: [field] }) => field));
  return schema.parse(
    Object.fromEntries(filledFields.filter(([field]) => !invalidFields.has(field))),
  );
}

/** Parses the portfolio item in the form, which may be incomplete, and returns what its preview shows. */
export function parseItemDraft(
  category: Category,
  { entry: entryMap, getAsset }: CustomPreviewTemplateProps,
) {
  const { body = '', title = '', ...data } = parseDraftFields(entry.parse(entryMap.toJS()).data);
  const item = toItem({ ...data, title, category }, putPicturesInOwnParagraphs(body), {
    slug: '',
    position: 0,
  });
  const { figure: picture } = item;
  const scans = draftScans(item);
  return {
    text: item.text.map((block): Block =>
      'type' in block && block.type === 'picture'
        ? { type: 'picture', picture: placeholderPicture(block.picture) }
        : block,
    ),
    item: {
      ...createItemData(item, picture && placeholderPicture(picture), dayInCameroon(new Date())),
      ...(scans && { scans }),
    },
    showPictures: createPictureLoader(getAsset),
  };
}

/** Makes the data of an article's scanned pages for its preview, without links: only the build has the files. */
export function draftScans(item: Item): ScansData | undefined {
  if (!item.scans) return undefined;
  const { pictures = [], pdf } = item.scans;
  const [first] = pictures;
  return {
    issue: formatIssueReference(item),
    ...(first && { thumbnail: placeholderPicture(first) }),
    files: [
      ...pictures.map(({ alt }, index) => ({ href: '', label: scanLinkText(index), alt })),
      ...(pdf === undefined ? [] : [{ href: '', label: 'Page en PDF' }]),
    ],
  };
}

/** Start of a placeholder URL, which stands for a picture until its file is loaded; the path of the picture follows. */
const PLACEHOLDER = 'data:,';
const PLACEHOLDER_IMAGES = `img[src^="${PLACEHOLDER}"]`;

/**
 * Creates a function that shows the pictures inside an element: it replaces their placeholder URLs, once the editor has loaded
 * the files. It changes the DOM directly: the editor renders previews with its own copy of React, so hooks would fail.
 */
export const createPictureLoader =
  (getAsset: CustomPreviewTemplateProps['getAsset']) => (root: HTMLElement | null) => {
    for (const image of root?.querySelectorAll<HTMLImageElement>(PLACEHOLDER_IMAGES) ?? []) {
      const name = decodeURIComponent(image.src.slice(PLACEHOLDER.length));
      void findPictureUrl(name, getAsset).then((src) => {
        if (src !== undefined) image.src = src;
      });
    }
  };

/** Makes the placeholder URL that stands for a picture until its file is loaded (`createPictureLoader`), from its path. */
export const placeholderUrl = (name: string) => PLACEHOLDER + encodeURIComponent(name);

/** Makes the data of a picture whose file isn't loaded yet. */
function placeholderPicture(figureData: Figure): PictureData {
  const caption = captionLine(figureData);
  const name = typeof figureData.src === 'string' ? figureData.src : '';
  const src = placeholderUrl(name);
  return {
    alt: figureData.alt,
    ...(caption !== undefined && { caption }),
    ...(figureData.focalPoint && { focus: figureData.focalPoint }),
    ...{ src, srcset: '', sizes: '', width: 4, height: 3 },
  };
}

/** Schema of a stored file as the editor returns it; the type that the editor publishes lacks the method `toBase64`. */
const storedAsset = z.object({
  toBase64: z.custom<() => Promise<string>>((value) => typeof value === 'function'),
});

/** Returns the data URL of a stored file; it is cached by path, as a preview is rendered again at each keystroke. */
const cachedDataUrl = memoize(({ asset }: { src: string; asset: unknown }) => toDataUrl(asset), {
  key: ({ src }) => src,
});

/**
 * Finds a URL from which the preview can load a picture.
 *
 * @param src path in the content, or URL of a picture that was just chosen.
 * @returns undefined when there is no such picture.
 */
function findPictureUrl(
  src: string,
  getAsset: CustomPreviewTemplateProps['getAsset'],
): Promise<string | undefined> {
  if (/^(blob|https):/.test(src)) return Promise.resolve(src);
  const asset: unknown = getAsset(src);
  if (!asset) return Promise.resolve(undefined);
  return cachedDataUrl({ src, asset });
}

async function toDataUrl(asset: unknown): Promise<string> {
  const { toBase64 } = storedAsset.parse(asset);
  return `data:;base64,${await toBase64.call(asset)}`;
}
