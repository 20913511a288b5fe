import { ask, element } from './dialog.ts';
import { isImageName } from '@/content/pictures/picture.ts';

/** The name under which the site keeps the CV: a new one takes the place of the old one. */
const CV = 'cv.pdf';

/** Looks at the files that the owner chooses or drops before the editor does, and says at once which can't be used. */
export function checkChosenFiles(): void {
  const sound = new WeakSet<Event>();

  const hand = async (files: readonly File[], input: HTMLInputElement) => {
    const faults = await Promise.all(
      files.map(async (file) => fileFault(file, await isPicture(file))),
    );
    const told = faults.filter((fault) => fault !== undefined);
    if (told.length > 0) {
      input.value = '';
      const content = told.map((textContent) => element('p', { textContent }));
      await ask({ title: 'Ce fichier ne convient pas', content, choices: { '': 'Compris' } });
      return;
    }
    input.files = listOf(files.map(named));
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
      void hand([...(target.files ?? [])], target);
    },
    true,
  );

  // What is dropped goes the way of what is chosen: into the field that stands beside the place for it.
  addEventListener(
    'drop',
    (event) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      const place = event.target instanceof Element ? event.target.closest('.drop-target') : null;
      const input = place?.parentElement?.querySelector<HTMLInputElement>('input[type="file"]');
      if (!place || !input || files.length === 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      place.dispatchEvent(new DragEvent('dragleave'));
      void hand(input.multiple ? files : files.slice(0, 1), input);
    },
    true,
  );
}

function named(file: File): File {
  return /\.pdf$/i.test(file.name) ? new File([file], CV, { type: file.type }) : file;
}

function listOf(files: readonly File[]): FileList {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
}

async function isPicture(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}

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
