import { SINGULAR, type PortfolioItem } from './portfolio-item.ts';

const TEXTS = ['slug', 'title', 'description'];
const OPTIONAL_TEXTS = ['date', 'videoUrl'];
const PICTURE_TEXTS = ['alt', 'src', 'srcset', 'sizes'];

/**
 * Tells an item from whatever else a host may send in its place: a card and a modal can show it.
 *
 * @param value as JSON gives it.
 */
export function isPortfolioItem(value: unknown): value is PortfolioItem {
  const item = fieldsOf(value);
  return (
    TEXTS.every((name) => typeof item[name] === 'string') &&
    OPTIONAL_TEXTS.every((name) => ['string', 'undefined'].includes(typeof item[name])) &&
    typeof item['position'] === 'number' &&
    Object.hasOwn(SINGULAR, String(item['category'])) &&
    (item['picture'] === undefined || isPicture(item['picture']))
  );
}

function isPicture(value: unknown): boolean {
  const picture = fieldsOf(value);
  return PICTURE_TEXTS.every((name) => typeof picture[name] === 'string');
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' ? { ...value } : {};
}
