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
    /** With the cache of the sample: its pictures are there, the share images of the added articles are drawn. */
    first: Measure;
    /** Once more, with everything in the cache. */
    again: Measure;
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

/**
 * What growth may cost: times as often as the bare blog takes, weight in bytes of the site. That many items build at all is
 * enough: 10,000 are ten careers.
 */
export const LIMITS = {
  sample: 6.9,
  first: 15,
  again: 5,
  articleBytes: 75_000,
  /** How much the home page may differ, of its size. */
  home: 0.02,
} as const;

/** How many times as long the owner may wait in the development server among many items as among few. */
export const DEV_LIMITS = { home: 2, saved: 4 } as const;

/** What growth costs, beside what it may cost. */
export function judge({ sample, articles, few, many }: Growth): Verdict[] {
  const { added, yardstick, first, again, own } = articles;
  const more = `${added} articles more`;
  const times = ({ seconds }: Measure) => seconds / yardstick.seconds;
  return [
    {
      what: 'sample, empty cache: times the bare blog',
      value: times(sample),
      limit: LIMITS.sample,
    },
    {
      what: `${more}, share images drawn: times the bare blog`,
      value: times(first),
      limit: LIMITS.first,
    },
    { what: `${more}, once more: times the bare blog`, value: times(again), limit: LIMITS.again },
    { what: 'site an article: kB', value: own / 1000, limit: LIMITS.articleBytes / 1000 },
    {
      what: 'home page, many items against few: difference of its HTML',
      value: Math.abs(many.home - few.home) / few.home,
      limit: LIMITS.home,
    },
  ];
}

/** Whether a requirement was met. */
export const isMet = ({ value, limit }: Verdict): boolean => value <= limit;
