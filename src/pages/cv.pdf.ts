import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import { cvPath } from '@/features/about/cv.server.ts';

/** The CV under its fixed address, whatever the owner's file is called. */
export const GET: APIRoute = async () => new Response(await readFile(await cvPath()));
