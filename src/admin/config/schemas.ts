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
interface DeskProbes {
  /** Whether the icon set has an icon of that name. */
  isIconName: (name: string) => boolean;
  /** Whether there is a file of that path, relative to the content file. */
  exists: (path: string) => boolean | Promise<boolean>;
}

const NONE: DeskProbes = { isIconName: () => true, exists: () => true };

const GONE = 'ce fichier n’est plus là ; choisissez-en un autre';

/**
 * The schema of a collection as the desk sees it: files are chosen there, and shown; an icon's name is
 * typed.
 */
export function deskSchema({ schema }: Collection, { isIconName, exists } = NONE) {
  return schema({
    image: () =>
      z
        .string()
        .min(1, 'l’image manque ; choisissez-la')
        .refine((name) => name === '' || isImageName(name), `cette image ${NO_IMAGE_NAME}`)
        .refine(exists, GONE)
        .meta({ file: 'image' }),
    file: z
      .string()
      .min(1, 'le fichier manque ; choisissez-le')
      .refine(exists, GONE)
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
export function collectionOf(path: string): CollectionName {
  const isOfIt = (one: CollectionName) => matches(`content/${COLLECTIONS[one].files}`, path);
  const name = keysOf(COLLECTIONS).find(isOfIt);
  if (name === undefined) throw new Error(`The desk doesn't edit ${path}.`);
  return name;
}

/**
 * The schema of a content file.
 *
 * @param path of the file, from the root of the site.
 * @param probes what is looked up; by default nothing is.
 * @throws Error for a file that the desk doesn't edit.
 */
export function schemaOf(
  path: string,
  probes?: DeskProbes,
  registry: Registry = COLLECTIONS,
): z.ZodType {
  const collection = Object.values(registry).find(({ files }) => matches(`content/${files}`, path));
  if (!collection) throw new Error(`The desk doesn't edit ${path}.`);
  return deskSchema(collection, probes);
}

/** Whether a path is one of a glob pattern, whose only wildcard is a star within a name. */
function matches(pattern: string, path: string): boolean {
  const source = pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*');
  return new RegExp(`^${source}$`).test(path);
}
