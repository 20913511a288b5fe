import { costsLittle, mayFetchAhead, savesData } from '@/lib/connection.ts';

/**
 * Says on the document how free the page may be with data: `saves-data` stills what plays by itself, only under
 * `costs-little` is the code of islands fetched ahead (islands/fetch-ahead.client.ts), and only under `ahead` are pages
 * prepared that the visitor might open (speculation-rules.ts).
 */
export function applyDataSaver(): void {
  const { classList } = document.documentElement;
  classList.toggle('ahead', mayFetchAhead());
  classList.toggle('costs-little', costsLittle());
  if (!savesData()) return;
  classList.add('saves-data');
  // The strip of services stands still: its button must say so while its island is asleep.
  addEventListener('DOMContentLoaded', () => {
    document.querySelector('#services [aria-pressed]')?.setAttribute('aria-pressed', 'true');
  });
}
