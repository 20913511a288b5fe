import { z } from 'zod';
import { keysOf } from '../../lib/keys-of.ts';
import {
  COLLECTIONS,
  type Collection,
  type CollectionName,
  type Registry,
} from '../../content/collections.ts';
import { isImageName, IMAGE_NAME_PROBLEM } from '../../content/pictures/picture.ts';
import { iconField } from '../../content/schemas/field-schemas.ts';

/** Lookups that a schema needs to check icons and files. */
interface SchemaLookups {
  /** Whether the icon set has an icon of that name. */
  isIconName: (name: string) => boolean;
  /** Whether a file exists at the path, relative to the content file. */
  exists: (path: string) => boolean | Promise<boolean>;
}

const NO_LOOKUPS: SchemaLookups = { isIconName: () => true, exists: () => true };

const MISSING_FILE_MESSAGE = 'ce fichier n’est plus là ; choisissez-en un autre';

/**
 * Makes the schema of a collection for the editor, in which images and files are paths and an icon is a class
 * name.
 */
export function schemaForEditor({ schema }: Collection, { isIconName, exists } = NO_LOOKUPS) {
  return schema({
    image: () =>
      z
        .string()
        .min(1, 'l’image manque ; choisissez-la')
        .refine((name) => name === '' || isImageName(name), `cette image ${IMAGE_NAME_PROBLEM}`)
        .refine(exists, MISSING_FILE_MESSAGE)
        .meta({ file: 'image' }),
    file: z
      .string()
      .min(1, 'le fichier manque ; choisissez-le')
      .refine(exists, MISSING_FILE_MESSAGE)
      .meta({ file: 'any' }),
    icon: iconField(isIconName).meta({ icon: true }),
  });
}

/**
 * Finds the collection that a content file belongs to.
 *
 * @param path of the file, from the project's root.
 * @throws Error for a file of no collection.
 */
export function collectionOfPath(path: string): CollectionName {
  const name = keysOf(COLLECTIONS).find((key) => containsPath(COLLECTIONS[key], path));
  if (name === undefined) throw new Error(`No collection holds ${path}.`);
  return name;
}

/**
 * Returns the schema by which a content file is checked before it is saved.
 *
 * @param path of the file, from the project's root.
 * @param lookups by default every icon and file is taken to exist.
 * @throws Error for a file of no collection.
 */
export function schemaOfPath(
  path: string,
  lookups?: SchemaLookups,
  registry: Registry = COLLECTIONS,
): z.ZodType {
  const collection = Object.values(registry).find((entry) => containsPath(entry, path));
  if (!collection) throw new Error(`No collection holds ${path}.`);
  return schemaForEditor(collection, lookups);
}

/** Whether a file belongs to a collection; « * » in its glob pattern matches any characters but a slash. */
function containsPath({ files }: Collection, path: string): boolean {
  const source = files.replaceAll('.', '\\.').replaceAll('*', '[^/]*');
  return new RegExp(`^content/${source}$`).test(path);
}
