import { isImageName } from '@/content/check/image-name.ts';

/** Most that a chosen file may weigh, in bytes. */
const LARGEST_FILE = 20_000_000;

const HEIC = /\.hei[cf]$/i;
const HEIC_WAY_OUT =
  'est une photo HEIC, que ce navigateur ne sait pas lire. Sur l’iPhone : Réglages › Appareil photo › Formats › Le plus compatible. Sinon, enregistrez-la en JPEG.';

/**
 * What is wrong with a file that the owner chooses: French; nothing when the site can use it.
 *
 * @param isPicture whether the browser can show it as a picture.
 */
export function fileFault(
  { name, size }: Pick<File, 'name' | 'size'>,
  isPicture: boolean,
): string | undefined {
  if (size > LARGEST_FILE)
    return `« ${name} » pèse ${Math.round(size / 1_000_000)} Mo ; choisissez un fichier de moins de 20 Mo.`;
  if (isPicture || /\.(?:pdf|vtt)$/i.test(name)) return undefined;
  if (HEIC.test(name)) return `« ${name} » ${HEIC_WAY_OUT}`;
  return isImageName(name)
    ? `« ${name} » est illisible ; enregistrez-la de nouveau en JPEG ou en PNG.`
    : `« ${name} » n’est ni une image, ni un PDF, ni un fichier de sous-titres ; choisissez un autre fichier.`;
}
