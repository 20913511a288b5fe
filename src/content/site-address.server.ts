import type { AstroUserConfig } from 'astro';
import { siteSchema } from './schemas/site.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { contentRoot } from './environment.server.ts';

/** Where the site is published. */
export interface SiteAddress {
  /** Scheme, host and port. */
  origin: string;
  /** The path below which all of it stands, without its last « / »: empty on a host of its own. */
  base: string;
}

/**
 * Stands for an address that `site.json` doesn't give. The content check then stops the build; the
 * development server keeps it until it is started again.
 */
const UNKNOWN = 'http://localhost';

/**
 * Where the site is published: at the address that `site.json` gives, or at the one that the environment
 * variable `SITE_URL` names, for a host that lends the site one of its own.
 *
 * @throws Error when the variable holds no address.
 */
export async function siteAddress(): Promise<SiteAddress> {
  // A variable that is set to nothing is what a pipeline passes for one that isn't set.
  const url = process.env['SITE_URL'] || (await writtenAddress());
  if (!/^https?:/.test(url) || !URL.canParse(url))
    throw new Error(`SITE_URL : « ${url} » n’est pas une adresse ; écrivez-la avec « https:// ».`);
  const { origin, pathname } = new URL(url);
  return { origin, base: pathname.replace(/\/+$/, '') };
}

async function writtenAddress(): Promise<string> {
  const site = siteSchema().pick({ url: true }).strip();
  return site.safeParse(await readSiteFile()).data?.url ?? UNKNOWN;
}

/** What that means to Astro. */
export function astroAddressConfig({
  origin,
  base,
}: SiteAddress): Pick<AstroUserConfig, 'site' | 'base' | 'vite'> {
  return {
    site: origin,
    base: `${base}/`,
    vite: { define: { 'import.meta.env.BASE_PATH': JSON.stringify(base) } },
  };
}

/**
 * What `site.json` holds, as far as it can be made out: for what must be known before the content check
 * says what is wrong with the file.
 */
export async function readSiteFile(): Promise<unknown> {
  return parse(await readFile(join(contentRoot(), 'site.json'), 'utf8').catch(() => ''));
}
