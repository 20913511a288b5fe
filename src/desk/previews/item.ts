import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { z } from 'zod';
import { dayInCameroon } from '@/domain/day-in-cameroon.ts';
import { keysOf } from '@/domain/keys-of.ts';
import { caption, FOCUS, type Figure, type PictureData } from '@/domain/picture.ts';
import type { Category, PortfolioItem } from '@/domain/portfolio/item.ts';
import { itemFigure, portfolioItem } from '@/domain/portfolio/written-item.ts';
import { plainText } from '@/domain/text/plain-text.ts';
import { parseText, type TextTree } from '@/domain/text/text-tree.ts';
import { pictureAddress } from './stored-picture.ts';

/** Half-written entries are shown too: what doesn't fit counts as absent. */
const text = z.string().min(1).optional().catch(undefined);

const figure = z
  .object({
    src: z.string().min(1),
    alt: z.string().catch(''),
    legende: text,
    credit: text,
    cadrage: z.enum(keysOf(FOCUS)).optional().catch(undefined),
  })
  .optional()
  .catch(undefined);

const entry = z.object({
  data: z.object({
    title: z.string().catch(''),
    titreCourt: text,
    exergue: text,
    chapo: text,
    date: z.string().min(1).pipe(z.coerce.date()).optional().catch(undefined),
    lieu: text,
    themes: z.array(z.string()).optional().catch(undefined),
    image: figure,
    outlet: text,
    originalUrl: z.url().optional().catch(undefined),
    thumbnail: figure,
    videoUrl: text,
    body: z.string().catch(''),
  }),
});

/** A portfolio item while it is being written. */
interface Draft {
  item: PortfolioItem;
  text: TextTree;
  /** Puts the picture into its places below an element, as soon as it is found. */
  showPicture: (root: HTMLElement | null) => void;
}

/** What the preview shows of what is being written. */
export function draft(
  category: Category,
  { entry: map, getAsset }: CustomPreviewTemplateProps,
): Draft {
  const { body, ...data } = entry.parse(map.toJS()).data;
  const tree = parseText(body);
  const written = { ...data, category };
  const shown = itemFigure(written);
  const address = shown && pictureAddress(shown.src, getAsset);
  const today = dayInCameroon(new Date());
  const place = { slug: '', position: 0, text: plainText(tree), today };
  return {
    text: tree,
    item: portfolioItem(written, { ...place, picture: shown && awaited(shown) }),
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
  const below = caption(shown);
  return {
    alt: shown.alt,
    ...(below !== undefined && { caption: below }),
    ...(shown.cadrage && { focus: shown.cadrage }),
    ...{ src: 'data:,', srcset: '', sizes: '', width: 4, height: 3 },
  };
}
