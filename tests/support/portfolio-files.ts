import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseFrontmatter } from 'astro/markdown';
import { z } from 'zod';
import { SAMPLE } from './sample.ts';

const figure = z.object({ legende: z.string().optional(), credit: z.string().optional() });

const header = z.object({
  category: z.enum(['Articles', 'Vidéos', 'Photos']),
  title: z.string().default(''),
  chapo: z.string().optional(),
  date: z.coerce.date().optional(),
  lieu: z.string().optional(),
  themes: z.array(z.string()).optional(),
  outlet: z.string().optional(),
  originalUrl: z.string().optional(),
  videoUrl: z.string().optional(),
  image: figure.optional(),
});

/** One item of the portfolio as its file has it. */
export type PortfolioFile = z.infer<typeof header> & {
  slug: string;
  /** « 2026-11-21 ». */
  day: string | undefined;
  /** The text below the header, as it is written. */
  body: string;
};

/** Every item of the portfolio, in no order. */
export function portfolioFiles(): PortfolioFile[] {
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
