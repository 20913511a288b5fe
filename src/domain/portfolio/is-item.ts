import { isEditorial } from './editorial.ts';
import { SINGULAR, type PortfolioItem } from './item.ts';

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
  return (
    [slug, title, description, date, shortDate, videoUrl, captions].every(
      (text) => typeof text === 'string',
    ) &&
    typeof position === 'number' &&
    typeof transcribed === 'boolean' &&
    Object.hasOwn(SINGULAR, String(category)) &&
    isEditorial(item)
  );
}
