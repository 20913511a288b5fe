import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRoute } from 'astro';
import { contentRoot } from '@/content/environment.server.ts';
import { getAbout } from '@/content/queries.server.ts';

/** Serves the owner's CV at a fixed address. `content/about.json` names its file, relative to the content folder. */
export const GET: APIRoute = async () => {
  const { cv } = await getAbout();
  return new Response(await readFile(join(contentRoot(), cv)));
};
