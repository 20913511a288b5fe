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

/** Labels of the dashboard's links to the forms for new portfolio items, by the name of the editor's list. */
const NEW_ITEMS = {
  articles: 'Nouvel article',
  videos: 'Nouvelle vidéo',
  photos: 'Nouvelle photo',
};

/** How many items a section of the dashboard lists at most; below them it says how many more there are. */
const MAX_LISTED = 6;

interface DashboardSources extends Pick<ContentAccess, 'readInBackground' | 'readTexts'> {
  /** Whether the dashboard opens with the admin page, as it does when the URL of the page names no list or form. */
  opensFirst: boolean;
  /** The status bar's button that imports articles, videos and publications by their links; the dashboard's clicks it. */
  pasteLinksButton: HTMLButtonElement;
  /** Renders the status of the last deployment of the site; missing in the local admin, which deploys nothing. */
  renderPublication?: () => Promise<HTMLElement[]>;
}

/**
 * Adds the button « Accueil » to the status bar. It opens the dashboard, a dialog that shows what waits for the owner and has
 * links to begin something new.
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

/** Returns an empty element at once, and fills it with the rendered content when that is ready. */
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

/** Renders the sections of the dashboard: unsaved forms, proposed drafts, other drafts, scheduled and featured items. */
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

/** A portfolio item that a section of the dashboard lists. */
interface DashboardItem {
  path: string;
  title: string;
  /** The day on which a scheduled item goes online by itself, at midnight UTC. */
  scheduledFor?: Date | undefined;
}

/** Returns the file name of an item, without folder and extension: the dashboard shows it for an item without a title. */
const fileName = (path: string) => path.replace(/^.*\//, '').replace(/\.md$/, '');

/**
 * Groups the portfolio items for the sections of the dashboard. The next day comes first among scheduled items, and the latest
 * day in the other groups.
 *
 * @param texts Markdown files by path.
 * @param proposals paths of the drafts that the weekly search for new articles and videos has made.
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
 * Reads which drafts were made by the weekly search for new articles and videos of the owner. She publishes those that are
 * hers, and deletes the others.
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

/** Returns the French heading of the dashboard's section for proposed drafts, which asks whether they are by the owner. */
const describeProposedDrafts = (count: number) =>
  count === 1
    ? '1 texte à relire\u202f: est-il de vous\u202f?'
    : `${count} textes à relire\u202f: sont-ils de vous\u202f?`;
