import { SINGULAR, type PortfolioItem } from './item.ts';

const TEXTS = ['slug', 'title', 'description'];
const OPTIONAL_TEXTS = ['date', 'videoUrl'];

/**
 * Tells an item from whatever else a host may send in its place: a card and a modal can show it.
 *
 * @param value as JSON gives it.
 */
export function isPortfolioItem(value: unknown): value is PortfolioItem {
  if (typeof value !== 'object') return false;
  const item: Record<string, unknown> = { ...value };
  return (
    TEXTS.every((name) => typeof item[name] === 'string') &&
    OPTIONAL_TEXTS.every((name) => ['string', 'undefined'].includes(typeof item[name])) &&
    typeof item['position'] === 'number' &&
    Object.hasOwn(SINGULAR, String(item['category']))
  );
}
