import type { Size } from './site-size.ts';
import type { Cost } from '../../support/time-build.ts';

/** One measured site. */
export interface Measure extends Cost, Size {}

/** What a run of the bench has measured; of what was built several times, the one of the middle time. */
export interface Growth {
  /** The sample content, with an empty cache. */
  sample: Measure;
  articles: {
    added: number;
    /** The bare blog of the same articles. */
    yardstick: Measure;
    /** With an empty cache. */
    cold: Measure;
    /** With the cache that the build of the sample has left: its pictures and the desk. */
    kept: Measure;
    /** Once more, with one changed word. */
    changed: Cost;
    /** What an added article has of its own in the site, in bytes. */
    own: number;
  };
  /** Generated items with pictures, few and many. */
  few: Measure;
  many: Measure;
}

/** One requirement, and whether it was met. */
export interface Verdict {
  what: string;
  value: number;
  limit: number;
}

/** What growth may cost: times in seconds, memory in bytes of a process, weight in bytes of the site. */
export const LIMITS = {
  /**
   * Times the yardstick, with the sample's cache. Of a thousand such articles AstroPaper 5.5, the fastest
   * blog that we know with as much around its articles, took 17.7 s to build without share images, where Astro's
   * portfolio example took 4.9 s: 3.6 times as long.
   */
  kept: 3.5,
  /** Times the yardstick, with an empty cache: 1.3 times as long as AstroPaper, 1.3 × 17.7 / 4.9. */
  cold: 4.7,
  sampleSeconds: 12,
  changedSeconds: 5,
  articleBytes: 60_000,
  manySeconds: 150,
  manyMemory: 1.2e9,
  /** How much the home page may differ, of its size. */
  home: 0.02,
} as const;

/** What the owner waits for while she writes, in seconds. */
export const DEV_LIMITS = { homeSeconds: 3, savedSeconds: 1 } as const;

/** What growth costs, beside what it may cost. */
export function judge({ sample, articles, few, many }: Growth): Verdict[] {
  const { added, yardstick, cold, kept, changed, own } = articles;
  const more = `${added} articles more`;
  return [
    {
      what: `${more}, the sample's cache: times the yardstick`,
      value: kept.seconds / yardstick.seconds,
      limit: LIMITS.kept,
    },
    {
      what: `${more}, empty cache: times the yardstick`,
      value: cold.seconds / yardstick.seconds,
      limit: LIMITS.cold,
    },
    { what: `${more}, one word changed: s`, value: changed.seconds, limit: LIMITS.changedSeconds },
    { what: 'site an article: kB', value: own / 1000, limit: LIMITS.articleBytes / 1000 },
    { what: 'sample, empty cache: s', value: sample.seconds, limit: LIMITS.sampleSeconds },
    { what: 'many items: s', value: many.seconds, limit: LIMITS.manySeconds },
    { what: 'many items, memory: GB', value: many.memory / 1e9, limit: LIMITS.manyMemory / 1e9 },
    {
      what: 'home page, many items against few: difference of its HTML',
      value: Math.abs(many.home - few.home) / few.home,
      limit: LIMITS.home,
    },
  ];
}

/** Whether a requirement was met. */
export const isMet = ({ value, limit }: Verdict): boolean => value <= limit;
