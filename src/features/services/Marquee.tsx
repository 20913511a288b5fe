import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { savesData } from '@/lib/connection.ts';
import { startLoopAt } from './loop.ts';
import { MarqueeControls } from './MarqueeControls.tsx';
import { ServiceCard, type Service } from './ServiceCard.tsx';
import './services.css';

interface Props {
  services: Service[];
}

/** Revealed at first, and added by each « Voir plus » (spec §9). */
const STEP = 3;

const noChange = () => () => undefined;

/** The revealed services and, for the loop, a copy of them that nobody can reach. */
export function Marquee({ services }: Props) {
  const [visible, setVisible] = useState(STEP);
  const [chosen, setChosen] = useState<boolean>();
  // Nothing plays by itself for who saves data (the style sheet sees to that until the island is awake).
  const saving = useSyncExternalStore(noChange, savesData, () => false);
  const strip = useRef<HTMLDivElement>(null);
  const shown = useRef(STEP);

  // What « Voir plus » adds stands at the far end of the loop: the loop goes there at once.
  useLayoutEffect(() => {
    if (!strip.current || shown.current === visible) return;
    startLoopAt(strip.current, visible > shown.current ? shown.current : 0);
    shown.current = visible;
  }, [visible]);

  return (
    <>
      <div
        role="region"
        aria-label="Services, à faire défiler"
        tabIndex={0}
        className="marquee"
        data-paused={chosen}
      >
        <div className="marquee-window">
          <div ref={strip} className="marquee-strip">
            <ul role="list" className="marquee-group">
              {services.map((service, index) => (
                <li key={service.title} data-folded={index >= visible}>
                  <ServiceCard service={service} />
                </li>
              ))}
            </ul>
            {/* A new copy rather than one that jumps: the jump would count as a layout shift. */}
            <ul key={visible} className="marquee-group marquee-clone" aria-hidden="true" inert>
              {services.slice(0, visible).map((service) => (
                <li key={service.title}>
                  <ServiceCard service={service} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <MarqueeControls
        visible={Math.min(visible, services.length)}
        total={services.length}
        first={STEP}
        paused={chosen ?? saving}
        onMore={() => {
          setVisible((before) => before + STEP);
        }}
        onLess={() => {
          setVisible(STEP);
        }}
        onPause={setChosen}
      />
    </>
  );
}
