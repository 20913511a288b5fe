import { z } from 'zod';
import { keysOf } from '../../lib/keys-of.ts';
import {
  COLLECTIONS,
  type Collection,
  type CollectionName,
  type Registry,
} from '../../content/collections.ts';
import { isImageName, NO_IMAGE_NAME } from '../../content/pictures/picture.ts';
import { iconField } from '../../content/schemas/fields.ts';

/** What the desk looks up where it runs. */
interface SchemaLookups {
  /** Whether the icon set has an icon of that name. */
  isIconName: (name: string) => boolean;
  /** Whether there is a file of that path, relative to the content file. */
  exists: (path: string) => boolean | Promise<boolean>;
}

const NO_LOOKUPS: SchemaLookups = { isIconName: () => true, exists: () => true };

const MISSING_FILE_MESSAGE = 'ce fichier n’est plus là ; choisissez-en un autre';

/**
 * The schema of a collection as the desk sees it: files are chosen there, and shown; an icon's name is
 * typed.
 */
export function editorSchema({ schema }: Collection, { isIconName, exists } = NO_LOOKUPS) {
  return schema({
    image: () =>
      z
        .string()
        .min(1, 'l’image manque ; choisissez-la')
        .refine((name) => name === '' || isImageName(name), `cette image ${NO_IMAGE_NAME}`)
        .refine(exists, MISSING_FILE_MESSAGE)
        .meta({ file: 'image' }),
    file: z
      .string()
      .min(1, 'le fichier manque ; choisissez-le')
      .refine(exists, MISSING_FILE_MESSAGE)
      .meta({ file: 'any' }),
    icon: iconField(isIconName).regex(
      /^ri-[a-z0-9-]+$/,
      'ce n’est pas un nom d’icône ; prenez-le sur remixicon.com, précédé de « ri- »',
    ),
  });
}

/**
 * The collection that a content file belongs to.
 *
 * @param path of the file, from the root of the site.
 * @throws Error for a file that the desk doesn't edit.
 */
export function collectionOfPath(path: string): CollectionName {
  const holdsPath = (one: CollectionName) => matchesGlob(`content/${COLLECTIONS[one].files}`, path);
  const name = keysOf(COLLECTIONS).find(holdsPath);
  if (name === undefined) throw new Error(`The desk doesn't edit ${path}.`);
  return name;
}

/**
 * The schema of a content file.
 *
 * @param path of the file, from the root of the site.
 * @param lookups what is looked up; by default nothing is.
 * @throws Error for a file that the desk doesn't edit.
 */
export function schemaOfPath(
  path: string,
  lookups?: SchemaLookups,
  registry: Registry = COLLECTIONS,
): z.ZodType {
  const collection = Object.values(registry).find(({ files }) =>
    matchesGlob(`content/${files}`, path),
  );
  if (!collection) throw new Error(`The desk doesn't edit ${path}.`);
  return editorSchema(collection, lookups);
}

/** Whether a path is one of a glob pattern, whose only wildcard is a star within a name. */
function matchesGlob(pattern: string, path: string): boolean {
  const source = pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*');
  return new RegExp(`^${source}$`).test(path);
}
