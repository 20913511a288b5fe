import { z } from 'zod';
import { isImageHost } from '../pictures/image-hosts.ts';
import { keysOf } from '../../lib/keys-of.ts';
import { FOCAL_POINTS, type LocalImage } from '../pictures/picture.ts';
import { applyFrenchSpaces } from '../text/typography.ts';

/**
 * The schemas of fields that depend on where the content is read: Astro supplies its own `image()`, the content check one
 * that reads the disk.
 */
export interface FieldSchemas {
  /** Schema of a path to an image file, relative to the content file. */
  image: () => z.ZodType<LocalImage | string>;
  /** Schema of a path to any other file, relative to the content file. */
  file: z.ZodType<string>;
  /** Schema of an icon class name, e.g. `ri-mic-line`. */
  icon: z.ZodType<string>;
}

/** Field schemas for content that is checked already: they take any string as a path or an icon name. */
export const stringFields = { image: () => z.string(), file: z.string(), icon: z.string() };

/** Schema of an icon class name that must be one of the icon set. */
export const iconField = (isIconName: (name: string) => boolean) =>
  z.string().refine(isIconName, {
    error: ({ input }) =>
      `l’icône « ${String(input)} » n’existe pas ; choisissez-en une dans le bureau, ou écrivez un nom comme « ri-mic-line »`,
  });

/** Schema of a text that may be empty; its ordinary spaces become the non-breaking ones of French typography. */
export const anyText = () => z.string().trim().overwrite(applyFrenchSpaces);

/** Schema of a text that must not be empty. The label, as in all functions here, is the French name of the field. */
export const requiredText = (label: string) =>
  anyText().min(1, 'ce texte est vide ; écrivez-le').meta({ label });

/** Schema of a day, parsed as midnight UTC. */
export const day = () => z.coerce.date('ce n’est pas une date ; écrivez-la comme « 2026-11-21 »');

/** Schema of a text of one or more sentences, for which the editor shows a larger field. */
export const paragraph = (label: string) => requiredText(label).meta({ long: true });

/** Schema of the language of a work, such as an article or a testimonial; a work without it is French. */
export const language = () =>
  z
    .enum(['fr', 'en'], {
      error: 'cette langue est inconnue ; écrivez « fr » ou « en », ou effacez la ligne',
    })
    .optional()
    .meta({
      label: 'Langue',
      hint: 'Celle du texte, de la vidéo ou de la légende.',
      choices: { '': 'Français', fr: 'Français', en: 'Anglais' },
    });

export const serviceIcon = ({ icon }: FieldSchemas) => icon.meta({ label: 'Icône' });

/**
 * Schema of a picture with its text alternative, caption and credit. `alt` is required, but may be empty. Caption and credit
 * show wherever there is room for them: not under a testimonial's portrait or a publication's cover.
 */
export const figure = ({ image }: FieldSchemas, label: string) =>
  z
    .strictObject({
      /** A path relative to the content file, or the URL of an image at a supported host. */
      src: z
        .union([z.string().regex(/^https:\/\//, { abort: true }), image()])
        .refine((src) => !isUnknownHost(src), {
          error:
            'cet hébergeur d’images n’est pas connu du site ; enregistrez plutôt l’image à côté du fichier',
        })
        .meta({ label: 'Fichier de l’image' }),
      alt: z.string().meta({
        label: 'Description de l’image',
        hint: 'Ce que l’on voit, pour qui ne voit pas. Laissez ce champ vide si l’image est un pur décor.',
      }),
      caption: requiredText('Légende')
        .max(300, 'cette légende dépasse 300 signes ; raccourcissez-la')
        .optional()
        .meta({ hint: 'Ce que l’image ne dit pas : qui, où, quand.' }),
      credit: requiredText('Crédit').optional().meta({
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
          hint: 'Cliquez sur l’endroit qui compte, comme un visage : il reste partout où l’image est coupée. « Automatique » laisse le site chercher.',
          choices: FOCAL_POINTS,
          focalPoint: true,
        }),
    })
    .meta({ label });

/** Schema of a list of at least one paragraph. */
export const paragraphs = (label: string, item: string) =>
  z
    .array(paragraph(item))
    .min(1, 'cette liste est vide ; ajoutez-y une entrée')
    .meta({ label, item });

function isUnknownHost(src: unknown): boolean {
  return typeof src === 'string' && src.startsWith('https://') && !isImageHost(src);
}

export const webAddress = (label: string) =>
  z
    .url({
      protocol: /^https?$/,
      error: 'ce n’est pas une adresse de page ; écrivez-la en entier, avec « https:// »',
    })
    .meta({ label });

export const emailAddress = (label: string) =>
  z
    .email('ce n’est pas une adresse e-mail ; écrivez-la sous la forme nom@domaine.tld')
    .meta({ label });

const PHONE_MESSAGE =
  'ce n’est pas un numéro international ; écrivez-le comme « +237 600 00 00 00 »';

/** Matches a telephone number in international form, with spaces; one of Cameroon must have nine digits after « +237 ». */
const PHONE = /^\+(?:237(?: *\d){9}|(?!237)\d[\d ]{6,18}\d)$/;

/** Schema of a telephone number in international form, with spaces as the site shows it. */
export const phoneNumber = (label: string) =>
  z.string().regex(PHONE, PHONE_MESSAGE).meta({ label });

/** Schema of a telephone number that may be left empty; the site then leaves out every place that would show it. */
export const optionalPhoneNumber = (label: string) =>
  z
    .string()
    .regex(new RegExp(`^$|${PHONE.source}`), PHONE_MESSAGE)
    .optional()
    .meta({ label, hint: 'Public. Laissé vide, il disparaît de tout le site.' });
