import { IslandBoundary } from '@/ui/IslandBoundary.tsx';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { wantsLessData } from '@/lib/connection.ts';
import { MarqueeControls } from './MarqueeControls.tsx';
import './services.css';
import { Icon } from '@/ui/Icon.tsx';

interface Props {
  services: Service[];
}

/** The services, in an endless loop that the visitor can stop (spec §2, Services). */
export function ServicesMarquee({ services }: Props) {
  return (
    <IslandBoundary id="ilot-services">
      <Marquee services={services} />
    </IslandBoundary>
  );
}

interface MarqueeProps {
  services: Service[];
}

/** Revealed at first, and added by each « Voir plus » (spec §9). */
const STEP = 3;

const noChange = () => () => undefined;

/** The revealed services and, for the loop, a copy of them that nobody can reach. */
function Marquee({ services }: MarqueeProps) {
  const [visible, setVisible] = useState(STEP);
  const [chosen, setChosen] = useState<boolean>();
  // Nothing plays by itself for who saves data (the style sheet sees to that until the island is awake).
  const saving = useSyncExternalStore(noChange, wantsLessData, () => false);
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

interface Service {
  icon: string[];
  title: string;
  description: string;
}

interface ServiceCardProps {
  service: Service;
}

function ServiceCard({ service: { icon, title, description } }: ServiceCardProps) {
  return (
    <article className="service-card">
      <Icon paths={icon} className="text-accent size-8" />
      <h3 className="mt-3 text-xl">{title}</h3>
      <p className="text-muted mt-2 text-sm">{description}</p>
    </article>
  );
}

/**
 * Moves the running loop so that one card stands at its left edge. Does nothing where the strip is
 * still (reduced motion, no script).
 *
 * @param strip the animated element: the cards, then their copy.
 * @param card which card, from 0.
 */
function startLoopAt(strip: HTMLElement, card: number): void {
  const [cards, copy] = strip.children;
  const [animation] = strip.getAnimations();
  const duration = animation?.effect?.getComputedTiming().duration;
  if (!animation || !cards || !copy || typeof duration !== 'number') return;
  const start = cards.getBoundingClientRect().left;
  const length = copy.getBoundingClientRect().left - start;
  const offset = (cards.children[card]?.getBoundingClientRect().left ?? start) - start;
  if (length > 0) animation.currentTime = (offset / length) * duration;
  const scroller = strip.parentElement?.parentElement;
  if (scroller) scroller.scrollLeft = 0;
}
