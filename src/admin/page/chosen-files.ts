import { ask, element } from './dialog.ts';
import { fileFault } from './file-fault.ts';

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
