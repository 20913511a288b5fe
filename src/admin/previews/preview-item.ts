import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { z } from 'zod';
import { dayInCameroon } from '@/lib/dates.ts';
import { captionLine, type Figure, type PictureData } from '@/content/pictures/picture.ts';
import { type Category } from '@/content/item.ts';
import { itemData, toItem, type ItemData } from '@/content/item-data.ts';
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

const picture = z.record(z.string(), z.unknown()).transform((written) => {
  const { src, alt = '', ...rest } = fitting(pictureFields, written);
  return src === undefined ? undefined : { src, alt, ...rest };
});

/** The fields of an item of any category, each of which may be missing. */
const itemFields = z
  .object({ ...article.shape, ...video.shape, ...photo.shape })
  .omit({ category: true })
  .extend({ image: picture, thumbnail: picture, body: z.string() })
  .partial();

const entry = z.object({ data: z.record(z.string(), z.unknown()) });

/** The fields of a half-written item, as far as they can be shown. */
export const readFields = (data: Record<string, unknown>) => fitting(itemFields, data);

/** What of a half-written record fits its schema: a field that is empty or doesn't fit counts as absent. */
function fitting<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  written: Record<string, unknown>,
): z.output<z.ZodObject<Shape>> {
  const filled = Object.entries(written).filter(([, value]) => value !== '' && value !== null);
  const { error } = schema.safeParse(Object.fromEntries(filled));
  const wrong = new Set(error?.issues.map(({ path: [field] }) => field));
  return schema.parse(Object.fromEntries(filled.filter(([field]) => !wrong.has(field))));
}

/** A portfolio item while it is being written. */
interface Draft {
  item: ItemData;
  text: TextTree;
  /** Puts the picture into its places below an element, as soon as it is found. */
  showPicture: (root: HTMLElement | null) => void;
}

/** What the preview shows of what is being written. */
export function draft(
  category: Category,
  { entry: map, getAsset }: CustomPreviewTemplateProps,
): Draft {
  const { body = '', title = '', ...data } = readFields(entry.parse(map.toJS()).data);
  const item = toItem({ ...data, title, category }, body, { slug: '', position: 0 });
  const shown = item.figure;
  const address = typeof shown?.src === 'string' ? pictureAddress(shown.src, getAsset) : undefined;
  return {
    text: item.text,
    item: itemData(item, shown && awaited(shown), dayInCameroon(new Date())),
    // The editor renders this with a React of its own: state would belong to another one.
    showPicture: (root) => {
      void address?.then((src) => {
        if (src === undefined) return;
        for (const image of root?.querySelectorAll('img') ?? []) image.src = src;
      });
    },
  };
}

/** A picture whose file isn't found yet. */
function awaited(shown: Figure): PictureData {
  const below = captionLine(shown);
  return {
    alt: shown.alt,
    ...(below !== undefined && { caption: below }),
    ...(shown.focalPoint && { focus: shown.focalPoint }),
    ...{ src: 'data:,', srcset: '', sizes: '', width: 4, height: 3 },
  };
}

/** What the editor's own type leaves out: the content of a stored file, on demand. */
const stored = z.object({
  toBase64: z.custom<() => Promise<string>>((value) => typeof value === 'function'),
});

/** By the path that the content has: a preview is drawn again at each key. */
const contentOf = memoize(({ asset }: { src: string; asset: unknown }) => encoded(asset), {
  key: ({ src }) => src,
});

/**
 * Address at which the preview finds a picture.
 *
 * @param src as the content names it, or where the editor holds a picture that was just chosen.
 * @returns nothing for a picture that isn't there.
 */
function pictureAddress(
  src: string,
  getAsset: CustomPreviewTemplateProps['getAsset'],
): Promise<string | undefined> {
  if (/^(blob|https):/.test(src)) return Promise.resolve(src);
  const asset: unknown = getAsset(src);
  if (!asset) return Promise.resolve(undefined);
  return contentOf({ src, asset });
}

async function encoded(asset: unknown): Promise<string> {
  const { toBase64 } = stored.parse(asset);
  return `data:;base64,${await toBase64.call(asset)}`;
}
