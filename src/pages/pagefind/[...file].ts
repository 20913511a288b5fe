import { channel } from 'node:diagnostics_channel';
import type { APIRoute } from 'astro';
import { SEARCH_FILES } from '@/publish/search/files-channel.ts';
import { searchFiles } from '@/publish/search/index-files.ts';

/** The index of the search, and the program that reads it. In a build the pages don't wait for them (`integrations/search-files.ts`). */
export async function getStaticPaths() {
  const files = searchFiles();
  if (!import.meta.env.DEV) {
    channel(SEARCH_FILES).publish(files);
    return [];
  }
  return (await files).map(({ path, content }) => ({
    params: { file: path },
    props: { path, content },
  }));
}

interface Props {
  path: string;
  content: Uint8Array<ArrayBuffer>;
}

export const GET: APIRoute<Props> = ({ props: { path, content } }) => {
  const type = path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
  return new Response(content, { headers: { 'content-type': type } });
};
