import { isScheduled } from '../../content/visibility.ts';
import { longDate } from '../../lib/dates.ts';
import type { Problem, Rule } from './report.ts';
import { listPictures } from './content-values.ts';

/** Items that wait for their day, the next one first: nothing is wrong with them, and no visitor sees them. */
export const listScheduledItems: Rule = ({ items }, today) =>
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

/** Articles whose text the site keeps to itself: the repository may not. */
export const warnOfPrivateArticles: Rule = ({ items }) =>
  items
    .filter(({ data }) => data.category === 'Articles' && data.visibility === 'private')
    .map(({ file }) => ({
      file,
      path: ['visibility'],
      message:
        'le site n’a rien du texte que son début, mais un dépôt public sur GitHub le montre en entier ; pour qu’il reste privé, prenez un dépôt privé, avec Cloudflare Pages ou Netlify (MISE-EN-LIGNE.md)',
    }));

const QUOTED_TITLE = /^["“”„«][^"“”„«»]*["“”»]$/;

/** Articles and videos without a title, and titles that stand in quotation marks, as a word processor leaves them. */
export const findMissingOrQuotedTitles: Rule = ({ items }) =>
  items.flatMap(({ file, data: { title, category } }): Problem[] => {
    const problem = (message: string) => [{ file, path: ['title'], message }];
    if (title === '' && category !== 'Photos')
      return problem('il n’y a pas de titre ; écrivez-en un, que l’on lise et que l’on cherche');
    if (QUOTED_TITLE.test(title))
      return problem('ce titre est entre guillemets ; retirez-les, ou dites qui parle');
    return [];
  });

/** Pictures without a text alternative: right for an ornament, and for nothing else. */
export const findMissingAltTexts: Rule = ({ documents }) =>
  documents.flatMap(({ file, data }) =>
    listPictures(data)
      .filter(({ alt }) => alt.trim() === '')
      .map(({ path }) => ({
        file,
        path: [...path, 'alt'],
        message:
          'cette image n’est pas décrite ; dites en une phrase ce que l’on y voit, ou laissez ainsi si c’est un pur décor',
      })),
  );

/** Photographs of which nobody is told who took them: those of photo items and of articles. */
export const findMissingCredits: Rule = ({ items }) =>
  items
    .filter(({ data }) => data.category !== 'Vidéos' && data.image && !data.image.credit)
    .map(({ file }) => ({
      file,
      path: ['image', 'credit'],
      message: 'l’auteur de cette image n’est pas nommé ; écrivez-le, même si c’est vous',
    }));

/** Articles that nothing introduces: their cards show the beginning of their text. */
export const findMissingStandfirsts: Rule = ({ items }) =>
  items
    .filter(({ data }) => data.category === 'Articles' && data.standfirst === undefined)
    .map(({ file }) => ({
      file,
      path: ['standfirst'],
      message: 'cet article n’a pas de chapô ; dites-en l’essentiel en une ou deux phrases',
    }));
