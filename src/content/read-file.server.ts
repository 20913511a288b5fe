import { readFile } from 'node:fs/promises';
import { parseFrontmatter } from 'astro/markdown';
import { parse, visit, type ParseError } from 'jsonc-parser';
import { z } from 'zod';
import type { ContentFile } from './check/entry-problems.ts';
import { removeInvisibleCharacters, removeSoftHyphens } from './text/typography.ts';

/**
 * Reads and parses one content file, as Astro does.
 *
 * @param path absolute path of the file.
 * @throws Error in French when the file is not well formed, with the line where it goes wrong.
 */
export async function readContentFile(path: string): Promise<ContentFile> {
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new Error(
      'le fichier ne s’ouvre pas ; vérifiez que c’en est un, et que vous y avez accès',
      { cause },
    );
  });
  const text = decodeUtf8(bytes);
  if (path.endsWith('.json')) {
    const source = removeSoftHyphens(removeInvisibleCharacters(text));
    return { data: readJson(text, source), body: '', source };
  }
  const source = removeInvisibleCharacters(text).replace(FRONT_MATTER, removeSoftHyphens);
  return { ...readMarkdown(source), source };
}

/** Matches the front matter of a Markdown file: soft hyphens are removed there, but stay in the text below. */
const FRONT_MATTER = /^---\r?\n.*?\n---/s;

/** Reads only the data of a content file. */
export async function readContentData(path: string): Promise<unknown> {
  return (await readContentFile(path)).data;
}

function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    throw new Error(
      'les lettres accentuées sont illisibles ; enregistrez le fichier de nouveau, avec l’encodage UTF-8',
      { cause: error },
    );
  }
}

function readJson(text: string, source: string): unknown {
  if (text.startsWith('\uFEFF'))
    throw new Error(
      'le fichier commence par un signe invisible ; enregistrez-le de nouveau, avec l’encodage « UTF-8 sans BOM »',
    );
  const errors: ParseError[] = [];
  const data: unknown = parse(source, errors, { disallowComments: true });
  const [firstError] = errors;
  if (firstError)
    throw new Error(
      `le fichier n’est pas du JSON valide (ligne ${lineNumberAt(source, firstError.offset)}) ; vérifiez les virgules, les guillemets et les accolades`,
    );
  throwOnRepeatedFields(source);
  return data;
}

/**
 * Throws when a JSON object has two fields of the same name: parsers keep only the last, and the owner would silently
 * lose the first.
 */
function throwOnRepeatedFields(source: string): void {
  const groups: Set<string>[] = [];
  visit(source, {
    onObjectBegin: () => void groups.push(new Set()),
    onObjectEnd: () => void groups.pop(),
    onObjectProperty: (name, offset) => {
      const group = groups.at(-1);
      if (group?.has(name))
        throw new Error(
          `le champ « ${name} » est écrit deux fois (ligne ${lineNumberAt(source, offset)}) ; retirez l’un des deux`,
        );
      group?.add(name);
    },
  });
}

function lineNumberAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}

const yamlError = z.object({
  reason: z.string(),
  /** Position of the error; `line` is 0 at the first « --- ». */
  mark: z.object({ line: z.int() }),
});

function readMarkdown(source: string): Omit<ContentFile, 'source'> {
  try {
    const { frontmatter, rawFrontmatter, content } = parseFrontmatter(source);
    if (rawFrontmatter !== '') {
      // Any line that starts with « --- » ends the front matter, even in the middle of a text.
      if (!/^\s*?(\n|$)/.test(content)) throw new Error('Text after the end of the front matter');
      return { data: frontmatter, body: content };
    }
  } catch (error) {
    throw new Error(frontmatterMessage(error, source), { cause: error });
  }
  throw new Error(
    'l’en-tête manque ; ouvrez le fichier sur une ligne « --- », et fermez l’en-tête par une autre',
  );
}

function frontmatterMessage(error: unknown, source: string): string {
  const { data } = yamlError.safeParse(error);
  const place = data ? ` (ligne ${data.mark.line + 1})` : '';
  if (data?.reason === 'duplicated mapping key') {
    const [name = ''] = (source.split('\n')[data.mark.line] ?? '').split(':');
    return `le champ « ${name.trim()} » est écrit deux fois${place} ; retirez l’un des deux`;
  }
  return `l’en-tête entre les deux « --- » est mal formé${place} ; si c’est un texte, mettez-le entre guillemets ; vérifiez aussi les deux-points et les retraits, qui se font avec des espaces`;
}
