import type { Remark, Rule } from './remark.ts';

const QUOTED = /^["“”„«][^"“”„«»]*["“”»]$/;

/** Articles and videos without a title, and titles that stand in quotation marks, as a word processor leaves them. */
export const titles: Rule = ({ items }) =>
  items.flatMap(({ file, data: { title, category } }): Remark[] => {
    const remark = (message: string) => [{ file, path: ['title'], message }];
    if (title === '' && category !== 'Photos')
      return remark('il n’y a pas de titre ; écrivez-en un, que l’on lise et que l’on cherche');
    if (QUOTED.test(title))
      return remark('ce titre est entre guillemets ; retirez-les, ou dites qui parle');
    return [];
  });
