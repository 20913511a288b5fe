import type { CmsConfig } from '@sveltia/cms';
import { BASE } from '../../content/paths.ts';
import { COLLECTIONS, type Registry } from '../../content/collections.ts';
import { editorCollections, editorSingletons } from './editor-collections.ts';
import { GITHUB_API, type Repository } from './repository.ts';

/**
 * The configuration of the desk, made from the schemas of the content.
 *
 * @param repository where it saves online.
 * @param siteUrl public address of the site.
 * @param registry the content.
 */
export function editorConfig(
  { name, branch, api = GITHUB_API }: Repository,
  siteUrl: string,
  registry: Registry = COLLECTIONS,
): CmsConfig {
  return {
    load_config_file: false,
    backend: {
      name: 'github',
      repo: name,
      branch,
      api_root: api,
      // The only way to sign in that needs no relay of a third party.
      auth_methods: ['token'],
      commit_messages: {
        create: 'Ajout : {{collection}} « {{slug}} »',
        update: 'Modification : {{collection}} « {{slug}} »',
        delete: 'Suppression : {{collection}} « {{slug}} »',
        uploadMedia: 'Ajout du fichier « {{path}} »',
        deleteMedia: 'Suppression du fichier « {{path}} »',
      },
    },
    app_title: 'Bureau',
    logo: { src: `${BASE}/favicon.svg` },
    site_url: siteUrl + BASE,
    media_folder: 'content/images',
    public_folder: '/content/images',
    media_libraries: {
      all: {
        slugify_filename: true,
        max_file_size: 20_000_000,
        // Upright, no larger than the site shows, and without what a camera notes of place and time.
        transformations: { raster_image: { quality: 85, width: 2400, height: 2400 } },
      },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true, sanitize_replacement: '-' },
    output: { yaml: { quote: 'double' } },
    collections: editorCollections(registry),
    singletons: editorSingletons(registry),
  };
}

/** The configuration as the text of a script element, which no text of it can close. */
export function serializeConfig(config: CmsConfig): string {
  return JSON.stringify(config).replaceAll('<', '\\u003c');
}
