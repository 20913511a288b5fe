import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRoute } from 'astro';
import { contentRoot } from '@/content/environment.server.ts';
import { getAbout } from '@/content/queries.server.ts';

/** The CV at its fixed address; `content/about.json` names the owner's file, relative to itself. */
export const GET: APIRoute = async () => {
  const { cv } = await getAbout();
  return new Response(await readFile(join(contentRoot(), cv)));
};
