import type { CmsConfig } from '@sveltia/cms';
import { FRONT_PAGE_ITEMS } from '@/content/item.ts';
import { isOnline, isScheduled } from '@/content/publish-status.ts';
import { dayInCameroon, longDate } from '@/lib/dates.ts';
import { findForm } from '../config/find-form.ts';
import type { ContentAccess } from './before-saving.ts';
import { parseFields, parseFrontMatter } from './cross-file-checks.ts';
import { askInDialog, createElement, errorMessage } from './dialog.ts';
import { withNewItemFields } from './new-drafts.ts';
import { formatBackupCount, showBackups } from './backups-list.ts';
import { listBackups } from './form-backups.ts';
import { PORTFOLIO_FOLDER } from './featured-items.ts';
import { addStatusBarButton } from './status-bar.ts';
import { PROPOSED_DRAFTS_FILE, proposedDraftsRecord } from '@/content/proposed-drafts.ts';

/** Names of the lists of the portfolio, and what a new item of each is called. */
const NEW_ITEMS = {
  articles: 'Nouvel article',
  videos: 'Nouvelle vidéo',
  photos: 'Nouvelle photo',
};

/** How many items of one kind are named. */
const MAX_LISTED = 6;

interface DashboardSources extends Pick<ContentAccess, 'readInBackground' | 'readTexts'> {
  /** Whether the dashboard opens by itself: the page's address names no list and no form. */
  opensFirst: boolean;
  /** The button that imports articles by their links. */
  pasteLinksButton: HTMLButtonElement;
  /** Renders how the last publication went; none where nothing is published. */
  renderPublication?: () => Promise<HTMLElement[]>;
}

/**
 * Adds a button to the status bar for the dialog that says what waits for the owner, and from which she begins something
 * new.
 */
export function addDashboard(config: CmsConfig, sources: DashboardSources): void {
  const show = () => showDashboard(config, sources);
  addStatusBarButton('Accueil', show).className = 'desk-home';
  if (sources.opensFirst) void show();
}

async function showDashboard(config: CmsConfig, sources: DashboardSources): Promise<void> {
  const { pasteLinksButton, renderPublication } = sources;
  const links = Object.entries(NEW_ITEMS).map(([list, textContent]) =>
    createElement('a', { href: withNewItemFields(`#/collections/${list}/new`), textContent }),
  );
  const pasteButton = createElement('button', {
    type: 'button',
    textContent: pasteLinksButton.textContent,
    onclick: () => {
      pasteLinksButton.click();
    },
  });
  const content = createElement('div', {}, [
    createElement('nav', { ariaLabel: 'Commencer' }, [...links, pasteButton]),
    ...[renderPublication, () => renderItems(config, sources)].map(renderLater),
  ]);
  content.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a, button'))
      content.closest('dialog')?.close();
  });
  await askInDialog({ title: 'Votre bureau', content: [content], choices: { '': 'Fermer' } });
}

/** Returns an element that is filled in as soon as its content is there. */
function renderLater(render: (() => Promise<HTMLElement[]>) | undefined): HTMLElement {
  const part = createElement('div', { role: 'status' });
  void render?.().then(
    (children) => {
      part.replaceChildren(...children);
    },
    (error: unknown) => {
      part.textContent = `Vos textes n’ont pas pu être lus\u202f: ${errorMessage(error)}`;
    },
  );
  return part;
}

