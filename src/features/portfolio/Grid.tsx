import { useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Card } from './Card';
import { filterItems, type Tab } from './filter';
import { FilterTabs } from './FilterTabs';
import type { PortfolioItem } from './item';
import { LoadingError } from './LoadingError';
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
  const { modal, open, prepare, failed, dismiss } = useModal(matching);
  const list = useRef<HTMLUListElement>(null);

  const showMore = ({ detail: clicks }: MouseEvent) => {
    const next = nextVisible(matching.length, visible);
    flushSync(() => {
      setVisible(next);
    });
    if (remaining(matching.length, next) > 0) return;
    // The button is gone: the focus goes on to the first of the new cards, without a jump for a mouse.
    const control = list.current?.children.item(visible)?.querySelector<HTMLElement>('a, button');
    control?.focus({ preventScroll: clicks > 0 });
  };

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
        <ul ref={list} className="masonry">
          {matching.slice(0, visible).map((item) => (
            <li key={item.slug} onPointerEnter={prepare} onFocus={prepare}>
              <Card item={item} onOpen={open} />
            </li>
          ))}
        </ul>
      </div>
      {left > 0 && (
        <p className="no-js:hidden mt-10 text-center">
          <button type="button" className="button" onClick={showMore}>
            Voir plus ({left} restants)
          </button>
        </p>
      )}
      {failed && <LoadingError onClose={dismiss} />}
      {modal}
    </>
  );
}
