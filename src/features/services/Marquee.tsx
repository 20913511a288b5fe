import { useState } from 'react';
import pauseIcon from 'icon:ri-pause-line';
import playIcon from 'icon:ri-play-line';
import { Icon } from '@/ui/Icon';
import { ServiceCard, type Service } from './ServiceCard';
import './services.css';

interface Props {
  services: Service[];
}

/** Revealed at first, and added by each « Voir plus » (spec §9). */
const STEP = 3;

/** The revealed services and, for the loop, a copy of them that nobody can reach. */
export function Marquee({ services }: Props) {
  const [visible, setVisible] = useState(STEP);
  const [paused, setPaused] = useState(false);

  return (
    <>
      <div className="marquee" data-paused={paused}>
        <ul className="marquee-group">
          {services.map((service, index) => (
            <li key={service.title} data-folded={index >= visible}>
              <ServiceCard service={service} />
            </li>
          ))}
        </ul>
        <ul className="marquee-group marquee-clone" aria-hidden="true" inert>
          {services.slice(0, visible).map((service) => (
            <li key={service.title}>
              <ServiceCard service={service} />
            </li>
          ))}
        </ul>
      </div>
      <div className="no-js:hidden mt-6 flex flex-wrap items-center gap-x-8">
        {visible < services.length && (
          <button
            type="button"
            className="text-action"
            onClick={() => {
              setVisible(visible + STEP);
            }}
          >
            Voir plus
          </button>
        )}
        {visible > STEP && (
          <button
            type="button"
            className="text-action"
            onClick={() => {
              setVisible(STEP);
            }}
          >
            Voir moins
          </button>
        )}
        <button
          type="button"
          className="text-action motion-reduce:hidden"
          aria-pressed={paused}
          onClick={() => {
            setPaused(!paused);
          }}
        >
          <Icon paths={paused ? playIcon : pauseIcon} />
          Mettre en pause
        </button>
      </div>
      <p role="status" className="sr-only">
        {visible > STEP && `${Math.min(visible, services.length)} services affichés`}
      </p>
    </>
  );
}