/** Renders what isn't saved, what isn't online yet, and what is on the front page. */
async function renderItems(
  config: CmsConfig,
  { readInBackground, readTexts }: DashboardSources,
): Promise<HTMLElement[]> {
  const [texts, proposals, { length: keptCount }] = await Promise.all([
    readTexts(PORTFOLIO_FOLDER),
    readProposedDrafts(readInBackground),
    listBackups(),
  ]);
  const items = groupPortfolioByStatus(texts, proposals, dayInCameroon(new Date()));
  const linkTo = ({ path, title }: DashboardItem) => {
    const form = findForm(config, path, parseFields(texts.get(path) ?? ''));
    return form ? createElement('a', { href: form.address, textContent: title }) : title;
  };
  const section = (title: string, list: readonly DashboardItem[], instructions?: string) => {
    if (list.length === 0) return [];
    const lines = list
      .slice(0, MAX_LISTED)
      .map((item) => [
        linkTo(item),
        item.scheduledFor ? `, le ${longDate(item.scheduledFor)}` : '',
      ]);
    if (list.length > MAX_LISTED)
      lines.push([`et ${list.length - MAX_LISTED} de plus, dans les listes`]);
    return [
      createElement('h3', { textContent: title }),
      ...(instructions ? [createElement('p', { textContent: instructions })] : []),
      createElement(
        'ul',
        {},
        lines.map((line) => createElement('li', {}, line)),
      ),
    ];
  };
  const kept = createElement('button', {
    type: 'button',
    textContent: formatBackupCount(keptCount),
    onclick: () => void showBackups(config),
  });
  return [
    ...(keptCount > 0 ? [createElement('h3', { textContent: 'Pas enregistré' }), kept] : []),
    ...section(
      describeProposedDrafts(items.proposed.length),
      items.proposed,
      PROPOSED_DRAFTS_INSTRUCTIONS,
    ),
    ...section(`Brouillons (${items.drafts.length})`, items.drafts),
    ...section(`Programmés (${items.scheduled.length})`, items.scheduled),
    ...section(`À la une (${items.featured.length} sur ${FRONT_PAGE_ITEMS})`, items.featured),
  ];
}

/** An item of the portfolio that the dashboard names. */
interface DashboardItem {
  path: string;
  title: string;
  /** The day on which a scheduled item goes online by itself, at midnight UTC. */
  scheduledFor?: Date | undefined;
}

/** The name of an item's file, which is made of the start of its text when it has no title. */
const fileName = (path: string) => path.replace(/^.*\//, '').replace(/\.md$/, '');

/**
 * Sorts the items of the portfolio by what the owner has to know of them: what is scheduled by the day that comes next, the
 * others with the latest day first.
 *
 * @param texts Markdown files by path.
 * @param proposals paths of the drafts that the weekly run has made.
 * @param today the current day, at midnight UTC.
 */
export function groupPortfolioByStatus(
  texts: ReadonlyMap<string, string>,
  proposals: readonly string[],
  today: Date,
) {
  const items = [...texts]
    .map(([path, text]) => ({ path, ...parseFrontMatter(text) }))
    .map((item) => ({ ...item, title: item.title || `Sans titre\u202f: ${fileName(item.path)}` }))
    .toSorted((one, other) => Number(other.date ?? 0) - Number(one.date ?? 0));
  const drafts = items.filter(({ draft }) => draft);
  return {
    proposed: drafts.filter(({ path }) => proposals.includes(path)),
    drafts: drafts.filter(({ path }) => !proposals.includes(path)),
    scheduled: items
      .filter((item) => isScheduled(item, today))
      .toReversed()
      .map((item) => ({ ...item, scheduledFor: item.date })),
    featured: items.filter((item) => item.featured && isOnline(item, today)),
  };
}

const PROPOSED_DRAFTS_INSTRUCTIONS =
  'Publiez ceux que vous gardez\u202f; supprimez les autres\u202f: ils ne vous seront plus proposés.';

/**
 * Reads which drafts the weekly run has made, of which the owner is asked whether they are hers. She answers by publishing
 * or by deleting each.
 *
 * @param readText reads a content file; undefined when there is none.
 * @returns paths of the files, from the project's root.
 */
export async function readProposedDrafts(
  readText: (path: string) => Promise<string | undefined>,
): Promise<string[]> {
  const record = await readText(`content/${PROPOSED_DRAFTS_FILE}`);
  if (record === undefined || record === '') return [];
  return proposedDraftsRecord
    .parse(JSON.parse(record))
    .proposals.map(({ file }) => `content/${file}`);
}

/** Asks in French whether drafts are the owner's. */
const describeProposedDrafts = (count: number) =>
  count === 1
    ? '1 texte à relire\u202f: est-il de vous\u202f?'
    : `${count} textes à relire\u202f: sont-ils de vous\u202f?`;
