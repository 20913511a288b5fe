import { stringFields } from './schemas/field-schemas.ts';
import { siteSchema } from './schemas/site.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { contentRoot } from './environment.server.ts';

export interface SiteAddress {
  /** Scheme, host and port. */
  origin: string;
  /** The base path of the site, without a final « / »: empty on its own domain. */
  base: string;
}

/**
 * Used when `site.json` has no valid URL: the content check then stops the build, and the development server uses it
 * until it is restarted.
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
 * Reads as much of `site.json` as can be parsed, for what is needed before the content check reports its errors.
 */
export async function readSiteFile(): Promise<unknown> {
  return parse(await readFile(join(contentRoot(), 'site.json'), 'utf8').catch(() => ''));
}
