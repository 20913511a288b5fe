import type { APIRoute } from 'astro';
import { toBuffer } from 'qrcode';
import { getSourcesPage } from '@/content/queries.server.ts';

export const getStaticPaths = async () => {
  const link = (await getSourcesPage())?.signal?.link;
  return link === undefined ? [] : [{ params: { code: 'signal' }, props: { link } }];
};

/** The QR code of the owner's Signal link: a picture of pixels, which the Tor Browser shows at its safest level, too. */
export const GET: APIRoute<{ link: string }> = async ({ props }) =>
  new Response(new Uint8Array(await toBuffer(props.link, { width: 480 })));
