import { keysOf } from '../lib/keys-of.ts';
import { ARCHIVE_PAGE_SIZE } from './paths.ts';
import { FACETS, facetsOf, type Facet, type FacetKind } from './facets.ts';
import type { Article, Item } from './item.ts';
import { getArticles, getItems } from './items.server.ts';

/** One page of the list of a theme or a place. */
export interface FacetPage {
  kind: FacetKind;
  name: string;
  /** Counted from 1. */
  page: number;
  pages: number;
  /** How many items the whole list has. */
  total: number;
  items: Item[];
  /** Whether articles are among them, for which there is a feed. */
  hasFeed: boolean;
}

/** The list of all themes or all places. */
export interface FacetIndex {
  kind: FacetKind;
  facets: { name: string; total: number }[];
}

/** The lists of all themes and of all places, as far as there are any. */
export async function facetIndexes(): Promise<
  { params: { facets: FacetKind }; props: { index: FacetIndex } }[]
> {
  const all = await getItems();
  return keysOf(FACETS).flatMap((kind) => {
    const facets = facetsOf(all, kind).map(({ name, items }) => ({
      name,
      total: items.length,
    }));
    return facets.length === 0
      ? []
      : [{ params: { facets: kind }, props: { index: { kind, facets } } }];
  });
}

/** Which of the two lists there are. */
export async function facetKinds(): Promise<FacetKind[]> {
  return (await facetIndexes()).map(({ params }) => params.facets);
}

/** Every page of the list of every theme and every place. */
export async function facetPages(): Promise<
  { params: { facets: FacetKind; path: string }; props: { facet: FacetPage } }[]
> {
  const all = await getItems();
  return keysOf(FACETS).flatMap((kind) =>
    facetsOf(all, kind).flatMap((facet) =>
      pagesOf(kind, facet).map((page) => ({
        params: {
          facets: kind,
          path: page.page === 1 ? facet.slug : `${facet.slug}/${page.page}`,
        },
        props: { facet: page },
      })),
    ),
  );
}

function pagesOf(kind: FacetKind, { name, items }: Facet<Item>): FacetPage[] {
  const pages = Math.ceil(items.length / ARCHIVE_PAGE_SIZE);
  const hasFeed = kind === 'themes' && items.some(({ category }) => category === 'Articles');
  return Array.from({ length: pages }, (_, index) => ({
    kind,
    name,
    page: index + 1,
    pages,
    total: items.length,
    items: items.slice(index * ARCHIVE_PAGE_SIZE, (index + 1) * ARCHIVE_PAGE_SIZE),
    hasFeed,
  }));
}

/** Each theme that articles have, with them. */
export async function themesOfArticles(): Promise<
  { params: { theme: string }; props: { name: string; articles: Article[] } }[]
> {
  return facetsOf(await getArticles(), 'themes').map(({ slug, name, items }) => ({
    params: { theme: slug },
    props: { name, articles: items },
  }));
}
