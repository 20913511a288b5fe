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

/** A dossier, read from its file. */
export type DossierFile = z.infer<typeof header> & {
  slug: string;
  /** Path of its page, if it is online. */
  path: string;
  /** The paragraphs of its text, unparsed. */
  words: string[];
};

/** Reads a dossier of the tests' content. */
export function dossierFile(slug: string): DossierFile {
  const source = readFileSync(join(SAMPLE, 'dossiers', `${slug}.md`), 'utf8');
  const { frontmatter, content } = parseFrontmatter(source);
  const data = header.parse(frontmatter);
  const words = content.split('\n\n').flatMap((paragraph) => paragraph.trim() || []);
  return { ...data, slug, path: `/dossiers/${data.key}/`, words };
}

/** Reads every dossier of the tests' content, online or not. */
export function dossierFiles(): DossierFile[] {
  return globSync('dossiers/*.md', { cwd: SAMPLE }).map((path) =>
    dossierFile(basename(path, '.md')),
  );
}

/** A dossier for an editor, with a message to her. */
export const DOSSIER = dossierFile('trois-papiers-sur-le-climat');

/** A dossier with items of every category and a private article, on its last day. */
export const MIXED = dossierFile('images-et-voix');

/** A dossier that ended on the day before the build. */
export const ENDED = dossierFile('une-commande-passee');
