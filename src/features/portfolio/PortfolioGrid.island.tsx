import type { PortfolioItem } from '@/lib/portfolio-item';
import type { PerTab } from '@/lib/portfolio-tabs';
import { IslandBoundary } from '@/ui/IslandBoundary';
import { Grid } from './Grid';

interface Props {
  /** The newest items; the others are fetched when they are wanted. */
  newest: PortfolioItem[];
  totals: PerTab<number>;
}

/** The filterable grid of articles, videos and photos, with its modals (spec §2, Portfolio). */
export function PortfolioGrid({ newest, totals }: Props) {
  return (
    <IslandBoundary id="ilot-portfolio">
      <Grid newest={newest} totals={totals} />
    </IslandBoundary>
  );
}
