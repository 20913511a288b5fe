import type { Page } from '@playwright/test';

/** What browsers and their extensions do to a page, each by its name in the titles of tests. */
export const CHANGES = ['translated', 'marked', 'rewritten', 'assisted'] as const;
export type Change = (typeof CHANGES)[number];

declare global {
  interface Window {
    /** Takes the last change back. */
    undoChange?: () => void;
  }
}

/** Changes the page as an extension or the browser’s translation would, but for what is not to be translated. */
export async function changePage(page: Page, change: Change): Promise<void> {
  // Texts move when they change: after a key, the tests allow it.
  await page.keyboard.press('Shift');
  await page.evaluate(change === 'assisted' ? assistFields : changeTexts, change);
}

/** Takes the last change back, as « Show original » does. */
export const undoChange = (page: Page): Promise<void> => page.evaluate(() => window.undoChange?.());

/** Runs in the page. */
function changeTexts(change: Change): void {
  const undoing: (() => void)[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const isSkipped = text.parentElement?.closest('script, style, textarea, [translate=no]');
    if (isSkipped || text.data.trim() === '') continue;
    const changed: Node[] = [];
    if (change === 'translated') {
      const tag: string = 'font';
      const font = document.createElement(tag);
      const inner = document.createElement(tag);
      for (const { style } of [font, inner]) style.verticalAlign = 'inherit';
      inner.append(`EN ${text.data}`);
      font.append(inner);
      changed.push(font);
    } else if (change === 'marked') {
      const mark = document.createElement('mark');
      mark.append(text.data.slice(1, 3));
      changed.push(new Text(text.data.slice(0, 1)), mark, new Text(text.data.slice(3)));
    } else changed.push(new Text(`${text.data}.`));
    text.replaceWith(...changed);
    undoing.push(() => {
      (changed[0] as ChildNode).replaceWith(text);
      for (const node of changed) (node as ChildNode).remove();
    });
  }
  if (change === 'translated') {
    document.documentElement.lang = 'en';
    document.documentElement.classList.add('translated-ltr');
  }
  window.undoChange = () => {
    for (const undo of undoing) undo();
    document.documentElement.lang = 'fr';
    document.documentElement.classList.remove('translated-ltr');
  };
}

/** Attributes, and elements beside fields, pictures and controls: writing aids, password managers, « Save » buttons. Runs in the page. */
function assistFields(): void {
  const added: HTMLElement[] = [];
  const add = (name: string, beside: Element) => {
    const element = document.createElement(name);
    element.className = 'added-by-extension';
    // Without a size, as Grammarly’s: the page doesn’t move.
    element.style.position = 'absolute';
    beside.before(element);
    added.push(element);
  };
  for (const field of document.querySelectorAll('input, textarea, select')) {
    field.setAttribute('data-gramm', 'true');
    field.setAttribute('spellcheck', 'false');
    field.classList.add('assisted');
    add('grammarly-extension', field);
    add('input', field);
  }
  for (const element of document.querySelectorAll('article, img, button, astro-island a')) {
    element.setAttribute('data-darkreader-inline-color', '');
    element.classList.add('assisted');
    add('button', element);
    add('a', element);
  }
  window.undoChange = () => {
    for (const element of added) element.remove();
  };
}
