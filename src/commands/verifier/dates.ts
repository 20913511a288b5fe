import { longDate } from '../../lib/french-date.ts';
import { parseFrenchDate } from '../../lib/parse-french-date.ts';
import type { Rule } from './remark.ts';

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
