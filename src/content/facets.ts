/** What items are listed by, beside their category, and the field that says it. */
export const FACETS = {
  themes: { title: 'Thèmes', one: 'Thème' },
  lieux: { title: 'Lieux', one: 'Lieu' },
} as const;

export type FacetKind = keyof typeof FACETS;

/** One theme or place, with what is listed below it. */
export interface Facet<Item> {
  /** Its name in an address: the same however it is written. */
  slug: string;
  /** Its name as most items write it; of two, as the newer ones do. */
  name: string;
  items: Item[];
}

interface Listed {
  place?: string | undefined;
  topics?: readonly string[] | undefined;
}

/**
 * What a theme or a place is called in an address: without accents, capitals and signs, by which the same name differs
 * from one day to the next.
 *
 * @returns an empty text for a name without a letter or a digit.
 */
export function facetSlug(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The themes of an item, or its place. */
function facetNames({ place, topics = [] }: Listed, kind: FacetKind): readonly string[] {
  if (kind === 'themes') return topics;
  return place === undefined ? [] : [place];
}

/**
 * The themes or the places of some items, by name.
 *
 * @param items newest first, in which order each facet has them.
 */
export function facetsOf<Item extends Listed>(
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
    .map(([slug, { spellings, items }]) => ({ slug, name: mostUsed(spellings), items }))
    .sort((one, other) => one.name.localeCompare(other.name, 'fr'));
}

/** The first of those that are used most. */
function mostUsed(spellings: ReadonlyMap<string, number>): string {
  return [...spellings].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0])[0];
}

/** How many others of its theme an article ends with. */
const RELATED = 3;

/**
 * For each article, others that share a theme with it, the first theme's before the others', the newest first.
 *
 * @param articles newest first.
 * @returns what is to be asked for with an article.
 */
export function relatedArticlesFinder<Article extends Pick<Listed, 'topics'>>(
  articles: readonly Article[],
): (article: Article) => Article[] {
  const bySlug = new Map(facetsOf(articles, 'themes').map(({ slug, items }) => [slug, items]));
  return (article) => {
    const others = (article.topics ?? [])
      .flatMap((theme) => (bySlug.get(facetSlug(theme)) ?? []).slice(0, RELATED + 1))
      .filter((other) => other !== article);
    return [...new Set(others)].slice(0, RELATED);
  };
}
