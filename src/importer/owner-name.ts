import { z } from 'zod';

const site = z.object({ name: z.string() });

/**
 * Whose articles are taken.
 *
 * @param data of `content/site.json`.
 */
export const ownerName = (data: unknown): string => site.parse(data).name;
