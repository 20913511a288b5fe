import type { Rule } from './remark.ts';

/** Photographs of which nobody is told who took them: those of photo items and of articles. */
export const credits: Rule = ({ items }) =>
  items
    .filter(({ data }) => data.category !== 'Vidéos' && data.image && !data.image.credit)
    .map(({ file }) => ({
      file,
      path: ['image', 'credit'],
      message: 'l’auteur de cette image n’est pas nommé ; écrivez-le, même si c’est vous',
    }));
