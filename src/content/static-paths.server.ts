import { keysOf } from '../lib/keys-of.ts';
import { FACETS, facetsOf, relatedArticlesFinder, type FacetKind } from './facets.ts';
import type { Article, Item } from './item.ts';
import { getArticles, getItems } from './items.server.ts';
import { ARCHIVE_PAGE_SIZE, archivePageSegments } from './paths.ts';
import { getDossiers, type DossierEntry } from './queries.server.ts';
import { filterItems, perTab, TABS, type PerTab, type Tab } from './portfolio-tabs.ts';

/** One of the pages over which a list of items is spread. */
interface ListPage {
  /** Page number, from 1. */
  page: number;
  /** Number of pages. */
  pages: number;
  /** The items on this page. */
  items: Item[];
}

/** Spreads items over pages; without items there is one empty page. */
function paginate(items: Item[]): ListPage[] {
  const pages = Math.max(1, Math.ceil(items.length / ARCHIVE_PAGE_SIZE));
  return Array.from({ length: pages }, (_, index) => ({
    page: index + 1,
    pages,
    items: items.slice(index * ARCHIVE_PAGE_SIZE, (index + 1) * ARCHIVE_PAGE_SIZE),
  }));
}

export interface PortfolioListPage extends ListPage {
  tab: Tab;
  /** How many items there are behind each tab. */
  totals: PerTab<number>;
}

/** Returns the static paths of the archive: the pages of all items, newest first, then those of each category. */
export async function listPortfolioPages() {
  const items = await getItems();
  const totals = perTab((tab) => filterItems(items, tab).length);
  // An empty category has a page too: every other page links to it.
  return TABS.flatMap((tab) =>
    paginate(filterItems(items, tab)).map((listPage) => ({
      params: { path: archivePageSegments(tab, listPage.page).join('/') || undefined },
      props: { archive: { tab, totals, ...listPage } },
    })),
  );
}

/** An article and the articles that its page links to. */
export interface ArticlePage {
  item: Article;
  newer: Article | undefined;
  /** The article to read next: the next older one, or else the newest. */
  next: Article | undefined;
  /** Whether the site has no older article. */
  oldest: boolean;
  /** Other articles on the same topics. */
  related: Article[];
}

/** Returns the static paths of all articles. */
export async function listArticlePages(): Promise<
  { params: { slug: string }; props: ArticlePage }[]
> {
  const articles = await getArticles();
  const findRelated = relatedArticlesFinder(articles);
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
        related: findRelated(item),
      },
    };
  });
}

/** A dossier with its items, in the order that the owner chose. */
export interface DossierPage {
  entry: DossierEntry;
  items: Item[];
}

/** Returns the static paths of all dossiers. They are secret: nothing else on the site may link to them. */
export async function listDossierPages() {
  const bySlug = new Map((await getItems()).map((item) => [item.slug, item]));
  return (await getDossiers()).map((entry) => ({
    params: { key: entry.data.key },
    props: { entry, items: entry.data.items.flatMap((slug) => bySlug.get(slug) ?? []) },
  }));
}

/** The data of the page that lists all topics or all places. */
export interface FacetIndexData {
  kind: FacetKind;
  facets: { name: string; total: number }[];
}

/** Returns the static paths of the list of all topics and the list of all places, unless they are empty. */
export async function listFacetIndexes() {
  const allItems = await getItems();
  return keysOf(FACETS).flatMap((kind) => {
    const facets = facetsOf(allItems, kind).map(({ name, items }) => ({
      name,
      total: items.length,
    }));
    return facets.length === 0
      ? []
      : [{ params: { facets: kind }, props: { index: { kind, facets } } }];
  });
}

/** Returns the kinds of facet that have a list: topics, places, both or none. */
export async function listFacetKinds(): Promise<FacetKind[]> {
  return (await listFacetIndexes()).map(({ params }) => params.facets);
}

/** The data of one page of the list of items on a topic or in a place. */
export interface FacetPageData extends ListPage {
  kind: FacetKind;
  name: string;
  /** How many items the whole list has. */
  total: number;
  /** Whether the topic has articles, and so a feed. */
  hasFeed: boolean;
}

/** Returns the static paths of the list of every topic and every place. */
export async function listFacetPages() {
  const allItems = await getItems();
  return keysOf(FACETS).flatMap((kind) =>
    facetsOf(allItems, kind).flatMap(({ slug, name, items }) => {
      const hasFeed = kind === 'themes' && items.some(({ category }) => category === 'Articles');
      return paginate(items).map((listPage) => ({
        params: {
          facets: kind,
          path: listPage.page === 1 ? slug : `${slug}/${listPage.page}`,
        },
        props: { facet: { kind, name, total: items.length, hasFeed, ...listPage } },
      }));
    }),
  );
}

/** Returns the static paths of the feeds: one for each topic that has articles. */
export async function listTopicFeeds() {
  return facetsOf(await getArticles(), 'themes').map(({ slug, name, items }) => ({
    params: { theme: slug },
    props: { name, articles: items },
  }));
}
