import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { z } from 'zod';
import { dayInCameroon } from '@/lib/dates.ts';
import { captionLine, type Figure, type PictureData } from '@/content/pictures/picture.ts';
import { type Category } from '@/content/item.ts';
import { serializeItem, toItem, type ItemData } from '@/content/item-data.ts';
import type { TextTree } from '@/content/text/text-tree.ts';
import { figure, type Fields } from '@/content/schemas/fields.ts';
import { portfolioSchema } from '@/content/schemas/portfolio.ts';
import { memoize } from '@/lib/memoize.ts';

/** The editor finds files itself: here their names are enough. */
const LOOKUPS: Fields = {
  image: () => z.string().min(1),
  file: z.string().min(1),
  icon: z.string(),
};

const [article, video, photo] = portfolioSchema(LOOKUPS).options;
const pictureFields = z.object(figure(LOOKUPS, '').shape).extend({ src: z.string() }).partial();

const pictureDraft = z.record(z.string(), z.unknown()).transform((fields) => {
  const { src, alt = '', ...rest } = pickValidFields(pictureFields, fields);
  return src === undefined ? undefined : { src, alt, ...rest };
});

/** The fields of an item of any category, each of which may be missing. */
const itemFields = z
  .object({ ...article.shape, ...video.shape, ...photo.shape })
  .omit({ category: true })
  .extend({ image: pictureDraft, thumbnail: pictureDraft, body: z.string() })
  .partial();

const entry = z.object({ data: z.record(z.string(), z.unknown()) });

/** The fields of a half-written item, as far as they can be shown. */
export const parseDraftFields = (data: Record<string, unknown>) =>
  pickValidFields(itemFields, data);

/** What of a half-written record fits its schema: a field that is empty or doesn't fit counts as absent. */
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

/** A portfolio item while it is being written. */
interface ItemDraft {
  item: ItemData;
  text: TextTree;
  /** Puts the picture into its places below an element, as soon as it is found. */
  showPicture: (root: HTMLElement | null) => void;
}

/** What the preview shows of what is being written. */
export function parseItemDraft(
  category: Category,
  { entry: entryMap, getAsset }: CustomPreviewTemplateProps,
): ItemDraft {
  const { body = '', title = '', ...data } = parseDraftFields(entry.parse(entryMap.toJS()).data);
  const item = toItem({ ...data, title, category }, body, { slug: '', position: 0 });
  const { figure: shown } = item;
  const pictureUrl =
    typeof shown?.src === 'string' ? findPictureUrl(shown.src, getAsset) : undefined;
  return {
    text: item.text,
    item: serializeItem(item, shown && placeholderPicture(shown), dayInCameroon(new Date())),
    // The editor renders this with a React of its own: state would belong to another one.
    showPicture: (root) => {
      void pictureUrl?.then((src) => {
        if (src === undefined) return;
        for (const image of root?.querySelectorAll('img') ?? []) image.src = src;
      });
    },
  };
}

/** A picture whose file isn't found yet. */
function placeholderPicture(figureData: Figure): PictureData {
  const caption = captionLine(figureData);
  return {
    alt: figureData.alt,
    ...(caption !== undefined && { caption }),
    ...(figureData.focalPoint && { focus: figureData.focalPoint }),
    ...{ src: 'data:,', srcset: '', sizes: '', width: 4, height: 3 },
  };
}

/** What the editor's own type leaves out: the content of a stored file, on demand. */
const storedAsset = z.object({
  toBase64: z.custom<() => Promise<string>>((value) => typeof value === 'function'),
});

/** By the path that the content has: a preview is drawn again at each key. */
const cachedDataUrl = memoize(({ asset }: { src: string; asset: unknown }) => toDataUrl(asset), {
  key: ({ src }) => src,
});

/**
 * Address at which the preview finds a picture.
 *
 * @param src as the content names it, or where the editor holds a picture that was just chosen.
 * @returns nothing for a picture that isn't there.
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
