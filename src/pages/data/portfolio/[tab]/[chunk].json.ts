import type { PortfolioItem } from '@/domain/portfolio/item.ts';
import { emitted } from '@/publish/emitted-files.ts';
import { portfolioChunks } from '@/publish/portfolio-items.ts';

/** Consecutive items of one tab, for the grid and the photo viewer to fetch when they need them. */
export const GET = ({ props }: { props: { items: PortfolioItem[] } }) => Response.json(props.items);

export const getStaticPaths = emitted(GET, async () =>
  (await portfolioChunks()).map(({ tab, chunk, items }) => ({
    params: { tab, chunk },
    props: { items },
  })),
);
