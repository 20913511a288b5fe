import { join } from 'node:path';
import type { AstroUserConfig } from 'astro';
import { z } from 'zod';
import { contentRoot } from '../content/content-root.ts';
import { readData } from '../content/read.ts';

/** Where the site is published. */
export interface SiteAddress {
  /** Scheme, host and port. */
  origin: string;
  /** The path below which all of it stands, without its last « / »: empty on a host of its own. */
  base: string;
}

const site = z.object({ url: z.url() });

/**
 * Where the site is published: at the address that `site.json` gives, or at the one that the environment
 * variable `SITE_URL` names, for a host that lends the site one of its own.
 *
 * @throws Error when one of the two is no address; the content check refuses that of the content first.
 */
export async function siteAddress(): Promise<SiteAddress> {
  // A variable that is set to nothing is what a pipeline passes for one that isn't set.
  const given = process.env['SITE_URL'] || undefined;
  const url = given ?? site.parse(await readData(join(contentRoot(), 'site.json'))).url;
  if (!/^https?:/.test(url) || !URL.canParse(url))
    throw new Error(`SITE_URL : « ${url} » n’est pas une adresse ; écrivez-la avec « https:// ».`);
  const { origin, pathname } = new URL(url);
  return { origin, base: pathname.replace(/\/+$/, '') };
}

/** What that means to Astro. */
export function addressConfig({
  origin,
  base,
}: SiteAddress): Pick<AstroUserConfig, 'site' | 'base' | 'vite'> {
  return {
    site: origin,
    base: `${base}/`,
    vite: { define: { 'import.meta.env.BASE_PATH': JSON.stringify(base) } },
  };
}
