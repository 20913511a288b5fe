import type { CmsConfig } from '@sveltia/cms';

/**
 * Where the editor shows a file of the content.
 *
 * @param path from the root of the repository.
 * @param text of the file, by which a list of one kind of entries knows its own.
 * @returns the end of the address; nothing when the editor doesn't show that file.
 */
export function entryAddress(
  { collections = [], singletons = [] }: CmsConfig,
  path: string,
  text: string,
): string | undefined {
  const single = singletons.find((one) => 'file' in one && one.file === path);
  if (single && 'name' in single) return `#/collections/_singletons/entries/${single.name}`;
  const slash = path.lastIndexOf('/');
  const [folder, slug] = [path.slice(0, slash), path.slice(slash + 1).replace(/\.[^.]+$/, '')];
  const list = collections.find(
    (one) => 'folder' in one && !one.hide && one.folder === folder && holds(one.filter, text),
  );
  return list && 'name' in list ? `#/collections/${list.name}/entries/${slug}` : undefined;
}

/** Whether a line of the file says what the list asks for. */
function holds(filter: unknown, text: string): boolean {
  if (typeof filter !== 'object' || filter === null) return true;
  if (!('field' in filter && 'value' in filter)) return true;
  const line = `${String(filter.field)}: ${String(filter.value)}`;
  return text.replaceAll(/["']/g, '').split('\n').includes(line);
}
