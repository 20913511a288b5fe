import { emitted } from '@/publish/emitted-files.ts';
import { searchFiles } from '@/publish/search/index-files.ts';
import type { IndexFile } from '@/publish/search/short-names.ts';

/** The index of the search, and the program that reads it. */
export const GET = ({ props: { path, content } }: { props: IndexFile }) => {
  const type = path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
  return new Response(new Uint8Array(content), { headers: { 'content-type': type } });
};

export const getStaticPaths = emitted(GET, async () =>
  (await searchFiles()).map((file) => ({ params: { file: file.path }, props: file })),
);
