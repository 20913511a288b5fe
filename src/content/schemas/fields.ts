import { z } from 'zod';
import { isImageHost } from '../pictures/remote-image.ts';
import { keysOf } from '../../lib/keys-of.ts';
import { FOCAL_POINTS, type LocalImage } from '../pictures/picture.ts';
import { frenchSpaces } from '../text/typography.ts';

/**
 * What a schema can't know by itself: how an image file and an icon name are looked up.
 * Astro supplies its own `image()`; the content check supplies one that reads the disk.
 */
export interface Fields {
  /** Schema of a path to an image file, relative to the content file. */
  image: () => z.ZodType<LocalImage | string>;
  /** Schema of a path to any other file, relative to the content file. */
  file: z.ZodType<string>;
  /** Schema of an icon class name, e.g. `ri-mic-line`. */
  icon: z.ZodType<string>;
}

/**
 * An icon class name, checked against the icon set.
 *
 * @param isIconName whether the set has an icon of that name.
 */
export const iconField = (isIconName: (name: string) => boolean) =>
  z.string().refine(isIconName, {
    error: ({ input }) =>
      `l’icône « ${String(input)} » n’existe pas ; choisissez un nom sur remixicon.com, comme « ri-mic-line »`,
  });

/** A text that may be empty, with the spaces of French. */
export const words = () => z.string().trim().overwrite(frenchSpaces);

/**
 * One line of text that must not be empty.
 *
 * @param label French name of the field, as the owner reads it.
 */
export const text = (label: string) =>
  words().min(1, 'ce texte est vide ; écrivez-le').meta({ label });

/** A text of one or more sentences: the desk gives it room. */
export const paragraph = (label: string) => text(label).meta({ long: true });

/** The icon of a service. */
export const iconName = ({ icon }: Fields) =>
  icon.meta({
    label: 'Icône',
    hint: 'Un nom de remixicon.com, précédé de « ri- », comme « ri-mic-line ».',
  });

/**
 * A picture with its text alternative, its caption and who made it. `alt` must be written, even when it is
 * empty on purpose. The caption and the author show wherever there is room for them: not under a testimonial's
 * portrait, nor under the cover of a publication, where they are kept for the record.
 *
 * @param fields image lookup.
 * @param label French name of the field.
 */
export const figure = ({ image }: Fields, label: string) =>
  z
    .strictObject({
      /** A file beside the content, or an address at a host that `image-hosts` knows. */
      src: z
        .union([z.string().regex(/^https:\/\//, { abort: true }), image()])
        .refine((src) => !isUnknownHost(src), {
          error:
            'cet hébergeur d’images n’est pas connu du site ; enregistrez plutôt l’image à côté du fichier',
        })
        .meta({ label: 'Fichier de l’image' }),
      alt: z.string().meta({
        label: 'Description de l’image',
        hint: 'Ce que l’on voit, pour qui ne voit pas. Laissez "" si l’image est un pur décor.',
      }),
      caption: text('Légende')
        .max(300, 'cette légende dépasse 300 signes ; raccourcissez-la')
        .optional()
        .meta({ hint: 'Ce que l’image ne dit pas : qui, où, quand.' }),
      credit: text('Crédit').optional().meta({
        hint: 'Le nom de l’auteur : « Photo : » s’écrit devant. Pour une autre sorte d’image, écrivez tout, comme « Dessin : A. Ndi ».',
      }),
      focalPoint: z
        .enum(keysOf(FOCAL_POINTS), {
          error: `ce cadrage est inconnu ; écrivez ${keysOf(FOCAL_POINTS)
            .map((name) => `« ${name} »`)
            .join(', ')}, ou effacez la ligne`,
        })
        .optional()
        .meta({
          label: 'Ce qu’il faut garder',
          hint: 'L’endroit qui compte, comme un visage, partout où l’image est coupée. « Automatique » laisse le site chercher.',
          choices: { '': 'Automatique', ...FOCAL_POINTS },
        }),
    })
    .meta({ label });

/** Lists of paragraphs read better with one helper: at least one entry, each not empty. */
export const paragraphs = (label: string, item: string) =>
  z
    .array(paragraph(item))
    .min(1, 'cette liste est vide ; ajoutez-y une entrée')
    .meta({ label, item });

function isUnknownHost(src: unknown): boolean {
  return typeof src === 'string' && src.startsWith('https://') && !isImageHost(src);
}

/**
 * The address of a public page.
 *
 * @param label French name of the field.
 */
export const webAddress = (label: string) =>
  z
    .url({
      protocol: /^https?$/,
      error: 'ce n’est pas une adresse de page ; écrivez-la en entier, avec « https:// »',
    })
    .meta({ label });

/** An e-mail address. */
export const emailAddress = (label: string) =>
  z
    .email('ce n’est pas une adresse e-mail ; écrivez-la sous la forme nom@domaine.tld')
    .meta({ label });

/** A telephone number in international form, written with spaces for the reader. */
export const phoneNumber = (label: string) =>
  z
    .string()
    .regex(
      /^\+\d[\d ]{6,18}\d$/,
      'ce n’est pas un numéro international ; écrivez-le comme « +237 600 00 00 00 »',
    )
    .meta({ label });
