import { longDate, parseFrenchDate } from '../../lib/dates.ts';
import type { Rule, Problem } from './verifier-report.ts';
import { readDeadLinks, type DeadLink } from '../../content/dead-links.server.ts';
import { isEnded, isOnline, isScheduled } from '../../content/publish-status.ts';
import type { DossierFile } from '../../content/parsed-content.server.ts';
import type { ContentEntry } from '../../content/read-collections.server.ts';
import { z } from 'zod';

/** A date before this year is a typing error: 0206 for 2026. */
const FIRST_YEAR = 1950;

/** Matches a text in the form of a French date, such as « 31 juin 2026 », even if there is no such day. */
const DAY_TEXT = /^\d{1,2}(?:er)?\s+\p{L}+\s+\d{4}$/u;

/** Finds implausible dates, and future dates that change nothing: drafts never appear, publications and corrections at once. */
export const findDateProblems: Rule = ({ items, publications }, today) => [
  ...items.flatMap(({ file, data: { date, draft } }) =>
    problemAt(
      file,
      ['date'],
      tooOldMessage(date) ?? (draft ? futureMessage(date, today, draftNotShown) : undefined),
    ),
  ),
  ...items.flatMap(({ file, data }) =>
    (data.category === 'Articles' ? (data.corrections ?? []) : []).flatMap(({ day }, index) =>
      problemAt(file, ['corrections', index, 'day'], futureMessage(day, today, correctedTooEarly)),
    ),
  ),
  ...publications.flatMap(({ date: text }, index) => {
    const date = parseFrenchDate(text);
    const isNoDay = DAY_TEXT.test(text.trim()) && date === undefined;
    const message = isNoDay
      ? notACalendarDay(text)
      : (tooOldMessage(date) ?? futureMessage(date, today, shownTooEarly));
    return problemAt('publications.json', ['publications', index, 'date'], message);
  }),
];

const draftNotShown = (day: string) =>
  `c’est un brouillon, qui ne paraîtra pas le ${day} ; retirez « draft » pour qu’il paraisse ce jour-là`;

const shownTooEarly = (day: string) =>
  `le ${day} n’est pas encore venu, et la publication est déjà visible ; corrigez la date ou attendez ce jour pour publier`;

const correctedTooEarly = (day: string) =>
  `le ${day} n’est pas encore venu, et la correction est déjà visible ; corrigez le jour`;

const notACalendarDay = (text: string) =>
  `« ${text} » n’est pas un jour du calendrier ; corrigez la date`;

const problemAt = (file: string, path: PropertyKey[], message?: string) =>
  message === undefined ? [] : [{ file, path, message }];

function tooOldMessage(date: Date | undefined): string | undefined {
  return date !== undefined && date.getUTCFullYear() < FIRST_YEAR
    ? `l’année ${date.getUTCFullYear()} n’est sans doute pas la bonne ; corrigez-la`
    : undefined;
}

function futureMessage(
  date: Date | undefined,
  today: Date,
  message: (day: string) => string,
): string | undefined {
  return date !== undefined && date > today ? message(longDate(date)) : undefined;
}

/** Reports the dead links that the weekly check has recorded and the content still has. */
export const findDeadLinks: Rule = async ({ folder, entries, items }) => {
  const contentByFile = new Map(
    entries.map(({ file, data, body }) => [file, JSON.stringify(data) + body]),
  );
  const articles = new Set(items.map(({ file }) => file));
  const deadLinks = await readDeadLinks(folder);
  return deadLinks
    .filter(({ file, address }) => contentByFile.get(file)?.includes(address))
    .map((link) => ({
      file: link.file,
      message: `« ${link.address} » ne répond plus depuis le ${longDate(new Date(link.since))} ; ${articles.has(link.file) ? adviceForArticle(link) : adviceForOther(link)}`,
    }));
};

function adviceForArticle({ copy }: DeadLink): string {
  const articleNotice = copy
    ? `la page de l’article le dit et mène à la copie d’archive du ${longDate(new Date(copy.day))}`
    : 'la page de l’article le dit';
  return `${articleNotice} ; si l’original a une nouvelle adresse, écrivez-la`;
}

function adviceForOther({ archive, copy }: DeadLink): string {
  return `mettez à la place sa nouvelle adresse, ou celle d’une copie, comme ${copy?.address ?? archive}`;
}

