import type { Collection as Entries, CollectionFile, Field, ViewGroups } from '@sveltia/cms';
import type { EditorFolder, Registry } from '../../content/collections.ts';
import {
  describeSchema,
  listVariants,
  type Description,
} from '../../content/schemas/description.ts';
import { formFields } from './form-fields.ts';
import { keysOf } from '../../lib/keys-of.ts';
import { schemaForEditor } from './editor-schemas.ts';
import { bodyField } from './text-editor.ts';

/** Names of the fields that the form shows above the body text of an entry, as far as they are its first fields. */
const HEAD_FIELDS: ReadonlySet<string> = new Set(['videoUrl', 'title', 'standfirst', 'draft']);

/**
 * Templates by which the editor's list shows an entry in one line: whether it is a draft or featured, its title, day and
 * outlet.
 */
const SUMMARY = {
  draft: "{{draft | ternary('**Brouillon** · ', '')}}",
  featured: "{{featured | ternary('**À la une** · ', '')}}",
  title: '{{title}}',
  date: "{{date | date('[ · ]DD/MM/YYYY')}}",
  outlet: "{{outlet | ternary(' · ', '')}}{{outlet}}",
};

/** Options for entries whose slug is part of an address: editable only on creation, taken from the title or the text. */
const SLUG_OPTIONS = {
  template: "{{title | default('{{body}}') | truncate(80)}}",
  editable: ['create' as const],
  hint: 'La fin de l’adresse de la page. Une fois l’élément publié, elle ne change plus.',
  pattern: [
    '^[a-z0-9-]+$',
    'cette adresse ne convient pas ; des minuscules sans accent, des chiffres et des traits d’union',
  ] satisfies [string, string],
};

/** Lists the content files that the editor shows as a single form each, its « singletons ». */
export function editorSingletons(registry: Registry): CollectionFile[] {
  return Object.values(registry).flatMap((collection) => {
    const { editor } = collection;
    if (!('files' in editor)) return [];
    const fields = formFields(describeSchema(schemaForEditor(collection)));
    return editor.files.map(({ file, label, icon, page }) => ({
      name: singletonName(file),
      label,
      icon,
      file: `content/${file}`,
      preview_path: page,
      media_folder: `/content/${editor.pictures}`,
      public_folder: relativeFolder(file, editor.pictures),
      fields,
    }));
  });
}

/**
 * Lists the editor's collections: one for each folder of the content, or for each variant of its entries, then a
 * hidden one for each folder whose entries a relation field refers to.
 */
export function editorCollections(registry: Registry): Entries[] {
  const collections = Object.entries(registry).map(([name, collection]) => ({
    ...collection,
    name,
    description: describeSchema(schemaForEditor(collection)),
  }));
  const lists = collections.flatMap(({ editor, files, description }) =>
    'folders' in editor
      ? editor.folders.map((folder) => entryCollection(files, folder, description))
      : [],
  );
  const fields = collections.flatMap(({ description }) =>
    Object.values(description.properties ?? {}),
  );
  const hiddenCollections = collections
    .filter(({ name }) => fields.some(({ entriesOf }) => entriesOf === name))
    .map(({ name, files, description }) => hiddenCollection(name, files, description));
  return [...lists, ...hiddenCollections];
}

/** Makes a hidden collection with all entries of a folder, whatever their variant, for relation fields to refer to. */
function hiddenCollection(name: string, files: string, description: Description): Entries {
  const fields = [description, ...listVariants(description)].flatMap(formFields);
  return {
    name,
    label: 'Tous les éléments',
    folder: folderPath(files),
    hide: true,
    create: false,
    delete: false,
    extension: 'md',
    format: 'yaml-frontmatter',
    fields: [...new Map(fields.map((field) => [field.name, field])).values()],
  };
}

