import type { Article } from '@/content/item.ts';
import { getArticles } from '@/content/items.server.ts';
import { bibtex, ris } from '@/features/citation/formats.ts';
import { citationOf } from '@/features/citation/citation.server.ts';

const FORMATS = { ris, bib: bibtex };

interface Props {
  item: Article;
  write: typeof ris;
}

export const getStaticPaths = async () =>
  (await getArticles()).flatMap((item) =>
    Object.entries(FORMATS).map(([format, write]) => ({
      params: { slug: item.slug, format },
      props: { item, write },
    })),
  );

/** The reference of an article, for programs that keep such. */
export const GET = async ({ props: { item, write } }: { props: Props }) =>
  new Response(write(await citationOf(item)));
