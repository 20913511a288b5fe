import style from './dialog.css?inline';

interface DialogOptions {
  title: string;
  content: readonly HTMLElement[];
  /** What its buttons say, by the answer that each stands for. */
  choices: Readonly<Record<string, string>>;
}

/** Adds the styles of the dialogs, notes and status bar of the admin to the page. */
export function adoptAdminStyles(): void {
  const styleSheet = new CSSStyleSheet();
  styleSheet.replaceSync(style);
  document.adoptedStyleSheets.push(styleSheet);
}

/**
 * Asks the owner something, over whatever the editor shows.
 *
 * @returns her answer; empty when she has closed the dialog without one.
 */
export async function askInDialog({ title, content, choices }: DialogOptions): Promise<string> {
  const buttons = Object.entries(choices).map(([answer, textContent]) => {
    const button = createElement('button', { type: 'button', textContent });
    button.addEventListener('click', () => {
      dialog.close(answer);
    });
    return button;
  });
  const heading = createElement('h2', { id: 'desk-dialog-title', textContent: title });
  const dialog = createElement('dialog', { className: 'desk-dialog' }, [
    heading,
    ...content,
    ...buttons,
  ]);
  dialog.setAttribute('aria-labelledby', heading.id);
  document.body.append(dialog);
  dialog.showModal();
  await new Promise((resolve) => {
    dialog.addEventListener('close', resolve);
  });
  dialog.remove();
  return dialog.returnValue;
}

/** An element with its properties and what stands in it. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  children: readonly Node[] = [],
): HTMLElementTagNameMap[Name] {
  const node = Object.assign(document.createElement(name), properties);
  node.append(...children);
  return node;
}