function entryCollection(
  files: string,
  {
    name,
    label,
    singular,
    icon,
    text = 'Texte',
    hasMedia = false,
    slugInAddress,
    page,
  }: EditorFolder,
  description: Description,
): Entries {
  const variant = entryDescription(label, description);
  const discriminator = discriminatorKey(variant, label);
  const hasField = (field: string) => variant.properties?.[field] !== undefined;
  const form = formFields(variant);
  const markdown = files.endsWith('.md');
  const is = (mark: 'generated' | 'rare', { name: field }: Field) =>
    variant.properties?.[field]?.[mark] === true;
  const visible = form.filter((field) => !is('generated', field) && !is('rare', field));
  // The text stands below the title and what introduces it.
  const isHead = ({ name, widget }: Field) => widget === 'hidden' || HEAD_FIELDS.has(name);
  const head = visible.slice(
    0,
    visible.findIndex((field) => !isHead(field)),
  );
  return {
    name,
    label,
    label_singular: singular,
    icon,
    folder: folderPath(files),
    filter: discriminator === undefined ? undefined : { field: discriminator, value: label },
    create: true,
    delete: true,
    extension: markdown ? 'md' : 'json',
    format: markdown ? 'yaml-frontmatter' : 'json',
    slug: slugInAddress ? SLUG_OPTIONS : SLUG_OPTIONS.template,
    summary: keysOf(SUMMARY)
      .filter(hasField)
      .map((field) => SUMMARY[field])
      .join(''),
    preview_path: page,
    sortable_fields: {
      fields: ['date', 'title'].filter(hasField),
      ...(hasField('date') && { default: { field: 'date', direction: 'descending' } }),
    },
    ...(hasField('draft') && { view_groups: viewGroups(hasField('featured')) }),
    // An absolute path: from a folder relative to the entry, the editor would delete all pictures with the entry.
    media_folder: `/${folderPath(files)}`,
    public_folder: '.',
    fields: [
      ...head,
      ...(markdown ? [bodyField(text, hasMedia)] : []),
      ...visible.slice(head.length),
      // Generated values need no attention, and rare ones little: they come last.
      ...form.filter((field) => is('generated', field)),
      ...form.filter((field) => is('rare', field)),
    ],
  };
}

/** Counts the rarely used fields at the end of each form, by the name of its list or singleton. */
export function countRareFields(registry: Registry): Readonly<Record<string, number>> {
  const forms = Object.values(registry).flatMap((collection) => {
    const { editor } = collection;
    const description = describeSchema(schemaForEditor(collection));
    return 'files' in editor
      ? editor.files.map(({ file }) => [singletonName(file), description] as const)
      : editor.folders.map(
          ({ name, label }) => [name, entryDescription(label, description)] as const,
        );
  });
  return Object.fromEntries(
    forms.map(([name, { properties = {} }]) => [
      name,
      Object.values(properties).filter(({ rare }) => rare).length,
    ]),
  );
}

/**
 * Makes the groups into which the editor's list can be divided; the entries that belong to one come first. A filter instead
 * would hide an entry that was just added.
 */
const viewGroups = (hasFeatured: boolean): ViewGroups => ({
  groups: [
    { name: 'brouillons', label: 'Brouillons', field: 'draft', eq: true },
    { name: 'programmes', label: 'Programmés', field: 'date', gt: '{{today}}' },
    ...(hasFeatured ? [{ name: 'une', label: 'À la une', field: 'featured', eq: true }] : []),
  ],
  default: 'brouillons',
});

/** Makes the editor's name for a single file from its path, since the name may not contain a slash. */
const singletonName = (file: string) => file.replace(/\.json$/, '').replaceAll('/', '-');

/** Returns the description of a list's entries; where the schema has variants, that of the variant named like the list. */
function entryDescription(label: string, description: Description): Description {
  const variants = listVariants(description);
  const variant =
    variants.length === 0
      ? description
      : variants.find((option) => discriminatorKey(option, label) !== undefined);
  if (!variant) throw new Error(`There is no variant « ${label} ».`);
  return variant;
}

const folderPath = (files: string) => `content/${files.slice(0, files.lastIndexOf('/'))}`;

/** Finds the key of the property that tells a variant from the others: its fixed value is the name of the variant. */
function discriminatorKey({ properties = {} }: Description, name: string): string | undefined {
  return Object.keys(properties).find((discriminator) => properties[discriminator]?.const === name);
}

/** Returns the relative path from a content file to a content folder: « . » for the folder that contains the file. */
function relativeFolder(file: string, folder: string): string {
  if (file.startsWith(`${folder}/`)) return '.';
  return `${'../'.repeat(file.split('/').length - 1) || './'}${folder}`;
}
