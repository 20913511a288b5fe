import { SINGULAR, type PortfolioItem } from '@/content/item.ts';

/**
 * Tells an item from whatever else a host may send in its place: a card and a modal can show it.
 *
 * @param value as JSON gives it.
 */
export function isPortfolioItem(value: unknown): value is PortfolioItem {
  if (typeof value !== 'object') return false;
  const item: Record<string, unknown> = { ...value };
  const { slug, category, position, title, description } = item;
  const { date = '', shortDate = '', videoUrl = '', captions = '', transcribed = false } = item;
  const { titreCourt = '', exergue = '', chapo = '', lieu = '', themes = [] } = item;
  const editorial = [titreCourt, exergue, chapo, lieu];
  return (
    [slug, title, description, date, shortDate, videoUrl, captions, ...editorial].every(
      (text) => typeof text === 'string',
    ) &&
    typeof position === 'number' &&
    typeof transcribed === 'boolean' &&
    Object.hasOwn(SINGULAR, String(category)) &&
    Array.isArray(themes)
  );
}
