import { readFile } from 'node:fs/promises';
import { parse, type ParseError } from 'jsonc-parser';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';

/**
 * The data of one content file: a JSON document, or the front matter of a Markdown one.
 *
 * @param path absolute path of the file.
 * @throws Error in French when the file is not well formed, with the line where it goes wrong.
 */
export async function readData(path: string): Promise<unknown> {
  const source = await readFile(path, 'utf8');
  return path.endsWith('.json') ? readJson(source) : readFrontMatter(source);
}

function readJson(source: string): unknown {
  const errors: ParseError[] = [];
  const data: unknown = parse(source, errors, { disallowComments: true });
  const [first] = errors;
  if (!first) return data;
  const line = source.slice(0, first.offset).split('\n').length;
  throw new Error(
    `le fichier n’est pas du JSON valide (ligne ${line}) ; vérifiez les virgules, les guillemets et les accolades`,
  );
}

function readFrontMatter(source: string): unknown {
  const file = new VFile(source);
  try {
    matter(file);
  } catch (error) {
    const line = /at line (\d+)/.exec(String(error))?.[1];
    const place = line === undefined ? '' : ` (ligne ${Number(line) + 1})`;
    throw new Error(
      `l’en-tête entre les deux « --- » est mal formé${place} ; vérifiez les deux-points, les guillemets et les retraits`,
      { cause: error },
    );
  }
  return file.data['matter'] ?? {};
}
