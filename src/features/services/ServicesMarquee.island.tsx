import { IslandBoundary } from '@/ui/IslandBoundary';
import { Marquee } from './Marquee';
import type { Service } from './ServiceCard';

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
