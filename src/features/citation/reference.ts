import { longDate } from '../../lib/french-date.ts';
import type { Citation } from './citation.server.ts';

/** The reference as people write it: author, title, outlet, day, address. */
export function reference({ title, author, container, isPress, day, url }: Citation): string {
  // A title that quotes already: its own quotation marks become those of a quotation within one.
  const quoted = title.replaceAll(/«\s*/g, '“').replaceAll(/\s*»/g, '”');
  const where = isPress ? [container] : [];
  const when = day === undefined ? [] : [longDate(new Date(day))];
  return `${[author, `«\u00a0${quoted}\u00a0»`, ...where, ...when].join(', ')}. ${url}`;
}
