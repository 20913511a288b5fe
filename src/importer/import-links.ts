import { parseContent, type ParsedContent } from '../content/parsed-content.server.ts';
import { readCollections } from '../content/read-collections.server.ts';
import type { ImportResult } from '../admin/workflows/import-state.ts';
import { AlreadyImportedError, ImportError } from './import-errors.ts';
import { createImporter } from './importer.ts';

/**
 * Imports links into the content one after the other, as drafts: yields their number, then the result of each. Links
 * already imported are skipped, so that an interrupted import can resume. In place of a feed its articles are imported,
 * and the number is yielded anew.
 *
 * @param folder absolute path of the content folder.
 * @param allowedHosts hosts, with ports, that are allowed though they are not public: in tests.
 * @throws Error in French when there is no link, or the content has a problem.
 */
export async function* importLinks(
  links: readonly string[],
  folder: string,
  allowedHosts: ReadonlySet<string> = new Set(),
): AsyncGenerator<ImportResult | { total: number }> {
  if (links.length === 0)
    throw new Error('Il n’y a pas d’adresse là-dedans : une adresse commence par « https:// ».');
  yield { total: links.length };
  const { importPageAt } = createImporter(await readSoundContent(folder), allowedHosts);
  let total = links.length;
  for (const link of links) {
    const result = await importLink(link);
    if (!Array.isArray(result)) {
      yield result;
      continue;
    }
    total += result.length - 1;
    yield { total };
    for (const address of result) {
      const article = await importLink(address);
      yield Array.isArray(article) ? failure(address, 'c’est un flux dans un flux') : article;
    }
  }

  /** Returns the addresses of the articles of a feed. */
  async function importLink(link: string): Promise<ImportResult | string[]> {
    try {
      const imported = await importPageAt(link);
      if (Array.isArray(imported)) {
        if (imported.length === 0) throw new ImportError('ce flux n’a pas d’article');
        return [...new Set(imported.map(({ address }) => address))];
      }
      const { file, isDraft, remarks } = imported;
      const outcome = [isDraft ? 'pris, en brouillon' : 'pris', ...remarks].join(' ; ');
      return { link, file, outcome };
    } catch (error) {
      if (error instanceof AlreadyImportedError)
        return { link, file: error.file, outcome: 'déjà là' };
      return failure(link, errorMessage(error));
    }
  }
}

/**
 * Reads the content into which pages are imported.
 *
 * @throws Error in French when it has a problem.
 */
export async function readSoundContent(folder: string): Promise<ParsedContent> {
  const checked = await readCollections(folder);
  const [problem] = checked.problems;
  if (problem) throw new Error(`Corrigez d’abord votre contenu. ${problem.line}`);
  return parseContent(checked);
}

const failure = (link: string, reason: string): ImportResult => ({
  link,
  outcome: `rien n’est pris : ${reason}`,
});

/** Says in French why a page could not be imported. */
export function errorMessage(error: unknown): string {
  return error instanceof ImportError ? error.message : 'cette page n’a pas pu être lue';
}
