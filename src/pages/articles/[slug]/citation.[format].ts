import { getArticles, type ArticleEntry } from '@/content/articles.server.ts';
import { bibtex, ris } from '@/features/citation/formats.ts';
import { citationOf } from '@/features/citation/citation.server.ts';

const FORMATS = { ris, bib: bibtex };

interface Props {
  entry: ArticleEntry;
  write: typeof ris;
}

export const getStaticPaths = async () =>
  (await getArticles()).flatMap((entry) =>
    Object.entries(FORMATS).map(([format, write]) => ({
      params: { slug: entry.id, format },
      props: { entry, write },
    })),
  );

/** The reference of an article, for programs that keep such. */
export const GET = async ({ props: { entry, write } }: { props: Props }) =>
  new Response(write(await citationOf(entry)));
