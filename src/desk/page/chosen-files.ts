import { isImageName } from '@/schemas/check/image-name.ts';
import { ask, element } from './dialog.ts';

/** Most that a chosen file may weigh, in bytes. */
export const LARGEST_FILE = 20_000_000;

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
  if (isPicture || /\.pdf$/i.test(name)) return undefined;
  if (HEIC.test(name)) return `« ${name} » ${HEIC_WAY_OUT}`;
  return isImageName(name)
    ? `« ${name} » est illisible ; enregistrez-la de nouveau en JPEG ou en PNG.`
    : `« ${name} » n’est ni une image ni un PDF ; choisissez un autre fichier.`;
}

/** Looks at the files that the owner chooses before the editor does, and says at once which can't be used. */
export function checkChosenFiles(): void {
  const sound = new WeakSet<Event>();
  const onChange = async (input: HTMLInputElement) => {
    const faults = await Promise.all(
      [...(input.files ?? [])].map(async (file) => fileFault(file, await isPicture(file))),
    );
    const told = faults.filter((fault) => fault !== undefined);
    if (told.length > 0) {
      input.value = '';
      const content = told.map((textContent) => element('p', { textContent }));
      await ask({ title: 'Ce fichier ne convient pas', content, choices: { '': 'Compris' } });
      return;
    }
    const change = new Event('change', { bubbles: true });
    sound.add(change);
    input.dispatchEvent(change);
  };
  addEventListener(
    'change',
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || target.type !== 'file') return;
      if (sound.has(event)) return;
      event.stopImmediatePropagation();
      void onChange(target);
    },
    true,
  );
}

async function isPicture(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}
