import { longDate } from '../../lib/dates.ts';
import { isOnline } from '../../content/publish-status.ts';
import type { Rule } from './report.ts';

/** Finds the pieces that the sheet for editors leaves out as they aren't online, and an availability that is past. */
export const findSheetProblems: Rule = ({ sheet, items }, today) => {
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
