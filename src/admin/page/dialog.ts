import style from './dialog.css?inline';

interface Question {
  title: string;
  content: readonly HTMLElement[];
  /** What its buttons say, by the answer that each stands for. */
  choices: Readonly<Record<string, string>>;
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets.push(sheet);

/**
 * Asks the owner something, over whatever the editor shows.
 *
 * @returns her answer; empty when she has closed the dialog without one.
 */
export async function ask({ title, content, choices }: Question): Promise<string> {
  const buttons = Object.entries(choices).map(([answer, textContent]) => {
    const button = element('button', { type: 'button', textContent });
    button.addEventListener('click', () => {
      dialog.close(answer);
    });
    return button;
  });
  const heading = element('h2', { id: 'desk-dialog-title', textContent: title });
  const dialog = element('dialog', { className: 'desk-dialog' }, [heading, ...content, ...buttons]);
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
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  children: readonly Node[] = [],
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}
