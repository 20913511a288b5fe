import type { APIRoute } from 'astro';
import { iconNames } from '@/content/icons.server.ts';

/** The names of all icons, against which the editor checks those that the owner types. */
export const GET: APIRoute = () => Response.json(iconNames());
