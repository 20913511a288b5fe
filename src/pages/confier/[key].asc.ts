import type { APIRoute } from 'astro';
import { getSourcesPage } from '@/content/queries.server.ts';
import { readPgpKey } from '@/content/pgp-key.server.ts';

export const getStaticPaths = async () => {
  const { pgpKey } = (await getSourcesPage()) ?? {};
  return pgpKey === undefined ? [] : [{ params: { key: 'cle' }, props: { pgpKey } }];
};

/** The owner's public PGP key. */
export const GET: APIRoute<{ pgpKey: string }> = async ({ props }) =>
  new Response(await readPgpKey(props.pgpKey));
