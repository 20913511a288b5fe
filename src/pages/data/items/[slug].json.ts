import { opensOnlyInModal, type Item } from '@/content/item.ts';
import { getItems, createCardData } from '@/content/items.server.ts';

export const getStaticPaths = async () =>
  (await getItems())
    .filter(opensOnlyInModal)
    .map((item) => ({ params: { slug: item.slug }, props: { item } }));

/** Serves the data of an item that opens in a modal as JSON: the grid fetches it when the page's URL opens that item. */
export const GET = async ({ props }: { props: { item: Item } }) =>
  Response.json(await createCardData(props.item));
