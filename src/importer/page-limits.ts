import { Parser } from 'htmlparser2';
import { ImportFailure } from './failure.ts';

/** More than this is no page that somebody has written, and what reads pages would take hours over it. */
const MOST = { depth: 120, elements: 20_000, attributes: 200 };

/**
 * Refuses a page whose markup was made to stop its reader.
 *
 * @param html of at most 5 MB.
 * @throws ImportFailure
 */
export function limitPage(html: string): void {
  let depth = 0;
  let elements = 0;
  const parser = new Parser({
    onopentag(_, attributes) {
      depth += 1;
      elements += 1;
      if (
        depth > MOST.depth ||
        elements > MOST.elements ||
        Object.keys(attributes).length > MOST.attributes
      )
        throw new ImportFailure('cette page est trop enchevêtrée pour être lue');
    },
    onclosetag() {
      depth -= 1;
    },
  });
  parser.end(html);
}
