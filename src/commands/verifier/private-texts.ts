import type { Rule } from './remark.ts';

/** Articles whose text the site keeps to itself: the repository may not. */
export const privateTexts: Rule = ({ items }) =>
  items
    .filter(({ data }) => data.category === 'Articles' && data.visibilite === 'privee')
    .map(({ file }) => ({
      file,
      path: ['visibilite'],
      message:
        'le site n’a rien du texte que son début, mais un dépôt public sur GitHub le montre en entier ; pour qu’il reste privé, prenez un dépôt privé, avec Cloudflare Pages ou Netlify (MISE-EN-LIGNE.md)',
    }));
