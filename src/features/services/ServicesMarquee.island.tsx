import { IslandBoundary } from '@/ui/IslandBoundary.tsx';
import { Marquee } from './Marquee.tsx';
import type { Service } from './ServiceCard.tsx';

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
