import type { CmsConfig, Field } from '@sveltia/cms';

/**
 * The form in which a content file opens.
 *
 * @param path of the file, from the root of the site.
 * @param data of the file: each variant of an entry has a form of its own.
 * @returns its fields; none for a file that the desk doesn't edit.
 */
export function findFormFields(
  { singletons = [], collections = [] }: CmsConfig,
  path: string,
  data: Readonly<Record<string, unknown>> = {},
): Field[] {
  for (const one of singletons) if ('file' in one && one.file === path) return one.fields;
  for (const one of collections) {
    if (!('folder' in one) || one.hide || !path.startsWith(`${one.folder}/`)) continue;
    if (!one.filter || data[one.filter.field] === one.filter.value) return one.fields;
  }
  return [];
}

/**
 * How the desk names a place in a form: labels, and the position of an entry in a list.
 *
 * @param fields of the form.
 * @param path keys and positions (from 0) that lead to the place.
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

/** The fields inside a field; none where there are none. */
export function nestedFields(field: Field): Field[] {
  const innerKeys: unknown = 'fields' in field ? field.fields : undefined;
  return isFieldList(innerKeys) ? innerKeys : [];
}

function isFieldList(value: unknown): value is Field[] {
  return Array.isArray(value);
}
