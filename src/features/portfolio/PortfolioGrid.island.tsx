import type { PortfolioItem } from '@/content/item.ts';
import type { PerTab } from '@/content/tabs.ts';
import { IslandBoundary } from '@/ui/IslandBoundary.tsx';
import { Grid } from './Grid.tsx';

interface Props {
  /** The newest items; the others are fetched when they are wanted. */
  newest: PortfolioItem[];
  totals: PerTab<number>;
  /** Name of the owner, who writes the articles. */
  author: string;
}

/** The filterable grid of articles, videos and photos, with its modals (spec §2, Portfolio). */
export function PortfolioGrid({ newest, totals, author }: Props) {
  return (
    <IslandBoundary id="ilot-portfolio">
      <Grid newest={newest} totals={totals} author={author} />
    </IslandBoundary>
  );
}
