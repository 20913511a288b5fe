import type { Article } from '@/content/item.ts';
import { getArticles } from '@/content/items.server.ts';
import { formatBibtex, formatRis } from '@/features/citation/citation-formats.ts';
import { citationOf } from '@/features/citation/citation.server.ts';

const FORMATS = { ris: formatRis, bib: formatBibtex };

interface Props {
  item: Article;
  formatCitation: typeof formatRis;
}

export const getStaticPaths = async () =>
  (await getArticles()).flatMap((item) =>
    Object.entries(FORMATS).map(([format, formatCitation]) => ({
      params: { slug: item.slug, format },
      props: { item, formatCitation },
    })),
  );

/** Serves the reference of an article as RIS or BibTeX, for Zotero, LaTeX and the like. */
export const GET = async ({ props: { item, formatCitation } }: { props: Props }) =>
  new Response(formatCitation(await citationOf(item)));
