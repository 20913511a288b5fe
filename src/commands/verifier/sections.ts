import { buildDay } from '../../content/environment.server.ts';
import { siteAddress, type SiteAddress } from '../../content/site-address.server.ts';
import { GITHUB_API } from '../../admin/config/repository.ts';
import { brokenLinkMessage, findBrokenLinks, readBuiltSite } from '../links/broken-links.ts';
import type { ParsedContent } from '../../content/parsed-content.server.ts';
import { checkOnlineSetup } from './online/online-setup.ts';
import { findRepositoryName } from './online/repository-name.ts';
import { formatProblems, STALE_BUILD_WARNING } from './report.ts';
import { runRules } from './rules.ts';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The lines of the report under one title. */
interface Section {
  title: string;
  /** Shown with all other errors. */
  errors: string[];
  warnings: string[];
}

/**
 * Inspects the content and the site that was built from it.
 *
 * @param dist path of the built site's folder.
 */
export async function inspectContentAndBuild(
  content: ParsedContent,
  dist: string,
): Promise<Section[]> {
  const sections = await runRules(content, buildDay());
  const built = checkBuiltSite(dist, content.folder, await siteAddress());
  return [
    ...sections.map(({ title, problems }) => ({
      title,
      errors: formatProblems(
        content,
        problems.filter(({ broken }) => broken),
      ),
      warnings: formatProblems(
        content,
        problems.filter(({ broken }) => !broken),
      ),
    })),
    {
      title: 'Site construit',
      errors: (built?.broken ?? []).map(brokenLinkMessage),
      warnings: built?.stale ? [STALE_BUILD_WARNING] : [],
    },
  ];
}

/**
 * Inspects the published site and its GitHub repository.
 *
 * @param dist path of the built site's folder.
 */
export async function inspectOnlineSetup(content: ParsedContent, dist: string): Promise<Section[]> {
  const { DESK_API_ORIGIN, GITHUB_TOKEN } = process.env;
  const installation = {
    content,
    address: await siteAddress(),
    repository: await findRepositoryName(content.site),
    built: readCurrentHomePage(dist, content.folder),
  };
  const github = { api: DESK_API_ORIGIN || GITHUB_API, token: GITHUB_TOKEN };
  const sections = await checkOnlineSetup(installation, github);
  return sections.map(({ title, problems }) => ({
    title,
    errors: problems.filter(({ broken }) => broken).map(({ line }) => line),
    warnings: problems.filter(({ broken }) => !broken).map(({ line }) => line),
  }));
}

/** Result of checking the built site. */
interface BuildReport {
  /** Each link that leads nowhere, and the page that has it. */
  broken: { file: string; link: string }[];
  /** Whether the content has changed since. */
  stale: boolean;
}

/**
 * Checks the links of the built site, when there is one.
 *
 * @param dist path of its folder.
 * @param content path of the content folder.
 * @param address where the site is published.
 */
function checkBuiltSite(
  dist: string,
  content: string,
  address: SiteAddress,
): BuildReport | undefined {
  const home = join(dist, 'index.html');
  if (!existsSync(home)) return undefined;
  const stale = isStale(home, content);
  // What an older build has wrong may be fixed since.
  return { stale, broken: stale ? [] : findBrokenLinks(readBuiltSite(dist, address)).broken };
}

/**
 * Reads the built home page; undefined when it is older than the content.
 *
 * @param dist path of the built site's folder.
 * @param content path of the content folder.
 */
function readCurrentHomePage(dist: string, content: string): string | undefined {
  const home = join(dist, 'index.html');
  if (!existsSync(home) || isStale(home, content)) return undefined;
  return readFileSync(home, 'utf8');
}

function isStale(home: string, content: string): boolean {
  const built = statSync(home).mtimeMs;
  return globSync('**', { cwd: content }).some(
    (file) => statSync(join(content, file)).mtimeMs > built,
  );
}
