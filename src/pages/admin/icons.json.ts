import type { APIRoute } from 'astro';
import { iconNames } from '@/content/icons.server.ts';

/** Serves the names of all icons. The editor uses them to check a name that the owner types. */
export const GET: APIRoute = () => Response.json(iconNames());
