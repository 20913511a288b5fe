import { showMessage } from './dialog.ts';
import { isImageName } from '@/content/pictures/picture.ts';

/** Title of the message about files that can't be used. */
export const UNUSABLE_TITLE = 'Ce fichier ne convient pas';

/** A PDF chosen in the form of the CV gets this name, so that a new CV replaces the old one. */
const CV_FILE_NAME = 'cv.pdf';

/** Matches the URL fragment of the editor's form « À propos », in which the owner chooses the CV. */
const CV_FORM = /\/entries\/about$/;

/** Checks the files that the owner chooses or drops before the editor receives them, and reports unusable ones. */
export function interceptChosenFiles(): void {
  const checkedEvents = new WeakSet<Event>();

  const checkAndForward = async (files: readonly File[], input: HTMLInputElement) => {
    if (!(await areUsable(files))) {
      input.value = '';
      return;
    }
    input.files = toFileList(files.map((file) => renameCv(file, location.hash)));
    const change = new Event('change', { bubbles: true });
    checkedEvents.add(change);
    input.dispatchEvent(change);
  };

  addEventListener(
    'change',
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || target.type !== 'file') return;
      if (checkedEvents.has(event)) return;
      event.stopImmediatePropagation();
      void checkAndForward([...(target.files ?? [])], target);
    },
    true,
  );

  // Dropped files are passed to the file input beside the drop target, as if they had been chosen there.
  addEventListener(
    'drop',
    (event) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      const dropTarget =
        event.target instanceof Element ? event.target.closest('.drop-target') : null;
      const input =
        dropTarget?.parentElement?.querySelector<HTMLInputElement>('input[type="file"]');
      if (!dropTarget || !input || files.length === 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      dropTarget.dispatchEvent(new DragEvent('dragleave'));
      void checkAndForward(input.multiple ? files : files.slice(0, 1), input);
    },
    true,
  );
}

/**
 * Checks files that the owner gives, and tells her which can't be used.
 *
 * @returns whether all of them can be used.
 */
export async function areUsable(files: readonly File[]): Promise<boolean> {
  const problems = await Promise.all(
    files.map(async (file) => findFileProblem(file, await isDisplayable(file))),
  );
  const messages = problems.filter((problem) => problem !== undefined);
  if (messages.length > 0) await showMessage(UNUSABLE_TITLE, messages, 'Compris');
  return messages.length === 0;
}

/**
 * Renames a PDF that is chosen in the form of the CV to `cv.pdf`; a PDF chosen in any other form keeps its name.
 *
 * @param form fragment of the URL at which the editor has opened the form.
 */
export function renameCv(file: File, form: string): File {
  const isCv = CV_FORM.test(form) && /\.pdf$/i.test(file.name);
  return isCv ? new File([file], CV_FILE_NAME, { type: file.type }) : file;
}

function toFileList(files: readonly File[]): FileList {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
}

async function isDisplayable(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}

const MAX_FILE_BYTES = 20_000_000;

const HEIC_NAME = /\.hei[cf]$/i;
const HEIC_MESSAGE =
  'est une photo HEIC, que ce navigateur ne sait pas lire. Sur l’iPhone : Réglages › Appareil photo › Formats › Le plus compatible. Sinon, enregistrez-la en JPEG.';

/**
 * Checks the size and type of a file that the owner chooses.
 *
 * @param isDisplayable whether the browser can decode it as an image.
 * @returns a French message; undefined when the site can use the file.
 */
export function findFileProblem(
  { name, size }: Pick<File, 'name' | 'size'>,
  isDisplayable: boolean,
): string | undefined {
  if (size > MAX_FILE_BYTES)
    return `« ${name} » pèse ${Math.round(size / 1_000_000)} Mo ; choisissez un fichier de moins de 20 Mo.`;
  if (isDisplayable || /\.(?:asc|pdf|vtt)$/i.test(name)) return undefined;
  if (HEIC_NAME.test(name)) return `« ${name} » ${HEIC_MESSAGE}`;
  return isImageName(name)
    ? `« ${name} » est illisible ; enregistrez-la de nouveau en JPEG ou en PNG.`
    : `« ${name} » n’est ni une image, ni un PDF, ni un fichier de sous-titres ; choisissez un autre fichier.`;
}
