import { longDate } from '../../domain/text/french-date.ts';
import { parseFrenchDate } from '../../domain/text/parse-french-date.ts';
import type { Rule } from './remark.ts';

/** Before this year a date is a slip of the pen: 0206 for 2026. */
const FIRST_YEAR = 1950;

/** A text that means a day, whether or not the calendar has it. */
const DAY = /^\d{1,2}(?:er)?\s+\p{L}+\s+\d{4}$/u;

/** Dates after today, since the site shows such an item at once, before all the others; dates that can't be meant. */
export const dates: Rule = ({ items, publications }, today) => [
  ...items.flatMap(({ file, data: { date } }) => remark(file, ['date'], fault(date, today))),
  ...publications.flatMap(({ date: text }, index) => {
    const date = parseFrenchDate(text);
    const message = DAY.test(text.trim()) && date === undefined ? noDay(text) : fault(date, today);
    return remark('publications.json', ['publications', index, 'date'], message);
  }),
];

const remark = (file: string, path: PropertyKey[], message?: string) =>
  message === undefined ? [] : [{ file, path, message }];

function fault(date: Date | undefined, today: Date): string | undefined {
  if (date === undefined) return undefined;
  if (date.getUTCFullYear() < FIRST_YEAR)
    return `l’année ${date.getUTCFullYear()} n’est sans doute pas la bonne ; corrigez-la`;
  return date > today
    ? `le ${longDate(date)} n’est pas encore venu, et la publication est déjà visible ; corrigez la date ou attendez ce jour pour publier`
    : undefined;
}

const noDay = (text: string) => `« ${text} » n’est pas un jour du calendrier ; corrigez la date`;
