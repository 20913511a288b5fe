import { opensOnlyInModal, type Item } from '@/content/item.ts';
import { getItems, createCardData } from '@/content/items.server.ts';

export const getStaticPaths = async () =>
  (await getItems())
    .filter(opensOnlyInModal)
    .map((item) => ({ params: { slug: item.slug }, props: { item } }));

/** Serves the data of a photo or video, as JSON, which the grid fetches when the URL of the page opens that item. */
export const GET = async ({ props }: { props: { item: Item } }) =>
  Response.json(await createCardData(props.item));
