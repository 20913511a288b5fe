import type { Rule } from './remark.ts';

/** Videos that open nothing (spec §2, Portfolio modals). */
export const videos: Rule = ({ items }) =>
  items
    .filter(({ data }) => data.category === 'Vidéos' && data.videoUrl === undefined)
    .map(({ file }) => ({
      file,
      message: 'cette vidéo n’a pas d’adresse et ne s’ouvre pas ; ajoutez « videoUrl »',
    }));
