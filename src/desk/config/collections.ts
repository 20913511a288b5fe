import type { Collection, CollectionFile, Field } from '@sveltia/cms';
import type { z } from 'zod';
import { descriptionOf } from '../../schemas/description.ts';
import { formFields } from './fields.ts';
import { deskSchemas } from './schemas.ts';

/** A single file of the content, and where the pictures that are added to it go. */
interface SingleFile {
  schema: z.ZodType;
  label: string;
  icon: string;
  /** Below the content folder. */
  pictures: string;
}

const schemas = deskSchemas();

const FILES: Record<string, SingleFile> = {
  site: {
    schema: schemas.site,
    label: 'Identité et contact',
    icon: 'badge',
    pictures: 'images',
  },
  about: { schema: schemas.about, label: 'À propos', icon: 'person', pictures: 'images' },
  services: { schema: schemas.services, label: 'Services', icon: 'work', pictures: 'images' },
  'testimonials/accueil': {
    schema: schemas.testimonials,
    label: 'Témoignages : professionnels',
    icon: 'format_quote',
    pictures: 'testimonials',
  },
  'testimonials/telespectateurs': {
    schema: schemas.testimonials,
    label: 'Témoignages : téléspectateurs',
    icon: 'format_quote',
    pictures: 'testimonials',
  },
  project: { schema: schemas.project, label: 'Projet', icon: 'lightbulb', pictures: 'images' },
  publications: {
    schema: schemas.publications,
    label: 'Publications',
    icon: 'newspaper',
    pictures: 'publications',
  },
};

/** How each category of the portfolio is called in the desk. */
const CATEGORIES: Record<string, { name: string; singular: string; icon: string }> = {
  Articles: { name: 'articles', singular: 'Article', icon: 'article' },
  Vidéos: { name: 'videos', singular: 'Vidéo', icon: 'movie' },
  Photos: { name: 'photos', singular: 'Photo', icon: 'photo_camera' },
};

/** What stands below the header of a portfolio file. Rich text would rewrite what wasn't touched: raw first. */
const BODY: Field = {
  name: 'body',
  label: 'Texte',
  widget: 'markdown',
  hint: 'Une ligne vide sépare deux paragraphes. `**gras**`, `*italique*`, `__souligné__`, `~~barré~~`, `[lien](https://…)`.',
  modes: ['raw', 'rich_text'],
  buttons: ['bold', 'italic', 'strikethrough', 'code', 'link'],
  editor_components: [],
  required: false,
};

/** The files of the content that are one form each. */
export function singleFiles(): CollectionFile[] {
  return Object.entries(FILES).map(([path, { schema, label, icon, pictures }]) => ({
    name: fileName(path),
    label,
    icon,
    file: `content/${path}.json`,
    media_folder: `/content/${pictures}`,
    public_folder: path.startsWith(`${pictures}/`) ? '.' : `./${pictures}`,
    fields: formFields(descriptionOf(schema)),
  }));
}

/** The portfolio: one collection a category, all in the same folder. */
export function portfolioCollections(): Collection[] {
  return schemas.portfolio.options.map((schema) => {
    const fields = formFields(descriptionOf(schema));
    const category = fields.find(({ name }) => name === 'category');
    const label = String(category && 'default' in category && category.default);
    const named = CATEGORIES[label];
    if (!named) throw new Error(`The desk has no name for the category « ${label} ».`);
    return {
      name: named.name,
      label,
      label_singular: named.singular,
      icon: named.icon,
      folder: 'content/portfolio',
      filter: { field: 'category', value: label },
      create: true,
      delete: true,
      extension: 'md',
      format: 'yaml-frontmatter',
      slug: SLUG,
      summary: '{{title}}',
      sortable_fields: {
        fields: ['date', 'title'],
        default: { field: 'date', direction: 'descending' },
      },
      view_filters: [{ name: 'brouillons', label: 'Brouillons', field: 'draft', pattern: true }],
      media_folder: '',
      public_folder: '.',
      fields: [...fields, BODY],
    };
  });
}

/** The name of a portfolio file is part of an address: it is chosen once. */
const SLUG = {
  template: '{{title}}',
  editable: ['create' as const],
  hint: 'La fin de l’adresse de la page. Une fois l’élément publié, elle ne change plus.',
  pattern: [
    '^[a-z0-9-]+$',
    'cette adresse ne convient pas ; des minuscules sans accent, des chiffres et des traits d’union',
  ] satisfies [string, string],
};

/** A form is named as its file; a slash isn't allowed there. */
const fileName = (path: string) => path.replace('/', '-');
