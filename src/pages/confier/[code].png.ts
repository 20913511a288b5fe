import type { APIRoute } from 'astro';
import { toBuffer } from 'qrcode';
import { getSourcesPage } from '@/content/queries.server.ts';

export const getStaticPaths = async () => {
  const link = (await getSourcesPage())?.signal?.link;
  return link === undefined ? [] : [{ params: { code: 'signal' }, props: { link } }];
};

/** Serves the QR code of the owner's Signal link, as a PNG, which the Tor Browser shows even at its safest level. */
export const GET: APIRoute<{ link: string }> = async ({ props }) =>
  new Response(new Uint8Array(await toBuffer(props.link, { width: 480 })));
