import type { z } from 'zod';
import { CATEGORY_NAMES } from './item.ts';
import { aboutSchema } from './schemas/about.ts';
import { dossiersSchema } from './schemas/dossiers.ts';
import type { Fields } from './schemas/fields.ts';
import { portfolioSchema } from './schemas/portfolio.ts';
import { projectSchema } from './schemas/project.ts';
import { publicationsSchema } from './schemas/publications.ts';
import { servicesSchema } from './schemas/services.ts';
import { siteSchema } from './schemas/site.ts';
import { testimonialsSchema } from './schemas/testimonials.ts';

/** A file that is one form in the owner's editor. */
interface EditorFile {
  /** Path below the content folder. */
  file: string;
  /** French name. */
  label: string;
  /** Name of a Material Symbol. */
  icon: string;
}

/** A folder whose files are the entries of a list in the owner's editor. Each has a `title`, which names its file. */
export interface EditorFolder {
  /** Identifier in the editor. */
  name: string;
  /** French name of the list. A schema of variants has a list for each: the label is then the variant's name. */
  label: string;
  /** French name of one entry. */
  singular: string;
  /** Name of a Material Symbol. */
  icon: string;
  /** The name of a file is the end of its page's address: it is shown, and chosen once. */
  slugInAddress?: boolean;
  /** French name of the text below the header of an entry: « Texte » where it has no other. */
  text?: string;
}

/** One collection of the content. */
export interface Collection {
  /** Its files, as a glob pattern below the content folder: JSON, or Markdown with a front matter. */
  files: string;
  /** What a file may hold. */
  schema: (fields: Fields) => z.ZodType;
  /** Its place in the editor; `pictures` is the folder, below the content's, that receives new pictures. */
  editor: { pictures: string; files: readonly EditorFile[] } | { folders: readonly EditorFolder[] };
}

/** Collections by name. */
export type Registry = Readonly<Record<string, Collection>>;

/** All of the content, in the editor's order. Whatever goes through the content goes through this. */
export const COLLECTIONS = {
  site: {
    files: 'site.json',
    schema: siteSchema,
    editor: {
      pictures: 'images',
      files: [{ file: 'site.json', label: 'Identité et contact', icon: 'badge' }],
    },
  },
  about: {
    files: 'about.json',
    schema: aboutSchema,
    editor: {
      pictures: 'images',
      files: [{ file: 'about.json', label: 'À propos', icon: 'person' }],
    },
  },
  services: {
    files: 'services.json',
    schema: servicesSchema,
    editor: {
      pictures: 'images',
      files: [{ file: 'services.json', label: 'Services', icon: 'work' }],
    },
  },
  testimonials: {
    files: 'testimonials/*.json',
    schema: testimonialsSchema,
    editor: {
      pictures: 'testimonials',
      files: [
        {
          file: 'testimonials/accueil.json',
          label: 'Témoignages : professionnels',
          icon: 'format_quote',
        },
        {
          file: 'testimonials/telespectateurs.json',
          label: 'Témoignages : téléspectateurs',
          icon: 'format_quote',
        },
      ],
    },
  },
  portfolio: {
    files: 'portfolio/*.md',
    schema: portfolioSchema,
    editor: {
      folders: [
        { name: 'articles', label: 'Articles', singular: CATEGORY_NAMES.Articles, icon: 'article' },
        { name: 'videos', label: 'Vidéos', singular: CATEGORY_NAMES.Vidéos, icon: 'movie' },
        { name: 'photos', label: 'Photos', singular: CATEGORY_NAMES.Photos, icon: 'photo_camera' },
      ].map((list) => ({ ...list, slugInAddress: true })),
    },
  },
  dossiers: {
    files: 'dossiers/*.md',
    schema: dossiersSchema,
    editor: {
      folders: [
        {
          name: 'dossiers',
          label: 'Dossiers',
          singular: 'Dossier',
          icon: 'folder_shared',
          text: 'Mot d’accompagnement',
        },
      ],
    },
  },
  project: {
    files: 'project.json',
    schema: projectSchema,
    editor: {
      pictures: 'images',
      files: [{ file: 'project.json', label: 'Projet', icon: 'lightbulb' }],
    },
  },
  publications: {
    files: 'publications.json',
    schema: publicationsSchema,
    editor: {
      pictures: 'publications',
      files: [{ file: 'publications.json', label: 'Publications', icon: 'newspaper' }],
    },
  },
} as const satisfies Registry;

export type CollectionName = keyof typeof COLLECTIONS;
