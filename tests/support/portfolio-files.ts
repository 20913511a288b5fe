import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseFrontmatter } from 'astro/markdown';
import { z } from 'zod';
import { BUILT_AT, SAMPLE } from './sample.ts';

const figure = z.object({ caption: z.string().optional(), credit: z.string().optional() });

const header = z.object({
  category: z.enum(['Articles', 'Vidéos', 'Photos']),
  title: z.string().default(''),
  standfirst: z.string().optional(),
  date: z.coerce.date().optional(),
  place: z.string().optional(),
  topics: z.array(z.string()).optional(),
  outlet: z.string().optional(),
  originalUrl: z.string().optional(),
  videoUrl: z.string().optional(),
  audio: z.string().optional(),
  visibility: z.enum(['public', 'private']).optional(),
  featured: z.boolean().optional(),
  image: figure.optional(),
});

/** A portfolio item, read from its file. */
export type PortfolioFile = z.infer<typeof header> & {
  slug: string;
  /** « 2026-11-21 ». */
  day: string | undefined;
  /** Its text, unparsed. */
  body: string;
};

/** Reads the portfolio items that are online on the tests' site, unordered. */
export function portfolioFiles(): PortfolioFile[] {
  return allFiles().filter(({ date }) => date === undefined || date <= BUILT_AT);
}

/** Reads the scheduled items. */
export function scheduledFiles(): PortfolioFile[] {
  return allFiles().filter(({ date }) => date !== undefined && date > BUILT_AT);
}

function allFiles(): PortfolioFile[] {
  return globSync('portfolio/*.md', { cwd: SAMPLE }).map((path) => {
    const { frontmatter, content } = parseFrontmatter(readFileSync(join(SAMPLE, path), 'utf8'));
    const data = header.parse(frontmatter);
    return {
      ...data,
      slug: basename(path, '.md'),
      day: data.date?.toISOString().slice(0, 10),
      body: content.trim(),
    };
  });
}
