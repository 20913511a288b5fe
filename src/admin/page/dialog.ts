import dialogStyle from './dialog.css?inline';
import formStyle from './form.css?inline';

interface DialogOptions {
  title: string;
  /** A string is a paragraph. */
  content: readonly (HTMLElement | string)[];
  /** Labels of the buttons, by the answer that each gives. */
  choices: Readonly<Record<string, string>>;
}

/** Adds the styles of the dialogs, form fields and status bar of the admin to the page. */
export function adoptAdminStyles(): void {
  const styleSheet = new CSSStyleSheet();
  styleSheet.replaceSync(dialogStyle + formStyle);
  document.adoptedStyleSheets.push(styleSheet);
}

/**
 * Asks the owner a question in a modal dialog.
 *
 * @returns the answer of the button she chose; empty when she closed the dialog.
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
    ...content.map((part) =>
      typeof part === 'string' ? createElement('p', { textContent: part }) : part,
    ),
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

/** Shows the owner messages in a modal dialog with a single button. */
export async function showMessage(title: string, messages: readonly string[], close = 'Fermer') {
  await askInDialog({ title, content: messages, choices: { '': close } });
}

export const errorMessage = (error: unknown) =>
  error instanceof Error ? error.message : String(error);

/** Creates an HTML element with properties and children. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Name] {
  const node = Object.assign(document.createElement(name), properties);
  node.append(...children);
  return node;
}
