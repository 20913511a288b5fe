import { IslandBoundary } from '@/ui/IslandBoundary';
import { Grid } from './Grid';
import type { PortfolioItem } from './item';

interface Props {
  items: PortfolioItem[];
}

/** The filterable grid of articles, videos and photos, with its modals (spec §2, Portfolio). */
export function PortfolioGrid({ items }: Props) {
  return (
    <IslandBoundary id="ilot-portfolio">
      <Grid items={items} />
    </IslandBoundary>
  );
}
