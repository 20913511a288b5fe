import type { CmsConfig } from '@sveltia/cms';
import { BASE } from '../../content/paths.ts';
import { COLLECTIONS, type Registry } from '../../content/collections.ts';
import { editorCollections, editorSingletons } from './editor-collections.ts';
import { GITHUB_API, type Repository } from './repository.ts';

/**
 * Builds the configuration of the editor (Sveltia CMS) from the schemas of the content.
 *
 * @param repository in which the editor saves online.
 * @param siteUrl origin of the public site, without its base path.
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
      // Signing in with an access token is the only method that needs no third-party OAuth server.
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
        // Re-encoding also applies the EXIF orientation and removes the other metadata of the camera.
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

/** Serializes the configuration as JSON that is safe inside a `<script>` element. */
export function serializeConfig(config: CmsConfig): string {
  return JSON.stringify(config).replaceAll('<', '\\u003c');
}
