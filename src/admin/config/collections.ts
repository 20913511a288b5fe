import type { Collection as Entries, CollectionFile, Field } from '@sveltia/cms';
import type { DeskFolder, Registry } from '../../content/collections.ts';
import { descriptionOf, variantsOf, type Description } from '../../content/schemas/description.ts';
import { formFields } from './fields.ts';
import { deskSchema } from './schemas.ts';

/** What stands below the header of a portfolio file. Rich text would rewrite what wasn't touched: raw first. */
const BODY: Field = {
  name: 'body',
  label: 'Texte',
  widget: 'markdown',
  hint: 'Une ligne vide sépare deux paragraphes. `**gras**`, `*italique*`, `__souligné__`, `~~barré~~`, `[lien](https://…)`.',
  // The whole check, which knows more of links, follows as the text is saved.
  pattern: [
    String.raw`^(?:(?!\]\((?!https?:|mailto:|tel:))[\s\S])*$`,
    'ce texte contient un lien qui ne mène nulle part ; écrivez l’adresse entière, avec « https:// »',
  ],
  modes: ['raw', 'rich_text'],
  buttons: ['bold', 'italic', 'strikethrough', 'code', 'link'],
  editor_components: [],
  required: false,
};

/** The name of an entry’s file is part of an address: it is chosen once. Without a title, it is made of the first words. */
const SLUG = {
  template: "{{title | default('{{body}}') | truncate(80)}}",
  editable: ['create' as const],
  hint: 'La fin de l’adresse de la page. Une fois l’élément publié, elle ne change plus.',
  pattern: [
    '^[a-z0-9-]+$',
    'cette adresse ne convient pas ; des minuscules sans accent, des chiffres et des traits d’union',
  ] satisfies [string, string],
};

/** The files of the content that are one form each. */
export function singleFiles(registry: Registry): CollectionFile[] {
  return Object.values(registry).flatMap((collection) => {
    const { desk } = collection;
    if (!('files' in desk)) return [];
    const fields = formFields(descriptionOf(deskSchema(collection)));
    return desk.files.map(({ file, label, icon }) => ({
      // A slash isn't allowed in a name.
      name: file.replace(/\.json$/, '').replaceAll('/', '-'),
      label,
      icon,
      file: `content/${file}`,
      media_folder: `/content/${desk.pictures}`,
      public_folder: pathFrom(file, desk.pictures),
      fields,
    }));
  });
}

/** A collection of the content. */
interface Described {
  name: string;
  files: string;
  description: Description;
}

/** The folders of the content: a list each, or one a variant of what they hold; then those that fields name entries of. */
export function entryFolders(registry: Registry): Entries[] {
  const described = Object.entries(registry).map(([name, collection]) => {
    const { desk, files } = collection;
    const description = descriptionOf(deskSchema(collection));
    const folders = 'folders' in desk ? desk.folders : [];
    const lists = folders.map((folder) => entries(files, folder, description));
    return { name, files, lists, description };
  });
  const named = new Set(
    described.flatMap(({ description: { properties = {} } }) =>
      Object.values(properties).map((field) => field.entriesOf),
    ),
  );
  return [
    ...described.flatMap(({ lists }) => lists),
    ...described.filter(({ name }) => named.has(name)).map(wholeFolder),
  ];
}

/** A folder as one list that its owner doesn't see: a field names entries of it, whatever their variant. */
function wholeFolder({ name, files, description }: Described): Entries {
  const fields = [description, ...variantsOf(description)].flatMap(formFields);
  return {
    name,
    label: 'Tous les éléments',
    folder: folderOf(files),
    hide: true,
    create: false,
    delete: false,
    extension: 'md',
    format: 'yaml-frontmatter',
    fields: [...new Map(fields.map((field) => [field.name, field])).values()],
  };
}

function entries(
  files: string,
  { name, label, singular, icon, text = BODY.label, addressed }: DeskFolder,
  all: Description,
): Entries {
  const variants = variantsOf(all);
  const own = variants.length === 0 ? all : variants.find((one) => keyOf(one, label) !== undefined);
  if (!own) throw new Error(`The entries of ${files} have no variant « ${label} ».`);
  const key = keyOf(own, label);
  const has = (field: string) => own.properties?.[field] !== undefined;
  const form = formFields(own);
  const isDrawn = (field: string) => own.properties?.[field]?.drawn === true;
  const markdown = files.endsWith('.md');
  return {
    name,
    label,
    label_singular: singular,
    icon,
    folder: folderOf(files),
    filter: key === undefined ? undefined : { field: key, value: label },
    create: true,
    delete: true,
    extension: markdown ? 'md' : 'json',
    format: markdown ? 'yaml-frontmatter' : 'json',
    slug: addressed ? SLUG : SLUG.template,
    summary: '{{title}}',
    sortable_fields: {
      fields: ['date', 'title'].filter(has),
      ...(has('date') && { default: { field: 'date', direction: 'descending' } }),
    },
    ...(has('draft') && {
      view_filters: [{ name: 'brouillons', label: 'Brouillons', field: 'draft', pattern: true }],
    }),
    // Named from the root: of a folder that is called the entry's own, the editor deletes all pictures with the entry.
    media_folder: `/${folderOf(files)}`,
    public_folder: '.',
    fields: [
      ...form.filter((field) => !isDrawn(field.name)),
      ...(markdown ? [{ ...BODY, label: text }] : []),
      // What she need not look at comes last.
      ...form.filter((field) => isDrawn(field.name)),
    ],
  };
}

const folderOf = (files: string) => `content/${files.slice(0, files.lastIndexOf('/'))}`;

/** The key under which a variant has its own name. */
function keyOf({ properties = {} }: Description, name: string): string | undefined {
  return Object.keys(properties).find((key) => properties[key]?.const === name);
}

/** The way from a file of the content to a folder of it: « . » for one that the file stands in. */
function pathFrom(file: string, folder: string): string {
  if (file.startsWith(`${folder}/`)) return '.';
  return `${'../'.repeat(file.split('/').length - 1) || './'}${folder}`;
}
