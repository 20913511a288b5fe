import { longDate } from '../../domain/text/french-date.ts';
import { parseFrenchDate } from '../../domain/text/parse-french-date.ts';
import type { Rule } from './remark.ts';

/** Dates after today: the site shows such an item at once, before all the others. */
export const dates: Rule = ({ items, publications }, today) => [
  ...items
    .filter(({ data: { date } }) => date !== undefined && date > today)
    .map(({ file, data: { date } }) => ({ file, path: ['date'], message: message(date) })),
  ...publications.flatMap(({ date: text }, index) => {
    const date = parseFrenchDate(text);
    if (date === undefined || date <= today) return [];
    return [
      { file: 'publications.json', path: ['publications', index, 'date'], message: message(date) },
    ];
  }),
];

const message = (date = new Date()) =>
  `le ${longDate(date)} n’est pas encore venu, et la publication est déjà visible ; corrigez la date ou attendez ce jour pour publier`;
