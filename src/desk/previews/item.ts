import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { z } from 'zod';
import { pictureAddress } from './stored-picture.ts';

const text = z.string().catch('');

/** Half-written entries are shown too: what doesn't fit counts as empty. */
const figure = z.object({ src: text, alt: text }).optional().catch(undefined);

const entry = z.object({
  data: z.object({
    title: text,
    date: text,
    body: text,
    outlet: text,
    image: figure,
    thumbnail: figure,
  }),
});

export type ItemDraft = ReturnType<typeof itemDraft>;

/** What the preview shows of a portfolio item while it is being written. */
export function itemDraft({ entry: map, getAsset }: CustomPreviewTemplateProps) {
  const { thumbnail, image, ...data } = entry.parse(map.toJS()).data;
  const shown = thumbnail?.src ? thumbnail : image;
  const day = new Date(data.date);
  return {
    ...data,
    day: Number.isNaN(day.getTime()) ? undefined : day,
    picture: {
      alt: shown?.alt ?? '',
      address: shown?.src ? pictureAddress(shown.src, getAsset) : undefined,
    },
  };
}
