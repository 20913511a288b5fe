import { opensInModal, type Item } from '@/content/item.ts';
import { getItems, createCardData } from '@/content/items.server.ts';

export const getStaticPaths = async () =>
  (await getItems())
    .filter(opensInModal)
    .map((item) => ({ params: { slug: item.slug }, props: { item } }));

/** One file per item that an address can open over the grid. */
export const GET = async ({ props }: { props: { item: Item } }) =>
  Response.json(await createCardData(props.item));
