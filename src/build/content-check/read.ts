import { readFile } from 'node:fs/promises';
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
  try {
    return JSON.parse(source);
  } catch (error) {
    throw new Error(
      `le fichier n’est pas du JSON valide${jsonLine(source, error)} ; vérifiez les virgules, les guillemets et les accolades`,
      { cause: error },
    );
  }
}

function jsonLine(source: string, error: unknown): string {
  const position = /position (\d+)/.exec(String(error))?.[1];
  if (position === undefined) return '';
  return ` (ligne ${source.slice(0, Number(position)).split('\n').length})`;
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
