import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { writeBareBlog } from './bare-blog.ts';
import { addArticles, growContent } from './grow-content.ts';
import type { Growth, Measure } from './requirements.ts';
import { articleSize, siteSize } from './site-size.ts';
import { timeBuild, type Folders } from '../../support/time-build.ts';
import { SAMPLE } from '../../support/sample.ts';

/** How often the two that are compared are built, in turns: a machine is busier at one moment than at the next. */
const ROUNDS = 3;

const foldersOf = (work: string, name: string): Folders => ({
  content: join(work, name, 'content'),
  dist: join(work, name, 'dist'),
  cache: join(work, name, 'cache'),
});

async function measured(what: string, folders: Folders, project?: string): Promise<Measure> {
  console.error(`${what}…`);
  return { ...(await timeBuild(folders, project)), ...siteSize(folders.dist) };
}

/**
 * The sample content, with an empty cache.
 *
 * @param work path of the folder for contents, sites and caches.
 */
export function measureSample(work: string): Promise<Measure> {
  return measured('The sample', { ...foldersOf(work, 'sample'), content: SAMPLE });
}

/**
 * Generated items, with an empty cache.
 *
 * @param work path of the folder for contents, sites and caches.
 * @param count how many items.
 */
export function measureItems(work: string, count: number): Promise<Measure> {
  const folders = foldersOf(work, `items-${count}`);
  growContent(SAMPLE, folders.content, count);
  return measured(`${count} items`, folders);
}

/**
 * The sample content with added articles, beside a bare blog of the same ones.
 *
 * @param work path of the folder in which the sample has been measured.
 * @param added how many articles.
 */
export async function measureArticles(work: string, added: number): Promise<Growth['articles']> {
  const folders = foldersOf(work, 'articles');
  const blog = join(work, 'bare-blog');
  const slugs = addArticles(SAMPLE, folders.content, added);
  writeBareBlog(blog);
  const bare = { ...folders, dist: join(blog, 'dist'), cache: join(blog, 'cache') };

  cpSync(foldersOf(work, 'sample').cache, folders.cache, { recursive: true });
  const first = await measured('With the cache of the sample', folders);
  const yardsticks: Measure[] = [];
  const again: Measure[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    yardsticks.push(await measured(`${round}. Bare blog`, apart(bare, round), blog));
    again.push(
      await measured(`${round}. Once more`, { ...folders, dist: `${folders.dist}-${round}` }),
    );
  }
  const own = articleSize(folders.dist, slugs);
  return { added, yardstick: middle(yardsticks), first, again: middle(again), own };
}

/** The folders of one round: a machine that publishes has no earlier site to remove first either. */
const apart = (site: Folders, round: number): Folders => ({
  ...site,
  dist: `${site.dist}-${round}`,
  cache: `${site.cache}-${round}`,
});

/** The one of the middle time. */
function middle(measures: readonly Measure[]): Measure {
  const sorted = measures.toSorted((a, b) => a.seconds - b.seconds);
  const found = sorted[sorted.length >> 1];
  if (!found) throw new RangeError('Nothing was measured.');
  return found;
}
