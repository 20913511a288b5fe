import { stringFields } from './schemas/field-schemas.ts';
import { siteSchema } from './schemas/site.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { contentRoot } from './environment.server.ts';

export interface SiteAddress {
  /** Scheme, host and port. */
  origin: string;
  /** The base path of the site, without a final « / »: empty when the site has a domain of its own. */
  base: string;
}

/**
 * URL that is used when `site.json` has no valid one. The content check then stops a build; the development server keeps this
 * URL until it is restarted.
 */
const FALLBACK_URL = 'http://localhost';

/**
 * Returns where the site is published: at the URL in the environment variable `SITE_URL`, for a preview on another host,
 * or else at the one in `site.json`.
 *
 * @throws Error when the variable isn't a URL.
 */
export async function siteAddress(): Promise<SiteAddress> {
  const url = process.env['SITE_URL'] || (await urlInSiteFile());
  if (!/^https?:/.test(url) || !URL.canParse(url))
    throw new Error(`SITE_URL : « ${url} » n’est pas une adresse ; écrivez-la avec « https:// ».`);
  const { origin, pathname } = new URL(url);
  return { origin, base: pathname.replace(/\/+$/, '') };
}

async function urlInSiteFile(): Promise<string> {
  const site = siteSchema(stringFields).pick({ url: true }).strip();
  return site.safeParse(await readSiteFile()).data?.url ?? FALLBACK_URL;
}

/**
 * Reads as much of `site.json` as can be parsed, for code that runs before the content check has reported its errors.
 */
export async function readSiteFile(): Promise<unknown> {
  return parse(await readFile(join(contentRoot(), 'site.json'), 'utf8').catch(() => ''));
}
