import { oneLine } from './text/one-line.ts';
import { SINGULAR, type PortfolioItem } from './item.ts';

/** What an item is, for whom it was made, or else where, and when: « Article · Le Fil des collines · 18 nov. ». */
export function cardLine({
  category,
  source,
  lieu,
  shortDate,
}: Pick<PortfolioItem, 'category' | 'source' | 'lieu' | 'shortDate'>): string {
  return oneLine(SINGULAR[category], source?.outlet ?? lieu, shortDate);
}
