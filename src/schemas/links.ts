import { z } from 'zod';

const SAFE_PROTOCOLS: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/**
 * Whether a link may be followed: an absolute address with an allowed protocol.
 * The one allow-list of the site, for the content and for what the formatter renders.
 *
 * @param href the address as written.
 */
export function isSafeLink(href: string): boolean {
  return URL.canParse(href) && SAFE_PROTOCOLS.has(new URL(href).protocol);
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
