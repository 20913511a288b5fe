import { z } from 'zod/mini';
import { interceptStore } from './editor-database.ts';
import { addStatusBarPart } from './status-bar.ts';

/** Where the editor keeps how its lists are shown (IndexedDB): the settings of all lists by name, among others. */
const STORE = 'ui-settings';

const listSettings = z.record(
  z.string(),
  z.looseObject({ filters: z.optional(z.array(z.unknown())) }),
);

/** Says in the status bar when a list shows drafts alone, and forgets it on a reload: a new text would seem gone. */
export function watchListFilters(): void {
  const part = addStatusBarPart('Filtre');
  let filteredLists: string[] = [];
  const show = () => {
    const [, , list = ''] = location.hash.split('/');
    const isFiltered = filteredLists.includes(list);
    part.textContent = isFiltered ? 'Cette liste ne montre que vos brouillons.' : '';
  };
  addEventListener('hashchange', show);
  interceptStore(STORE, 'put', show, (value) => {
    const { data } = listSettings.safeParse(value);
    if (!data) return value;
    const filtered = Object.entries(data).filter(([, { filters = [] }]) => filters.length > 0);
    if (filtered.length > 0 || filteredLists.some((list) => list in data))
      filteredLists = filtered.map(([list]) => list);
    return Object.fromEntries(
      Object.entries(data).map(([list, settings]) => [list, { ...settings, filters: [] }]),
    );
  });
}
