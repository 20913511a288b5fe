import { getDossiers, getPortfolio, type DossierEntry } from './queries.server.ts';
import type { PortfolioItem } from './item.ts';
import { isoDay } from '@/lib/dates.ts';
import { toItem } from './items.server.ts';

/** One item of a dossier. */
export interface DossierItem extends PortfolioItem {
  /** Its date as programs read it. */
  day: string | undefined;
}

/** A dossier with its items, in its owner's order. */
export interface DossierPage {
  entry: DossierEntry;
  items: DossierItem[];
}

/** The page of every dossier. Nothing else of the site may name them. */
export async function dossierPages(): Promise<{ params: { key: string }; props: DossierPage }[]> {
  const entries = new Map((await getPortfolio()).map((entry) => [entry.id, entry]));
  const dossiers = await getDossiers();
  return Promise.all(
    dossiers.map(async (entry) => {
      const named = entry.data.items.flatMap((name) => entries.get(name) ?? []);
      const items = named.map(async (one) => ({
        ...(await toItem(one, 0)),
        day: one.data.date && isoDay(one.data.date),
      }));
      return { params: { key: entry.data.key }, props: { entry, items: await Promise.all(items) } };
    }),
  );
}
