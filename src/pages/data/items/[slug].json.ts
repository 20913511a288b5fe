import { opensOverGrid, type Item } from '@/content/item.ts';
import { getItems, toItemData } from '@/content/items.server.ts';

export const getStaticPaths = async () =>
  (await getItems())
    .filter(opensOverGrid)
    .map((item) => ({ params: { slug: item.slug }, props: { item } }));

/** One file per item that an address can open over the grid. */
export const GET = async ({ props }: { props: { item: Item } }) =>
  Response.json(await toItemData(props.item));
