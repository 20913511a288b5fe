import type { Item, Article } from './item.ts';
import { getItems, getArticles } from './items.server.ts';
import { ARCHIVE_PAGE_SIZE, archiveSteps } from './paths.ts';
import { filterItems, perTab, TABS, type PerTab, type Tab } from './tabs.ts';
import { relatedBy, FACETS, facetsOf, type Facet, type FacetKind } from './facets.ts';
import { getDossiers, type DossierEntry } from './queries.server.ts';
import { keysOf } from '@/lib/keys-of.ts';

/** One page of the archive. */
export interface ArchivePage {
  tab: Tab;
  /** Counted from 1. */
  page: number;
  pages: number;
  /** How many items there are behind each tab. */
  totals: PerTab<number>;
  items: Item[];
}

/** Every page of the archive: all items newest first, then each category by itself. */
export async function archivePages(): Promise<
  { params: { path: string | undefined }; props: { archive: ArchivePage } }[]
> {
  const items = await getItems();
  const totals = perTab((tab) => filterItems(items, tab).length);
  return TABS.flatMap((tab) => {
    // An empty category has a page too: the links to it stand on every other page.
    const pages = Math.max(1, Math.ceil(totals[tab] / ARCHIVE_PAGE_SIZE));
    const matching = filterItems(items, tab);
    return Array.from({ length: pages }, (_, index) => ({
      params: { path: archiveSteps(tab, index + 1).join('/') || undefined },
      props: {
        archive: {
          tab,
          page: index + 1,
          pages,
          totals,
          items: matching.slice(index * ARCHIVE_PAGE_SIZE, (index + 1) * ARCHIVE_PAGE_SIZE),
        },
      },
    }));
  });
}

/** An article between its neighbours. */
export interface ArticlePage {
  item: Article;
  newer: Article | undefined;
  /** The story to go on with: the older one, or else the newest. */
  next: Article | undefined;
  /** Whether there is no older one. */
  oldest: boolean;
  /** Others that share a theme with it. */
  related: Article[];
}

/** The page of every article. */
export async function articlePages(): Promise<{ params: { slug: string }; props: ArticlePage }[]> {
  const articles = await getArticles();
  const related = relatedBy(articles);
  return articles.map((item, index) => {
    const older = articles[index + 1];
    const next = older ?? articles[0];
    return {
      params: { slug: item.slug },
      props: {
        item,
        newer: articles[index - 1],
        next: next === item ? undefined : next,
        oldest: !older,
        related: related(item),
      },
    };
  });
}

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
