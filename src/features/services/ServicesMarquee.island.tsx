import { withErrorBoundary } from '@/ui/IslandBoundary.tsx';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { afterNextPaint } from '@/lib/wait.ts';
import { wantsLessData } from '@/lib/connection.ts';
import { PauseButton } from '@/ui/PauseButton.tsx';
import './services.css';
import { Icon } from '@/ui/Icon.tsx';

interface Props {
  services: Service[];
}

/** The services, in an endless loop that the visitor can pause (spec §2, Services). */
export const ServicesMarquee = withErrorBoundary('ilot-services', Marquee);

/** How many services are shown at first, and added by each « Voir plus » (spec §9). */
const SERVICES_PER_STEP = 3;

const subscribeToNothing = () => () => undefined;

/** Renders the shown services and, so that the loop has no gap, an inert copy of them. */
function Marquee({ services }: Props) {
  const [visible, setVisible] = useState(SERVICES_PER_STEP);
  const [pausedByVisitor, setPausedByVisitor] = useState<boolean>();
  // No autoplay for visitors who save data (the style sheet ensures that before hydration).
  const dataSaved = useSyncExternalStore(subscribeToNothing, wantsLessData, () => false);
  const strip = useRef<HTMLDivElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const [changed, setChanged] = useState(false);
  const previousVisible = useRef(SERVICES_PER_STEP);

  // The services that « Voir plus » adds are at the end of the loop: the loop jumps to them.
  useLayoutEffect(() => {
    if (!strip.current || previousVisible.current === visible) return;
    moveLoopTo(strip.current, visible > previousVisible.current ? previousVisible.current : 0);
    previousVisible.current = visible;
  }, [visible]);

  const buttons = [
    {
      label: 'Voir plus',
      available: visible < services.length,
      change: (before: number) => before + SERVICES_PER_STEP,
    },
    {
      label: 'Voir moins',
      available: visible > SERVICES_PER_STEP,
      change: () => SERVICES_PER_STEP,
    },
  ];

  /** Shows more or fewer services; if the clicked button disappears, focuses the remaining one. */
  const show = async (change: (before: number) => number, button: HTMLElement) => {
    await afterNextPaint();
    flushSync(() => {
      setVisible(change);
      setChanged(true);
    });
    if (button.isConnected) return;
    controls.current?.querySelector<HTMLElement>('.text-action')?.focus({ preventScroll: true });
  };

  return (
    <>
      <div
        role="region"
        aria-label="Services, à faire défiler"
        tabIndex={0}
        className="marquee"
        data-paused={pausedByVisitor}
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
            {/* A new element for each count: moving the old one would count as a layout shift. */}
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
      <div
        ref={controls}
        className="no-js:hidden mt-4 flex flex-wrap items-center gap-x-4 sm:gap-x-8"
      >
        {/* First, so that « Voir moins » moves no other button when it appears. */}
        <PauseButton
          animationName="défilement des services"
          paused={pausedByVisitor ?? dataSaved}
          onPause={setPausedByVisitor}
        />
        {buttons.map(
          ({ label, available, change }) =>
            available && (
              <button
                key={label}
                type="button"
                className="text-action"
                onClick={({ currentTarget }) => void show(change, currentTarget)}
              >
                {label}
              </button>
            ),
        )}
        <p role="status" className="sr-only">
          {changed && `${Math.min(visible, services.length)} services affichés`}
        </p>
      </div>
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
 * Moves the running animation so that a card is at its left edge. Does nothing without an animation
 * (reduced motion).
 *
 * @param strip the animated element, with the list of cards and its copy.
 * @param card index of the card, from 0.
 */
function moveLoopTo(strip: HTMLElement, card: number): void {
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
