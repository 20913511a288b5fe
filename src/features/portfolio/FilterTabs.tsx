import { chunkPath } from '@/content/paths.ts';
import { TABS, type Tab } from '@/content/tabs.ts';
import { PAGE_SIZE } from './show-more.ts';

interface Props {
  tab: Tab;
  /** Number of items in the tab. */
  count: number;
  /** Number of items shown now. */
  shownCount: number;
  /** A message that replaces the number of items. */
  notice: string | false;
  onChoose: (tab: Tab) => void;
}

/** The filter of the grid by category, with the number of items as a status message. */
export function FilterTabs({ tab, count, shownCount, notice, onChoose }: Props) {
  return (
    <div className="portfolio-tabs no-js:hidden mb-8 flex flex-wrap items-center gap-x-6">
      <div role="group" aria-label="Filtrer par catégorie" className="flex flex-wrap gap-x-6">
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            className="tab"
            data-needs={name === tab ? undefined : chunkPath(name, 0)}
            aria-pressed={name === tab}
            onClick={() => {
              onChoose(name);
            }}
          >
            {name}
          </button>
        ))}
      </div>
      <p role="status" className={`${notice ? 'font-semibold' : 'text-muted'} text-sm`}>
        {notice ||
          `${count} réalisation${count > 1 ? 's' : ''}${shownCount > PAGE_SIZE ? `, dont ${shownCount} affichées` : ''}`}
      </p>
    </div>
  );
}
