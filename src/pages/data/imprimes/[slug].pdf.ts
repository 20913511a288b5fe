import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import { getItems } from '@/content/items.server.ts';
import { scansPdfFile } from '@/content/scans.server.ts';

export const getStaticPaths = async () =>
  (await getItems()).flatMap(({ slug, scans }) =>
    scans?.pdf === undefined ? [] : [{ params: { slug }, props: { pdf: scans.pdf } }],
  );

/** One PDF per article that has one of its printed pages: the owner's file, at an address of the site. */
export const GET: APIRoute<{ pdf: string }> = async ({ props }) =>
  new Response(await readFile(scansPdfFile(props.pdf)), {
    headers: { 'content-type': 'application/pdf' },
  });
