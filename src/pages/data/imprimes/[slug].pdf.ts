import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import { getItems } from '@/content/items.server.ts';
import { scansPdfFile } from '@/content/scans.server.ts';

export const getStaticPaths = async () =>
  (await getItems()).flatMap(({ slug, scans }) =>
    scans?.pdf === undefined ? [] : [{ params: { slug }, props: { pdf: scans.pdf } }],
  );

/** Serves the PDF of an article's printed pages, if there is one: the owner's file, at an address of the site. */
export const GET: APIRoute<{ pdf: string }> = async ({ props }) =>
  new Response(await readFile(scansPdfFile(props.pdf)), {
    headers: { 'content-type': 'application/pdf' },
  });
