import { z } from 'zod';

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
