import { opensOverGrid, type PortfolioItem } from '@/domain/portfolio/item.ts';
import { emitted } from '@/publish/emitted-files.ts';
import { portfolioItems } from '@/publish/portfolio-items.ts';

/** One file for each item that an address opens over the grid. */
export const GET = ({ props }: { props: { item: PortfolioItem } }) => Response.json(props.item);

export const getStaticPaths = emitted(GET, async () =>
  (await portfolioItems())
    .filter(opensOverGrid)
    .map((item) => ({ params: { slug: item.slug }, props: { item } })),
);
