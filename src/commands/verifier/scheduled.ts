import { isScheduled } from '../../domain/portfolio/published.ts';
import { longDate } from '../../domain/text/french-date.ts';
import type { Rule } from './remark.ts';

/** Items that wait for their day, the next one first: nothing is wrong with them, and no visitor sees them. */
export const scheduled: Rule = ({ items }, today) =>
  items
    .flatMap(({ file, data }) =>
      data.date !== undefined && isScheduled(data, today) ? [{ file, date: data.date }] : [],
    )
    .toSorted((one, other) => Number(one.date) - Number(other.date))
    .map(({ file, date }) => ({
      file,
      path: ['date'],
      message: `paraîtra le ${longDate(date)} ; pour un autre jour, changez la date`,
    }));
