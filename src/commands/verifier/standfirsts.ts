import type { Rule } from './remark.ts';

/** Articles that nothing introduces: their cards show the beginning of their text. */
export const standfirsts: Rule = ({ items }) =>
  items
    .filter(({ data }) => data.category === 'Articles' && data.chapo === undefined)
    .map(({ file }) => ({
      file,
      path: ['chapo'],
      message: 'cet article n’a pas de chapô ; dites-en l’essentiel en une ou deux phrases',
    }));
