import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseFrontmatter } from 'astro/markdown';
import { z } from 'zod';
import { SAMPLE } from './sample.ts';

const header = z.object({
  title: z.string(),
  recipient: z.string().optional(),
  items: z.array(z.string()),
  key: z.string(),
});

/** A dossier as its file has it. */
export type DossierFile = z.infer<typeof header> & {
  slug: string;
  /** Address of its page, while it has one. */
  path: string;
  /** The text below the header, paragraph by paragraph, as it is written. */
  words: string[];
};

/**
 * A dossier of the tests' content.
 *
 * @param slug name of its file.
 */
export function dossierFile(slug: string): DossierFile {
  const source = readFileSync(join(SAMPLE, 'dossiers', `${slug}.md`), 'utf8');
  const { frontmatter, content } = parseFrontmatter(source);
  const data = header.parse(frontmatter);
  const words = content.split('\n\n').flatMap((paragraph) => paragraph.trim() || []);
  return { ...data, slug, path: `/dossiers/${data.key}/`, words };
}

/** Every dossier of the tests' content, with a page or not. */
export function dossierFiles(): DossierFile[] {
  return globSync('dossiers/*.md', { cwd: SAMPLE }).map((path) =>
    dossierFile(basename(path, '.md')),
  );
}

/** One for an editor, with words to her. */
export const DOSSIER = dossierFile('trois-papiers-sur-le-climat');

/** One with items of every kind, a private text among them, on its last day. */
export const MIXED = dossierFile('images-et-voix');

/** One whose last day was the day before the build. */
export const ENDED = dossierFile('une-commande-passee');
