import type { z } from 'zod';
import { CATEGORY_NAMES } from './item.ts';
import { aboutSchema, servicesSchema, testimonialsSchema } from './schemas/home-sections.ts';
import { dossiersSchema } from './schemas/dossiers.ts';
import { languagePageSchema } from './schemas/language-page.ts';
import type { FieldSchemas } from './schemas/field-schemas.ts';
import { portfolioSchema } from './schemas/portfolio.ts';
import { projectSchema } from './schemas/project.ts';
import { publicationsSchema } from './schemas/publications.ts';
import { sheetSchema } from './schemas/sheet.ts';
import { siteSchema } from './schemas/site.ts';
import { sourcesPageSchema } from './schemas/sources.ts';
import { watchSchema } from './schemas/watch.ts';
import { DOSSIERS_PATH, SOURCES_BASE_PATH } from './unlisted-pages.ts';

/** A content file that is one form in the editor. */
interface EditorFile {
  /** Path relative to the content folder. */
  file: string;
  /** French name. */
  label: string;
  /** Name of a Material Symbol. */
  icon: string;
  /** URL path of the page that shows this content, below the site's base path. */
  page?: string;
}

/** A list of entries in the editor, one file each. The file name comes from an entry's `title` or, without one, its text. */
export interface EditorFolder {
  name: string;
  /** French name of the list. For a schema with variants, the value that selects the list's variant, such as « Articles ». */
  label: string;
  /** French name of one entry. */
  singular: string;
  /** Name of a Material Symbol. */
  icon: string;
  /** Whether the file name is part of a URL: the editor then shows it, and lets it be chosen only once. */
  slugInAddress?: boolean;
  /** French label of the text below the front matter; « Texte » by default. */
  text?: string;
  /** Whether that text may have pictures and videos. */
  hasMedia?: boolean;
  /** URL path of an entry's page, below the site's base path: a template with field names or « slug » in double braces. */
  page?: string;
}

/** A collection of the content, in Astro's sense. */
export interface Collection {
  /** Glob pattern of its files, relative to the content folder: JSON, or Markdown with front matter. */
  files: string;
  schema: (fields: FieldSchemas) => z.ZodType;
  /** Whether its file may be missing. */
  optional?: true;
  /** Its forms or lists in the editor; `pictures` is the folder for new pictures, relative to the content folder. */
  editor: { pictures: string; files: readonly EditorFile[] } | { folders: readonly EditorFolder[] };
}

/**
 * Makes a collection of one file, which is one form in the editor.
 *
 * @param pictures folder for new pictures, relative to the content folder.
 */
const singleFile = <Schema>(schema: Schema, pictures: string, form: EditorFile) => ({
  files: form.file,
  schema,
  editor: { pictures, files: [form] },
});

/** URL path of the page that shows a video or photo, as a template: the home page with the item open in a modal. */
const MODAL_PAGE = '/?ouvrir={{slug}}#portfolio';

export type Registry = Readonly<Record<string, Collection>>;

/** All collections of the content by name, each with its schema and files, in the order of the editor. */
export const COLLECTIONS = {
  site: singleFile(siteSchema, 'images', {
    file: 'site.json',
    label: 'Identité et contact',
    icon: 'badge',
    page: '/',
  }),
  about: singleFile(aboutSchema, 'images', {
    file: 'about.json',
    label: 'À propos',
    icon: 'person',
    page: '/',
  }),
  services: singleFile(servicesSchema, 'images', {
    file: 'services.json',
    label: 'Services',
    icon: 'work',
    page: '/',
  }),
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
          page: '/',
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
        {
          name: 'articles',
          label: 'Articles',
          singular: CATEGORY_NAMES.Articles,
          icon: 'article',
          hasMedia: true,
          page: '/articles/{{slug}}/',
        },
        {
          name: 'videos',
          label: 'Vidéos',
          singular: CATEGORY_NAMES.Vidéos,
          icon: 'movie',
          page: MODAL_PAGE,
        },
        {
          name: 'photos',
          label: 'Photos',
          singular: CATEGORY_NAMES.Photos,
          icon: 'photo_camera',
          page: MODAL_PAGE,
        },
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
          page: `${DOSSIERS_PATH}{{key}}/`,
        },
      ],
    },
  },
  project: singleFile(projectSchema, 'images', {
    file: 'project.json',
    label: 'Projet',
    icon: 'lightbulb',
    page: '/projet',
  }),
  publications: singleFile(publicationsSchema, 'publications', {
    file: 'publications.json',
    label: 'Publications',
    icon: 'newspaper',
    page: '/projet',
  }),
  watch: {
    ...singleFile(watchSchema, 'images', {
      file: 'watch.json',
      label: 'À surveiller',
      icon: 'visibility',
    }),
    optional: true,
  },
  sources: {
    ...singleFile(sourcesPageSchema, 'images', {
      file: 'sources.json',
      label: 'Sources',
      icon: 'shield_lock',
      page: SOURCES_BASE_PATH,
    }),
    optional: true,
  },
  sheet: {
    ...singleFile(sheetSchema, 'images', {
      file: 'sheet.json',
      label: 'Fiche pour les rédactions',
      icon: 'contact_page',
      page: '/fiche/',
    }),
    optional: true,
  },
  english: {
    ...singleFile(languagePageSchema, 'images', {
      file: 'english.json',
      label: 'Page en anglais',
      icon: 'translate',
      page: '/en/',
    }),
    optional: true,
  },
} as const satisfies Registry;

export type CollectionName = keyof typeof COLLECTIONS;
