/** The two kinds of facet by which items are listed, topics and places: each by its name in URLs, with its French names. */
export const FACETS = {
  themes: { title: 'Thèmes', singular: 'Thème' },
  lieux: { title: 'Lieux', singular: 'Lieu' },
} as const;

export type FacetKind = keyof typeof FACETS;

/** A topic or a place, with its items. */
export interface Facet<Item> {
  /** Its name in a URL: the same for every spelling. */
  slug: string;
  /** The most frequent spelling of its name; of equally frequent ones, the newest. */
  name: string;
  items: Item[];
}

interface FacetFields {
  place?: string | undefined;
  topics?: readonly string[] | undefined;
}

/**
 * Returns the slug of a topic or place: lower-case, without accents and punctuation, so that spellings that differ in
 * these share one list.
 *
 * @returns an empty string for a name without a letter or digit.
 */
export function facetSlug(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[\p{M}\u00ad]/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

function facetNames({ place, topics = [] }: FacetFields, kind: FacetKind): readonly string[] {
  if (kind === 'themes') return topics;
  return place === undefined ? [] : [place];
}

/**
 * Groups items by topic or by place, sorted by name.
 *
 * @param items newest first; each group keeps this order.
 */
export function facetsOf<Item extends FacetFields>(
  items: readonly Item[],
  kind: FacetKind,
): Facet<Item>[] {
  const bySlug = new Map<string, { spellings: Map<string, number>; items: Item[] }>();
  for (const item of items) {
    const names = new Map(facetNames(item, kind).map((name) => [facetSlug(name), name]));
    for (const [slug, name] of names) {
      if (slug === '') continue;
      const facet = bySlug.get(slug) ?? { spellings: new Map<string, number>(), items: [] };
      bySlug.set(slug, facet);
      facet.items.push(item);
      facet.spellings.set(name, (facet.spellings.get(name) ?? 0) + 1);
    }
  }
  return [...bySlug]
    .map(([slug, { spellings, items }]) => ({ slug, name: mostFrequent(spellings), items }))
    .sort((a, b) => a.name.localeCompare(b.name, 'fr'));
}

/** Returns the most frequent spelling; of equally frequent ones, the first. */
function mostFrequent(spellings: ReadonlyMap<string, number>): string {
  return [...spellings].reduce((best, entry) => (entry[1] > best[1] ? entry : best), ['', 0])[0];
}

/** The maximum number of related articles. */
const MAX_RELATED = 3;

/**
 * Makes a function that returns up to three articles on the same topics as a given article: those on its first topic come
 * before those on its other topics, and of one topic the newest come first.
 *
 * @param articles newest first.
 */
export function relatedArticlesFinder<Article extends Pick<FacetFields, 'topics'>>(
  articles: readonly Article[],
): (article: Article) => Article[] {
  const bySlug = new Map(facetsOf(articles, 'themes').map(({ slug, items }) => [slug, items]));
  return (article) => {
    const others = (article.topics ?? [])
      .flatMap((topic) => (bySlug.get(facetSlug(topic)) ?? []).slice(0, MAX_RELATED + 1))
      .filter((other) => other !== article);
    return [...new Set(others)].slice(0, MAX_RELATED);
  };
}
