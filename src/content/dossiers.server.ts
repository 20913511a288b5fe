import type { Item } from './item.ts';
import { getItems } from './items.server.ts';
import { getDossiers, type DossierEntry } from './queries.server.ts';

/** A dossier with its items, in its owner's order. */
export interface DossierPage {
  entry: DossierEntry;
  items: Item[];
}

/** The page of every dossier. Nothing else of the site may name them. */
export async function dossierPages(): Promise<{ params: { key: string }; props: DossierPage }[]> {
  const bySlug = new Map((await getItems()).map((item) => [item.slug, item]));
  return (await getDossiers()).map((entry) => ({
    params: { key: entry.data.key },
    props: { entry, items: entry.data.items.flatMap((slug) => bySlug.get(slug) ?? []) },
  }));
}
