import type { PictureData } from '@/lib/pictures';

/** One item of the portfolio, as plain values that travel to the browser. */
export interface PortfolioItem {
  /** Identity: the name of its content file. */
  slug: string;
  category: 'Articles' | 'Vidéos' | 'Photos';
  /** May be empty (spec §3): the card then has no heading. */
  title: string;
  /** Plain text, without formatting markers. */
  description: string;
  /** Long French form. */
  date?: string;
  picture?: PictureData;
  videoUrl?: string;
}

/**
 * What to call an item in the name of a control: its title, or its category and the start of its
 * description.
 */
export function itemName({ title, category, description }: PortfolioItem): string {
  if (title !== '') return title;
  const [start = ''] = /^.{0,60}(?=\s|$)/u.exec(description) ?? [];
  return `${SINGULAR[category]} : ${start}`;
}

/** Name of one item of a category. */
export const SINGULAR: Record<PortfolioItem['category'], string> = {
  Articles: 'Article',
  Vidéos: 'Vidéo',
  Photos: 'Photo',
};
