import { useState } from 'react';
import { Card } from './Card';
import { filterItems, type Tab } from './filter';
import { FilterTabs } from './FilterTabs';
import type { PortfolioItem } from './item';
import { nextVisible, PAGE_SIZE, remaining } from './paging';
import { useModal } from './use-modal';
import './portfolio.css';

interface Props {
  items: PortfolioItem[];
}

export function Grid({ items }: Props) {
  const [tab, setTab] = useState<Tab>('Tous');
  const [visible, setVisible] = useState(PAGE_SIZE);
  const matching = filterItems(items, tab);
  const left = remaining(matching.length, visible);
  const { modal, open, prepare, failed } = useModal(matching);

  return (
    <>
      <FilterTabs
        tab={tab}
        count={matching.length}
        onChoose={(next) => {
          setTab(next);
          setVisible(PAGE_SIZE);
        }}
      />
      <div className="masonry-container">
        <ul className="masonry">
          {matching.slice(0, visible).map((item) => (
            <li key={item.slug} onPointerEnter={prepare} onFocus={prepare}>
              <Card item={item} onOpen={open} />
            </li>
          ))}
        </ul>
      </div>
      {left > 0 && (
        <p className="no-js:hidden mt-10 text-center">
          <button
            type="button"
            className="button"
            onClick={() => {
              setVisible(nextVisible(matching.length, visible));
            }}
          >
            Voir plus ({left} restants)
          </button>
        </p>
      )}
      {failed && (
        <p role="alert" className="text-error mt-4 text-center font-semibold">
          L’affichage n’a pas pu se charger. Vérifiez votre connexion et réessayez.
        </p>
      )}
      {modal}
    </>
  );
}
