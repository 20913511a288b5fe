import type { Rule } from './remark.ts';
import { figures } from './walk.ts';

/** Pictures without a text alternative: right for an ornament, and for nothing else. */
export const alternatives: Rule = ({ documents }) =>
  documents.flatMap(({ file, data }) =>
    figures(data)
      .filter(({ alt }) => alt.trim() === '')
      .map(({ path }) => ({
        file,
        path: [...path, 'alt'],
        message:
          'cette image n’est pas décrite ; dites en une phrase ce que l’on y voit, ou laissez ainsi si c’est un pur décor',
      })),
  );