/** Reports the address and last day of each dossier, which the site shows nowhere; ended ones first. */
export const reportDossierAddresses: Rule = ({ site, dossiers: all }, today) =>
  all
    .toSorted((one, other) => Number(isEnded(other.data, today)) - Number(isEnded(one.data, today)))
    .flatMap((dossier) => reportDossier(dossier, site.url, today));

function reportDossier({ file, data }: DossierFile, site: string, today: Date) {
  const { lastDay, date, key } = data;
  const address = `${site.replace(/\/+$/, '')}/dossiers/${key}/`;
  if (lastDay && isEnded(data, today))
    return {
      file,
      path: ['lastDay'],
      message: `le ${longDate(lastDay)} est passé et la page n’existe plus ; donnez-lui un autre dernier jour, ou supprimez ce dossier`,
    };
  if (date && isScheduled(data, today))
    return {
      file,
      path: ['date'],
      message: `sa page sera à ${address} le ${longDate(date)} ; pour un autre jour, changez la date`,
    };
  if (!isOnline(data, today)) return [];
  return {
    file,
    message: `sa page est à ${address}${lastDay ? ` jusqu’au ${longDate(lastDay)}` : ''} ; un dépôt public sur GitHub le montre aussi`,
  };
}

interface TitleEntry {
  file: string;
  path: PropertyKey[];
  title: string;
  /** How the French message names the earlier item or list entry to the owner. */
  name: string;
}

const titleList = z.array(z.object({ title: z.string() }));
const titleListsSchema = z.object({
  services: titleList.optional(),
  publications: titleList.optional(),
});

/** Finds titles used twice among the items, the services or the publications. */
export const findDuplicateTitles: Rule = ({ items, entries }) => [
  ...findRepeated(
    items.map(({ file, data: { title } }) => ({
      file,
      path: ['title'],
      title,
      name: `« ${file} »`,
    })),
  ),
  ...entries.flatMap((document) => findRepeated(listTitles(document))),
];

function listTitles({ collection, file, data }: ContentEntry): TitleEntry[] {
  if (collection !== 'services' && collection !== 'publications') return [];
  return (titleListsSchema.parse(data)[collection] ?? []).map(({ title }, index) => ({
    file,
    path: [collection, index, 'title'],
    title,
    name: `l’entrée ${index + 1} de la liste`,
  }));
}

/** Reports each title that repeats an earlier one. */
function findRepeated(entries: TitleEntry[]): Problem[] {
  const firstByTitle = new Map<string, TitleEntry>();
  return entries.flatMap((entry) => {
    const key = entry.title.toLocaleLowerCase('fr').replaceAll(/\s+/g, ' ').trim();
    const earlier = firstByTitle.get(key);
    if (key === '' || earlier === undefined) {
      firstByTitle.set(key, entry);
      return [];
    }
    const { file, path, title } = entry;
    return [
      {
        file,
        path,
        message: `« ${title} » est déjà le titre de ${earlier.name} ; changez l’un des deux`,
      },
    ];
  });
}

/**
 * Finds portfolio items on the editors' sheet (`sheet.json`) that it leaves out because they aren't online or don't exist,
 * and a day of availability that is past.
 */
export const findEditorsSheetProblems: Rule = ({ sheet, items }, today) => {
  if (!sheet) return [];
  const file = 'sheet.json';
  const { pieces, availableFrom } = sheet;
  return [
    ...pieces.flatMap((slug, index) => {
      const item = items.find((candidate) => candidate.slug === slug);
      if (item && isOnline(item.data, today)) return [];
      const fault = item
        ? `« ${slug} » n’est pas en ligne, et la fiche ne le montre pas`
        : `aucun élément du portfolio ne s’appelle « ${slug} »`;
      return {
        file,
        path: ['pieces', index],
        message: `${fault} ; choisissez-en un autre`,
        broken: true,
      };
    }),
    ...(availableFrom && availableFrom < today
      ? [
          {
            file,
            path: ['availableFrom'],
            message: `le ${longDate(availableFrom)} est passé, et la fiche ne le dit plus ; changez ce jour, ou effacez-le`,
          },
        ]
      : []),
  ];
};
