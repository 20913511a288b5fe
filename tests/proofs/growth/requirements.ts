import type { Size } from './site-size.ts';
import type { Cost } from '../../support/time-build.ts';

/** One measured site. */
export interface Measure extends Cost, Size {
  items: number;
}

/** One requirement, and whether it was met. */
export interface Verdict {
  what: string;
  value: number;
  limit: number;
}

/** How much the home page may grow with the portfolio. */
const HOME_GROWTH = 0.02;

/** How much longer one item may take among many than among few: 12 times the time for 10 times the items. */
const TIME_PER_ITEM = 1.2;

/** The memory of a small build machine. */
const GIGABYTES = 4;

/** Which share of a cold build one changed text may cost. */
const REBUILD_SHARE = 0.4;

/**
 * What growth may cost.
 *
 * @param measures of cold builds, from the fewest items to the most.
 * @param rebuild of one site: its cold build, and the next one with one changed text.
 */
export function judge(
  measures: readonly Measure[],
  rebuild?: { cold: Cost; warm: Cost },
): Verdict[] {
  const first = measures[0];
  const [previous, last] = measures.slice(-2);
  const verdicts: Verdict[] = [];
  if (first && previous && last) {
    const per = `${last.items} items against`;
    verdicts.push(
      {
        what: `home page, ${per} ${first.items}: difference of its HTML`,
        value: Math.abs(last.home - first.home) / first.home,
        limit: HOME_GROWTH,
      },
      {
        what: `build time, ${per} ${previous.items}: times as long`,
        value: last.seconds / previous.seconds,
        limit: (TIME_PER_ITEM * last.items) / previous.items,
      },
      { what: `memory, ${last.items} items: GB`, value: last.memory / 1e9, limit: GIGABYTES },
    );
  }
  if (rebuild) {
    verdicts.push({
      what: 'rebuild with one changed text: share of the cold build',
      value: rebuild.warm.seconds / rebuild.cold.seconds,
      limit: REBUILD_SHARE,
    });
  }
  return verdicts;
}

/** Whether a requirement was met. */
export const isMet = ({ value, limit }: Verdict): boolean => value <= limit;
