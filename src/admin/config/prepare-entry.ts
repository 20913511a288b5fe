import type { z } from 'zod';
import { describeSchema, listVariants, type Description } from '@/content/schemas/description.ts';
import { generateSecretKey } from '@/lib/dossier-key.ts';
import { keysOf } from '@/lib/keys-of.ts';

/** Prefix of the keys under which the editor stores its own metadata in an entry. */
const EDITOR_KEY_PREFIX = '__sc_';

type FieldGroup = Record<string, unknown>;

/**
 * Removes from an entry, before it is saved, the editor's own metadata, and the optional fields that were left empty, to which
 * the editor gives an empty value.
 *
 * @param schema of the content file.
 * @param value data of the entry as the editor holds it.
 */
export function removeEmptyFields(schema: z.ZodType, value: unknown): unknown {
  return pruneValue(describeSchema(schema), value);
}

function pruneValue(field: Description, value: unknown): unknown {
  const { items, properties } = field;
  if (items && Array.isArray(value)) return value.map((entry: unknown) => pruneValue(items, entry));
  if (!isFieldGroup(value)) return value;
  if (properties) return pruneGroup(field, properties, value);
  const variant = listVariants(field).find((option) => matchesVariant(option, value));
  return variant ? pruneValue(variant, value) : value;
}

function pruneGroup(
  { required = [] }: Description,
  properties: Record<string, Description>,
  value: FieldGroup,
): FieldGroup {
  const mayBeAbsent = (key: string) => {
    const field = properties[key];
    return field !== undefined && field.default === undefined && !required.includes(key);
  };
  const ownFields = Object.entries(value).filter(([key]) => !key.startsWith(EDITOR_KEY_PREFIX));
  const entries = ownFields.map(
    ([key, fieldValue]) => [key, pruneValue(properties[key] ?? {}, fieldValue)] as const,
  );
  return Object.fromEntries(
    entries.filter(([key, fieldValue]) => !(mayBeAbsent(key) && isEmpty(fieldValue))),
  );
}

/** Whether the object has the fixed values of a variant. */
function matchesVariant({ properties = {} }: Description, value: FieldGroup): boolean {
  return Object.entries(properties).every(
    ([key, { const: fixedValue }]) => fixedValue === undefined || fixedValue === value[key],
  );
}

function isFieldGroup(value: unknown): value is FieldGroup {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmpty);
  if (isFieldGroup(value)) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === '' || value === false;
}

/**
 * Generates a random key for each secret field that is empty, such as the key in the URL of a dossier, before an entry is
 * saved.
 *
 * @param schema of the content file.
 * @param fields data of the entry.
 */
export function fillSecretKeys(
  schema: z.ZodType,
  fields: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { properties = {} } = describeSchema(schema);
  const emptyKeys = keysOf(properties).filter(
    (name) => properties[name]?.generated && !fields[name],
  );
  return { ...fields, ...Object.fromEntries(emptyKeys.map((name) => [name, generateSecretKey()])) };
}

const PICTURE = String.raw`(!\[[^\]]*\]\([^\s()]+(?:\s+"[^"]*")?\))`;
const PICTURE_AFTER_TEXT = new RegExp(String.raw`(?<=\S)[ \t]*\n?[ \t]*${PICTURE}`, 'g');
const PICTURE_BEFORE_TEXT = new RegExp(String.raw`${PICTURE}[ \t]*\n?[ \t]*(?=\S)`, 'g');

/**
 * Moves each picture that the editor has inserted into a paragraph to a paragraph of its own: the site shows pictures only
 * there.
 *
 * @param text in Markdown.
 * @param storedText text that the file has until now: pictures in it stay where they are.
 */
export function putPicturesInOwnParagraphs(text: string, storedText = ''): string {
  const separate = (blankLine: (picture: string) => string) => (match: string, picture: string) =>
    storedText.includes(picture) ? match : blankLine(picture);
  return text
    .replaceAll(
      PICTURE_AFTER_TEXT,
      separate((picture) => `\n\n${picture}`),
    )
    .replaceAll(
      PICTURE_BEFORE_TEXT,
      separate((picture) => `${picture}\n\n`),
    );
}

/**
 * Replaces links to the editor with their texts: a footnote that was pasted has such a link, since it leads to its own
 * document.
 *
 * @param text in Markdown.
 */
export function removeEditorLinks(text: string, editorUrl: string): string {
  return text.replaceAll(
    /\[((?:[^[\]]|\[[^[\]]*\])*)\]\(([^\s()]+)\)/g,
    (link: string, label: string, href: string) => (href.startsWith(editorUrl) ? label : link),
  );
}
