import { z } from 'zod';

const said = z.string().optional();

/** What a page says of itself, as far as it says it. */
export const metadata = z.object({
  title: said,
  /** A day (ISO 8601). */
  date: said,
  outlet: said,
  standfirst: said,
  author: said,
  /** The address that it wants to be known by. */
  canonical: said,
  picture: z.object({ url: z.string(), alt: z.string(), credit: said }).optional(),
  /** Whether it is for subscribers. */
  closed: z.boolean(),
});

export type Metadata = z.infer<typeof metadata>;

/** A page, read: nothing in it is code any more. */
export const reading = z.object({
  page: metadata,
  /** Text of its article, in the site's own formatting; nothing when there is none. */
  text: said,
  /** Why it can't be read: French, without a final stop. */
  refused: said,
});

export type Reading = z.infer<typeof reading>;
