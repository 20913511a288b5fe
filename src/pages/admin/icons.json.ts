import type { APIRoute } from 'astro';
import { iconNames } from '@/content/icons.server.ts';

/** The names of every icon, for the desk to check those that its owner types. */
export const GET: APIRoute = () => Response.json(iconNames());
