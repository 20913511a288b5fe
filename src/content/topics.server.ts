import { keysOf } from '../lib/keys-of.ts';
import { ARCHIVE_PAGE_SIZE } from './paths.ts';
import { TOPICS, topicsOf, type Topic, type TopicKind } from './topics.ts';
import { getPortfolio } from './queries.server.ts';
import { getArticles, type ArticleEntry } from './articles.server.ts';
import { listedItems, type ListedItem } from './archive.server.ts';

/** One page of the list of a theme or a place. */
export interface TopicPage {
  kind: TopicKind;
  name: string;
  /** Counted from 1. */
  page: number;
  pages: number;
  /** How many items the whole list has. */
  total: number;
  items: ListedItem[];
  /** Whether articles are among them, for which there is a feed. */
  hasFeed: boolean;
}

/** The list of all themes or all places. */
export interface TopicIndex {
  kind: TopicKind;
  topics: { name: string; total: number }[];
}

/** The lists of all themes and of all places, as far as there are any. */
export async function topicIndexes(): Promise<
  { params: { topics: TopicKind }; props: { index: TopicIndex } }[]
> {
  const written = (await getPortfolio()).map(({ data }) => data);
  return keysOf(TOPICS).flatMap((kind) => {
    const topics = topicsOf(written, kind).map(({ name, items }) => ({
      name,
      total: items.length,
    }));
    return topics.length === 0
      ? []
      : [{ params: { topics: kind }, props: { index: { kind, topics } } }];
  });
}

/** Which of the two lists there are. */
export async function topicKinds(): Promise<TopicKind[]> {
  return (await topicIndexes()).map(({ params }) => params.topics);
}

/** Every page of the list of every theme and every place. */
export async function topicPages(): Promise<
  { params: { topics: TopicKind; path: string }; props: { topic: TopicPage } }[]
> {
  const listed = await listedItems();
  return keysOf(TOPICS).flatMap((kind) =>
    topicsOf(listed, kind).flatMap((topic) =>
      pagesOf(kind, topic).map((page) => ({
        params: {
          topics: kind,
          path: page.page === 1 ? topic.slug : `${topic.slug}/${page.page}`,
        },
        props: { topic: page },
      })),
    ),
  );
}

function pagesOf(kind: TopicKind, { name, items }: Topic<ListedItem>): TopicPage[] {
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
  { params: { theme: string }; props: { name: string; articles: ArticleEntry[] } }[]
> {
  const written = (await getArticles()).map((entry) => ({ entry, themes: entry.data.themes }));
  return topicsOf(written, 'themes').map(({ slug, name, items }) => ({
    params: { theme: slug },
    props: { name, articles: items.map(({ entry }) => entry) },
  }));
}
