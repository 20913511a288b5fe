import { buildSearchIndex, type SearchIndexFile } from '@/features/search/build-index.server.ts';

export const getStaticPaths = async () =>
  (await buildSearchIndex()).map((file) => ({ params: { file: file.path }, props: file }));

/** Serves the files of the search index and of Pagefind, the script that reads it. */
export const GET = ({ props: { path, content } }: { props: SearchIndexFile }) => {
  const type = path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
  return new Response(new Uint8Array(content), { headers: { 'content-type': type } });
};
