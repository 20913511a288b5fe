import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFrontmatter } from 'astro/markdown';
import { z } from 'zod';

const figure = z.object({ src: z.string(), alt: z.string() });

const frontMatter = z.object({
  category: z.enum(['Articles', 'Vidéos', 'Photos']),
  image: figure.optional(),
  thumbnail: figure.optional(),
  videoUrl: z.string().optional(),
});

/** One item of the sample portfolio: its front matter, and the paragraphs of its text, without pictures and videos. */
export type Sample = z.infer<typeof frontMatter> & { paragraphs: string[] };

/**
 * The sample portfolio, by file name.
 *
 * @param content path of the content folder.
 * @throws ZodError when an item is not what the content check lets through.
 */
export function readSamples(content: string): Sample[] {
  const folder = join(content, 'portfolio');
  return globSync('*.md', { cwd: folder })
    .sort()
    .map((name) => {
      const { frontmatter, content } = parseFrontmatter(readFileSync(join(folder, name), 'utf8'));
      const blocks = content.trim().split(/\n\s*\n/);
      const paragraphs = blocks.filter((block) => !/^!?\[.*\)$/.test(block));
      return { ...frontMatter.parse(frontmatter), paragraphs };
    });
}
