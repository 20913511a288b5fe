import type { CmsConfig, Field } from '@sveltia/cms';

/** A form in which the editor edits a content file. */
interface Form {
  fields: Field[];
  /** URL fragment at which the editor opens the file in this form. */
  address: string;
}

/**
 * Finds the form that the editor opens a content file in.
 *
 * @param path of the file, from the project's root.
 * @param data parsed content of the file, which decides between the forms of an entry's variants.
 * @returns undefined for a file that the editor doesn't edit.
 */
export function findForm(
  { singletons = [], collections = [] }: CmsConfig,
  path: string,
  data: Readonly<Record<string, unknown>> = {},
): Form | undefined {
  for (const singleton of singletons) {
    if (!('file' in singleton) || singleton.file !== path) continue;
    const { name, fields } = singleton;
    return { fields, address: `#/collections/_singletons/entries/${name}` };
  }
  for (const collection of collections) {
    if (!('folder' in collection) || collection.hide) continue;
    const { name, folder, filter, fields } = collection;
    if (!path.startsWith(`${folder}/`)) continue;
    if (filter && data[filter.field] !== filter.value) continue;
    const slug = path.slice(folder.length + 1).replace(/\.[^.]+$/, '');
    return { fields, address: `#/collections/${name}/entries/${slug}` };
  }
  return undefined;
}

/**
 * Returns the path of the content file that a form of the editor edits, from the project's root.
 *
 * @param list name of the list; `_singletons` for the single files.
 * @param entry name of the entry in that list.
 */
export function pathOfForm(
  { singletons = [], collections = [] }: CmsConfig,
  list: string,
  entry: string,
): string {
  for (const form of [...singletons, ...collections]) {
    if ('file' in form && list === '_singletons' && form.name === entry) return form.file;
    if ('folder' in form && form.name === list)
      return `${form.folder}/${entry}.${form.extension ?? 'md'}`;
  }
  throw new Error(`The editor has no form for « ${entry} » of « ${list} ».`);
}

/**
 * Formats the path to a field of a form in French, with the labels of the fields and the position in each list.
 *
 * @param path keys and list indexes (from 0) that lead to the field.
 * @returns e.g. « Services, n° 4 › Icône ».
 */
export function formatFieldPath(fields: readonly Field[], path: readonly PropertyKey[]): string {
  const [key, ...rest] = path;
  const field = fields.find(({ name }) => name === key);
  if (!field) return '';
  const [position, ...innerKeys] = rest;
  const label = field.label ?? field.name;
  const itemLabel = typeof position === 'number' ? `${label}, n° ${position + 1}` : label;
  const innerPath = formatFieldPath(
    nestedFields(field),
    typeof position === 'number' ? innerKeys : rest,
  );
  return innerPath === '' ? itemLabel : `${itemLabel} › ${innerPath}`;
}

/**
 * Replaces the field names at the starts of lines in a file with their French labels, so that the owner can read it.
 *
 * @param text JSON, or Markdown with front matter.
 */
export function labelLines(fields: readonly Field[], text: string): string {
  const withNested = (list: readonly Field[]): Field[] =>
    list.flatMap((field) => [field, ...withNested(nestedFields(field))]);
  const labels = new Map(withNested(fields).map(({ name, label = name }) => [name, label]));
  return text.replaceAll(/^([\s-]*)"?(\w+)"?:/gm, (line, indent: string, name: string) =>
    labels.has(name) ? `${indent}${labels.get(name) ?? name} :` : line,
  );
}

/** Returns the fields of an object or list field; none for any other field. */
export function nestedFields(field: Field): Field[] {
  const fields: unknown = 'fields' in field ? field.fields : undefined;
  return isFieldList(fields) ? fields : [];
}

function isFieldList(value: unknown): value is Field[] {
  return Array.isArray(value);
}
