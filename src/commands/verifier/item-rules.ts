import { longDate, parseFrenchDate } from '../../lib/dates.ts';
import type { Rule, Remark } from './report.ts';
import { readDeadLinks, type DeadLink } from '../../content/dead-links.server.ts';
import { isEnded, isItemOnline, isScheduled } from '../../content/publish-status.ts';
import type { DossierFile } from '../../content/parsed-content.server.ts';
import type { ContentEntry } from '../../content/read-collections.server.ts';
import { z } from 'zod';

/** Before this year a date is a slip of the pen: 0206 for 2026. */
const FIRST_YEAR = 1950;

/** A text that means a day, whether or not the calendar has it. */
const DAY = /^\d{1,2}(?:er)?\s+\p{L}+\s+\d{4}$/u;

/** Dates that can't be meant; days to come that change nothing: a publication shows at once, a draft never. */
export const dates: Rule = ({ items, publications }, today) => [
  ...items.flatMap(({ file, data: { date, draft } }) =>
    remark(file, ['date'], longPast(date) ?? (draft ? toCome(date, today, hidden) : undefined)),
  ),
  ...publications.flatMap(({ date: text }, index) => {
    const date = parseFrenchDate(text);
    const isNoDay = DAY.test(text.trim()) && date === undefined;
    const message = isNoDay ? noDay(text) : (longPast(date) ?? toCome(date, today, shown));
    return remark('publications.json', ['publications', index, 'date'], message);
  }),
];

const hidden = (day: string) =>
  `c’est un brouillon, qui ne paraîtra pas le ${day} ; retirez « draft » pour qu’il paraisse ce jour-là`;

const shown = (day: string) =>
  `le ${day} n’est pas encore venu, et la publication est déjà visible ; corrigez la date ou attendez ce jour pour publier`;

const noDay = (text: string) => `« ${text} » n’est pas un jour du calendrier ; corrigez la date`;

const remark = (file: string, path: PropertyKey[], message?: string) =>
  message === undefined ? [] : [{ file, path, message }];

function longPast(date: Date | undefined): string | undefined {
  return date !== undefined && date.getUTCFullYear() < FIRST_YEAR
    ? `l’année ${date.getUTCFullYear()} n’est sans doute pas la bonne ; corrigez-la`
    : undefined;
}

function toCome(
  date: Date | undefined,
  today: Date,
  message: (day: string) => string,
): string | undefined {
  return date !== undefined && date > today ? message(longDate(date)) : undefined;
}

/** Originals and profiles that answer no more, as the weekly check has recorded them. */
export const deadOriginals: Rule = async ({ folder, entries, items }) => {
  const written = new Map(
    entries.map(({ file, data, body }) => [file, JSON.stringify(data) + body]),
  );
  const articles = new Set(items.map(({ file }) => file));
  const dead = await readDeadLinks(folder);
  return dead
    .filter(({ file, address }) => written.get(file)?.includes(address))
    .map((link) => ({
      file: link.file,
      message: `« ${link.address} » ne répond plus depuis le ${longDate(new Date(link.since))} ; ${articles.has(link.file) ? ofArticle(link) : ofOther(link)}`,
    }));
};

function ofArticle({ copy }: DeadLink): string {
  const said = copy
    ? `la page de l’article le dit et mène à la copie d’archive du ${longDate(new Date(copy.day))}`
    : 'la page de l’article le dit';
  return `${said} ; si l’original a une nouvelle adresse, écrivez-la`;
}

function ofOther({ archive, copy }: DeadLink): string {
  return `mettez à la place sa nouvelle adresse, ou celle d’une copie, comme ${copy?.address ?? archive}`;
}

/** Where the page of each dossier is, and until when: nothing else of the site says so. Those that have ended come first. */
export const dossiers: Rule = ({ site, dossiers: all }, today) =>
  all
    .toSorted((one, other) => Number(isEnded(other.data, today)) - Number(isEnded(one.data, today)))
    .flatMap((dossier) => dossierRemark(dossier, site.url, today));

function dossierRemark({ file, data }: DossierFile, site: string, today: Date) {
  const { lastDay, date, key } = data;
  const at = `${site.replace(/\/+$/, '')}/dossiers/${key}/`;
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
      message: `sa page sera à ${at} le ${longDate(date)} ; pour un autre jour, changez la date`,
    };
  if (!isItemOnline(data, today)) return [];
  return {
    file,
    message: `sa page est à ${at}${lastDay ? ` jusqu’au ${longDate(lastDay)}` : ''} ; un dépôt public sur GitHub le montre aussi`,
  };
}

interface Titled {
  file: string;
  path: PropertyKey[];
  title: string;
  /** How to name it to the owner. */
  name: string;
}

const listed = z.array(z.object({ title: z.string() }));
const lists = z.object({ services: listed.optional(), publications: listed.optional() });

/** Titles that stand twice among the items, the services or the publications. */
export const duplicates: Rule = ({ items, entries }) => [
  ...repeated(
    items.map(({ file, data: { title } }) => ({
      file,
      path: ['title'],
      title,
      name: `« ${file} »`,
    })),
  ),
  ...entries.flatMap((document) => repeated(titles(document))),
];

function titles({ collection, file, data }: ContentEntry): Titled[] {
  if (collection !== 'services' && collection !== 'publications') return [];
  return (lists.parse(data)[collection] ?? []).map(({ title }, index) => ({
    file,
    path: [collection, index, 'title'],
    title,
    name: `l’entrée ${index + 1} de la liste`,
  }));
}

/** All but the first of the titles that say the same. */
function repeated(titled: Titled[]): Remark[] {
  const first = new Map<string, Titled>();
  return titled.flatMap((one) => {
    const key = one.title.toLocaleLowerCase('fr').replaceAll(/\s+/g, ' ').trim();
    const before = first.get(key);
    if (key === '' || before === undefined) {
      first.set(key, one);
      return [];
    }
    const { file, path, title } = one;
    return [
      {
        file,
        path,
        message: `« ${title} » est déjà le titre de ${before.name} ; changez l’un des deux`,
      },
    ];
  });
}
