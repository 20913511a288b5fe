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

/** Fields for content that is checked already: paths and icon names are plain strings. */
export const stringFields = { image: () => z.string(), file: z.string(), icon: z.string() };

/** An icon class name that the icon set has. */
export const iconField = (isIconName: (name: string) => boolean) =>
  z.string().refine(isIconName, {
    error: ({ input }) =>
      `l’icône « ${String(input)} » n’existe pas ; choisissez-en une dans le bureau, ou écrivez un nom comme « ri-mic-line »`,
  });

/** A text that may be empty, in which ordinary spaces become the non-breaking ones of French typography. */
export const anyText = () => z.string().trim().overwrite(applyFrenchSpaces);

/** A text that must not be empty. Its label, like all others here, is the French name of the field. */
export const requiredText = (label: string) =>
  anyText().min(1, 'ce texte est vide ; écrivez-le').meta({ label });

/** A day, parsed as midnight UTC. */
export const day = () => z.coerce.date('ce n’est pas une date ; écrivez-la comme « 2026-11-21 »');

/** A text of one or more sentences, with a larger field in the editor. */
export const paragraph = (label: string) => requiredText(label).meta({ long: true });

/** The language of a work; French where it is left out. The site's own words are French. */
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
 * A picture with its text alternative, caption and credit. `alt` is required, but may be empty. Caption and credit show
 * wherever there is room for them: not under a testimonial's portrait or a publication's cover.
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

/** A list of at least one paragraph. */
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

/** Matches a telephone number in international form, with spaces; one of Cameroon has nine digits. */
const PHONE = /^\+(?:237(?: *\d){9}|(?!237)\d[\d ]{6,18}\d)$/;

/** A telephone number in international form, with spaces as the site shows it. */
export const phoneNumber = (label: string) =>
  z.string().regex(PHONE, PHONE_MESSAGE).meta({ label });

/** A telephone number that may be left empty; whatever would show it then isn't shown. */
export const optionalPhoneNumber = (label: string) =>
  z
    .string()
    .regex(new RegExp(`^$|${PHONE.source}`), PHONE_MESSAGE)
    .optional()
    .meta({ label, hint: 'Public. Laissé vide, il disparaît de tout le site.' });
