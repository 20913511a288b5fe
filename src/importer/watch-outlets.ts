import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ParsedContent } from '../content/parsed-content.server.ts';
import {
  type ProposedDraft,
  PROPOSED_DRAFTS_FILE,
  proposedDraftsRecord,
} from '../content/proposed-drafts.ts';
import type { FeedArticle } from './feed.ts';
import { isSignedBy } from './import-article.ts';
import { createImporter, errorMessage, readFeedPage, readValidContent } from './import-links.ts';
import { baseHost, isHomePage } from './page-address.ts';
import { isOutsideArticle, parsePageDocument } from './page-document.ts';

const WATCH_FILE = 'watch.json';

/** Maximum number of new pages of a source that are read in one weekly run. */
const MAX_PAGES = 40;

/** Result of one source: the paths of its new drafts, or the reason why it couldn't be read, in French. */
interface SourceReport {
  name: string;
  drafts: string[];
  problem?: string;
}

/**
 * Looks at the feeds and pages of `watch.json`, one after the other, and makes drafts of the new articles and videos that
 * are the owner's: all of a source that is hers alone (`allMine`), else those that name her as author. Never publishes.
 *
 * @param folder absolute path of the content folder.
 * @param allowedHosts hosts, with ports, that are allowed though they are not public: in tests.
 * @throws Error in French when the content has a problem.
 */
export async function* watchOutlets(
  folder: string,
  allowedHosts: ReadonlySet<string> = new Set(),
): AsyncGenerator<SourceReport> {
  const content = await readValidContent(folder);
  const proposals = await settleProposedDrafts(content);
  const { sources, rejected } = content.watch;
  const { importPageAt, isKnown, fetchIfAllowed } = createImporter(content, allowedHosts, rejected);
  const isHers = (author: string) => isSignedBy(author, content.site.name);
  for (const { name, url, allMine } of sources) {
    const report: SourceReport = { name, drafts: [] };
    try {
      const articles = (await listArticles(url))
        .filter(({ address }) => !isKnown(address))
        // A single word may be an account.
        .filter(({ author }) => allMine || isHers(author) || !/\S\s+\S/.test(author));
      for (const { address, author } of articles.slice(0, MAX_PAGES)) {
        const signedBy = allMine || isHers(author) ? undefined : content.site.name;
        const imported = await importPageAt(address, { signedBy }).catch(skipPage);
        if (!imported || Array.isArray(imported)) continue;
        report.drafts.push(imported.file);
        proposals.push({ file: imported.file, address: imported.address });
        await writeProposedDrafts(folder, proposals);
      }
    } catch (error) {
      report.problem = errorMessage(error);
    }
    yield report;
  }

  /** Lists the articles of a feed, of a YouTube channel or of any other page. */
  async function listArticles(address: string): Promise<FeedArticle[]> {
    const fetched = await fetchIfAllowed(address);
    const articles = readFeedPage(fetched);
    if (articles) return articles;
    const document = parsePageDocument(fetched);
    const channelFeed = findChannelFeed(document);
    return channelFeed === undefined
      ? listHeadlines(document, fetched.url)
      : (readFeedPage(await fetchIfAllowed(channelFeed)) ?? []);
  }
}

/** Skips a page that can't become a draft: it is known already, by somebody else, not an article, or unreadable. */
const skipPage = () => undefined;

/** Returns the address of the feed that a page of a YouTube channel names; undefined for any other page. */
export function findChannelFeed(document: Document): string | undefined {
  return [...document.querySelectorAll('link[rel="alternate"]')]
    .map((link) => link.getAttribute('href') ?? '')
    .find((address) => address.startsWith('https://www.youtube.com/feeds/'));
}

/** Minimum length, in characters, of a link's text that counts as a headline; a link in a heading may be shorter. */
const MIN_HEADLINE_LENGTH = 25;

/** Lists the pages of the same site to which the headlines of a page lead. */
function listHeadlines(document: Document, page: URL): FeedArticle[] {
  const addresses = [...document.querySelectorAll('a[href]')]
    .filter(
      (link) =>
        !isOutsideArticle(link) &&
        (link.textContent.trim().length >= MIN_HEADLINE_LENGTH ||
          link.closest('h2, h3, h4') ||
          link.querySelector('h2, h3, h4')),
    )
    .flatMap((link) => URL.parse(link.getAttribute('href') ?? '', page) ?? [])
    .filter((url) => baseHost(url.hostname) === baseHost(page.hostname) && !isHomePage(url))
    .map((url) => url.href.replace(/#.*/, ''))
    .filter((address) => address !== page.href);
  return [...new Set(addresses)].map((address) => ({ address, author: '' }));
}

/**
 * Returns the proposed drafts that the owner hasn't decided on. A draft that was published is accepted; a draft that
 * was deleted is rejected, and the address of its original is kept so that it isn't proposed again.
 */
export async function settleProposedDrafts(content: ParsedContent): Promise<ProposedDraft[]> {
  const { folder, items, watch } = content;
  const proposals = await readProposedDrafts(folder);
  const itemOf = ({ file, address }: ProposedDraft) =>
    items.find((item) => item.file === file || Object.values<unknown>(item.data).includes(address));
  const deleted = proposals.filter((proposal) => itemOf(proposal) === undefined);
  watch.rejected = [...(watch.rejected ?? []), ...deleted.map(({ address }) => address)];
  if (deleted.length > 0) await writeJson(folder, WATCH_FILE, watch);
  const waiting = proposals.filter((proposal) => itemOf(proposal)?.data.draft === true);
  await writeProposedDrafts(folder, waiting);
  return waiting;
}

async function readProposedDrafts(folder: string): Promise<ProposedDraft[]> {
  const source = await readFile(join(folder, PROPOSED_DRAFTS_FILE), 'utf8').catch(() => undefined);
  try {
    return source === undefined ? [] : proposedDraftsRecord.parse(JSON.parse(source)).proposals;
  } catch (cause) {
    throw new Error(`${PROPOSED_DRAFTS_FILE} est abîmé ; supprimez-le, il se refait tout seul.`, {
      cause,
    });
  }
}

async function writeProposedDrafts(
  folder: string,
  proposals: readonly ProposedDraft[],
): Promise<void> {
  if (proposals.length > 0) await writeJson(folder, PROPOSED_DRAFTS_FILE, { proposals });
  else await rm(join(folder, PROPOSED_DRAFTS_FILE), { force: true });
}

const writeJson = (folder: string, file: string, data: unknown) =>
  writeFile(join(folder, file), `${JSON.stringify(data, undefined, 2)}\n`);
