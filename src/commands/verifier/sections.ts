import { buildDay } from '../../content/build-day.server.ts';
import { siteAddress } from '../../content/site-address.server.ts';
import { GITHUB_API } from '../../admin/config/github-api.ts';
import { brokenLink } from '../links/broken-links.ts';
import { builtHome, checkBuiltSite } from './built-site.ts';
import type { Content } from '../../content/parsed-content.server.ts';
import { inspectOnline } from './online/inspect.ts';
import { repositoryName } from './online/repository-name.ts';
import { lines, STALE } from './report.ts';
import { inspect } from './rules.ts';

/** What is said under one title, line by line. */
export interface Section {
  title: string;
  /** Shown with all other errors. */
  errors: string[];
  warnings: string[];
}

/**
 * What the content and the site that was built of it have to say.
 *
 * @param dist path of the built site's folder.
 */
export async function sectionsHere(content: Content, dist: string): Promise<Section[]> {
  const sections = await inspect(content, buildDay());
  const built = checkBuiltSite(dist, content.folder, await siteAddress());
  return [
    ...sections.map(({ title, remarks }) => ({
      title,
      errors: lines(
        content,
        remarks.filter(({ broken }) => broken),
      ),
      warnings: lines(
        content,
        remarks.filter(({ broken }) => !broken),
      ),
    })),
    {
      title: 'Site construit',
      errors: (built?.broken ?? []).map(brokenLink),
      warnings: built?.stale ? [STALE] : [],
    },
  ];
}

/**
 * What the installation has to say, seen from outside.
 *
 * @param dist path of the built site's folder.
 */
export async function sectionsOnline(content: Content, dist: string): Promise<Section[]> {
  const { DESK_API_ORIGIN, GITHUB_TOKEN } = process.env;
  const installation = {
    content,
    address: await siteAddress(),
    repository: await repositoryName(content.site),
    built: builtHome(dist, content.folder),
  };
  const github = { api: DESK_API_ORIGIN || GITHUB_API, token: GITHUB_TOKEN };
  const sections = await inspectOnline(installation, github);
  return sections.map(({ title, findings }) => ({
    title,
    errors: findings.filter(({ broken }) => broken).map(({ line }) => line),
    warnings: findings.filter(({ broken }) => !broken).map(({ line }) => line),
  }));
}
