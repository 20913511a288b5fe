import { ask, element } from './dialog.ts';
import { fileFault } from './file-fault.ts';

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
