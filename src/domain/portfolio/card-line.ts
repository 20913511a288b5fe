import { SINGULAR, type PortfolioItem } from './item.ts';

/**
 * What an item is, for whom it was made, or else where, and when, in one line: « Article · Le Fil des collines · 18 nov. ».
 * It breaks between two of them alone.
 */
export function cardLine({
  category,
  source,
  lieu,
  shortDate,
}: Pick<PortfolioItem, 'category' | 'source' | 'lieu' | 'shortDate'>): string {
  return [SINGULAR[category], source?.outlet ?? lieu, shortDate].filter(Boolean).join('\u00a0· ');
}
