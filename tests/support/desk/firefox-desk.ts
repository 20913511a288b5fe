import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect } from '@playwright/test';
import type { Browser, ElementHandle, KeyInput } from 'puppeteer-core';
import { visit, type Visit } from '../visit.ts';

/** Maximum time to compile the editor's page. */
const COMPILE_TIMEOUT_MS = 60_000;

/** Page object of the editor in Firefox, with Puppeteer: Playwright can't drive Debian's Firefox. */
export class FirefoxDesk {
  readonly #visit: Visit;

  constructor(visit: Visit) {
    this.#visit = visit;
    visit.page.setDefaultTimeout(COMPILE_TIMEOUT_MS);
  }

  /**
   * Opens the page of the editor in a new tab.
   *
   * @param origin of the site.
   * @param width of the window, in CSS pixels.
   */
  static async visit(browser: Browser, origin = '', width = 1280): Promise<FirefoxDesk> {
    const viewport = { width, height: 844 };
    return new FirefoxDesk(
      await visit(browser, `${origin}/admin/`, (page) => page.setViewport(viewport)),
    );
  }

  /** Reloads the page. */
  async reload(): Promise<void> {
    await this.#visit.page.reload();
  }

  /** Presses a key. */
  async press(key: KeyInput): Promise<void> {
    await this.#visit.page.keyboard.press(key);
  }

  /** Brings the tab to the front: Firefox draws no other. */
  async show(): Promise<void> {
    await this.#visit.page.bringToFront();
  }

  /** Closes the tab. */
  async close(): Promise<void> {
    await this.#visit.page.close();
  }

  /** Signs in with a GitHub access token, as the owner does. */
  async signIn(key: string): Promise<void> {
    await this.click('Se connecter avec ma clé d’accès');
    await this.#writeInto(await this.#found(keyField), key);
    await this.click('Se connecter');
    await this.leaveDashboard();
  }

  /** Closes the dialog with which the desk opens. */
  async leaveDashboard(): Promise<void> {
    await this.see('Votre bureau');
    await this.click('Fermer');
  }

  /** Opens a list, or the form of a singleton file. */
  async open(name: string): Promise<void> {
    await this.#found(readyMenu);
    await this.#visit.page.locator(`::-p-aria([name="${name}"][role="treeitem"])`).click();
    await this.#found(announcement, [name]);
  }

  /** Opens an empty form for a new entry of a list, and gives it a title. */
  async startEntry(list: string, title: string): Promise<void> {
    await this.open(list);
    await this.click('Nouvel élément');
    await this.write('Titre', title);
  }

  /** Opens the form of an entry of the list. */
  async openEntry(title: string): Promise<void> {
    await this.#visit.page.locator(`::-p-aria([name="${title}"][role="row"])`).click();
  }

  /** Clicks a button, in the open dialog if there is one. */
  async click(name: string): Promise<void> {
    await clickStill(() => this.#found(button, [name]));
  }

  /**
   * Adds an entry to a list, and waits until the editor has moved the focus to it: text typed before would go elsewhere. The
   * form may be rendered again after it was announced.
   *
   * @param label of a text field that the entry has.
   */
  async add(entry: string, label: string): Promise<void> {
    await expect(async () => {
      await this.click(`Ajouter ${entry}`);
      await this.#found(fieldOf, [label], 3000);
    }).toPass({ timeout: COMPILE_TIMEOUT_MS });
    await this.#visit.page.waitForFunction(
      () => document.activeElement?.getAttribute('aria-label') === 'Réduire',
    );
  }

  /** Fills a field of the form, or of a group of it. */
  async write(label: string, text: string, group?: string): Promise<void> {
    await expect(async () => {
      const field = await this.#found(fieldOf, group === undefined ? [label] : [label, group]);
      await this.#writeInto(field, text);
    }).toPass({ timeout: COMPILE_TIMEOUT_MS });
  }

  /** Fills one of the text fields of a list, counted from 0. */
  async writeNth(list: string, position: number, text: string): Promise<void> {
    await expect(async () => {
      const fields = await (await this.#found(groupOf, [list])).$$('textarea, input');
      await this.#writeInto(fields[position], text);
    }).toPass({ timeout: COMPILE_TIMEOUT_MS });
  }

  /** Replaces the text of a field. */
  async #writeInto(field: ElementHandle | undefined, text: string): Promise<void> {
    await field?.evaluate((node) => {
      if (node instanceof HTMLElement) node.focus();
      if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) node.select();
      // A text with its formatting.
      else getSelection()?.selectAllChildren(node);
    });
    await this.#visit.page.keyboard.type(text, { delay: 20 });
    const written = await field?.evaluate((node) =>
      'value' in node ? node.value : node.textContent,
    );
    expect(written).toBe(text);
  }

  /** Pastes HTML into the text of an entry, through the clipboard. */
  async paste(html: string): Promise<void> {
    const field = await this.#found(fieldOf, ['Texte']);
    await field.evaluate(copyInstead, html);
    const { keyboard } = this.#visit.page;
    await keyboard.down('Control');
    await keyboard.press('c');
    await keyboard.press('v');
    await keyboard.up('Control');
  }

  /**
   * Drops a picture at the start of the text of an entry.
   *
   * @param path absolute path of a JPEG file.
   */
  async drop(path: string): Promise<void> {
    const field = await this.#found(fieldOf, ['Texte']);
    await field.evaluate(dropPicture, basename(path), readFileSync(path, 'base64'));
  }

  /** Clicks the first control of a group that matches a CSS selector. */
  async clickIn(group: string, selector: string): Promise<void> {
    await clickStill(async () => (await this.#found(groupOf, [group])).$(selector));
  }

  /** Moves an entry of a list up, counted from 0. */
  async moveUp(position: number): Promise<void> {
    const selector = '[aria-label="Déplacer vers le haut"]';
    await clickStill(async () => (await this.#visit.page.$$(selector))[position] ?? null);
  }

  /**
   * Chooses a local file.
   *
   * @param path absolute path of the file.
   * @param replaces whether it replaces another file.
   */
  async upload(group: string, path: string, { replaces = false } = {}): Promise<void> {
    // The button's text depends on whether there is a mouse.
    await this.clickIn(group, 'button:not([aria-label^="Afficher"])');
    const input = await this.#found(fileField);
    await (input as ElementHandle<HTMLInputElement>).uploadFile(path);
    if (replaces) await this.click('Remplacer');
    await this.click('Insérer');
  }

  /** Waits until the page shows a text. */
  async see(text: string): Promise<void> {
    await this.#found(shown, [text]);
  }

  /** Saves, and waits for the editor's confirmation. */
  async save(): Promise<void> {
    await this.click('Enregistrer');
    await this.see('Enregistré.');
  }

  /** Waits until the desk says that nothing was saved, and has closed the editor's own dialog. */
  async expectNotSaved(): Promise<void> {
    await this.see('Rien n’est enregistré');
    await this.#found(pageWithoutAlert);
  }

  /** Waits for an element: the page's policy forbids Puppeteer's own waiting. */
  async #found(
    look: (...wanted: string[]) => Element | undefined,
    wanted: string[] = [],
    timeout = COMPILE_TIMEOUT_MS,
  ): Promise<ElementHandle> {
    const found: ElementHandle[] = [];
    await expect(async () => {
      const handle = await this.#visit.page.evaluateHandle(look, ...wanted);
      const element = handle.asElement() as ElementHandle | null;
      if (element) found.push(element);
      expect(found).toHaveLength(1);
    }).toPass({ timeout, intervals: [200] });
    return found[0] ?? Promise.reject(new Error('Nothing was found.'));
  }
}

/**
 * Clicks an element once it has stopped moving and nothing covers it, as during a transition or a closing dialog.
 *
 * @param look finds the element for each attempt, as the editor may render it again.
 */
async function clickStill(look: () => Promise<ElementHandle | null>): Promise<void> {
  await expect(async () => {
    const element = await look();
    await element?.scrollIntoView();
    const before = await element?.boundingBox();
    expect(await element?.evaluate(liesOnTop)).toBe(true);
    expect(await element?.boundingBox()).toEqual(before);
    await element?.click();
  }).toPass({ timeout: COMPILE_TIMEOUT_MS });
}

// The functions below run in the page, each separately.

/** Finds a button by its name, in the topmost open dialog if any. */
function button(name = ''): Element | undefined {
  const plain = (text: string) => text.replace(/[\s\u2066-\u2069]+/g, ' ').trim();
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const root = middle?.closest('dialog[open]') ?? document;
  return [...root.querySelectorAll('button')].find(
    (one) =>
      ` ${plain(one.ariaLabel ?? one.textContent)}`.endsWith(` ${name}`) &&
      !one.disabled &&
      one.checkVisibility(),
  );
}

/** Finds the entry of the menu on the left that Tab reaches: the menu takes clicks only once it has one. */
function readyMenu(): Element | undefined {
  return document.querySelector('[role="tree"] [role="treeitem"][tabindex="0"]') ?? undefined;
}

/** Finds the editor's announcement of the list or form that it has opened. */
function announcement(name = ''): Element | undefined {
  return [...document.querySelectorAll('[role="status"]')].find(
    ({ textContent }) => /^(Vous|Liste) /.test(textContent.trim()) && textContent.includes(name),
  );
}

function shown(text?: string): Element | undefined {
  return document.body.innerText.includes(text ?? '') ? document.body : undefined;
}

function keyField(): Element | undefined {
  return document.querySelector('dialog[open] input[type="password"]') ?? undefined;
}

function pageWithoutAlert(): Element | undefined {
  return document.querySelector('[role="alertdialog"]') === null ? document.body : undefined;
}

function fileField(): Element | undefined {
  return document.querySelector('dialog[open] input[type="file"]') ?? undefined;
}

/** Finds a group of fields; scrolls the form on until it is rendered. */
function groupOf(name?: string): Element | undefined {
  const groups = [...document.querySelectorAll('[role="group"][aria-label^="Champ"]')];
  const wanted = groups.findLast(
    ({ ariaLabel }) => ariaLabel?.replace(/[\s\u2066-\u2069]+/g, ' ') === `Champ « ${name ?? ''} »`,
  );
  (wanted ?? groups.at(-1))?.scrollIntoView({ block: 'end', behavior: 'instant' });
  return wanted;
}

/** Finds a text field by its label, in a group of fields if given. */
function fieldOf(label = '', outer?: string): Element | undefined {
  const groupsIn = (root: ParentNode) => [
    ...root.querySelectorAll('[role="group"][aria-label^="Champ"]'),
  ];
  const named = (root: ParentNode, name: string) =>
    groupsIn(root).findLast(
      ({ ariaLabel }) => ariaLabel?.replace(/[\s\u2066-\u2069]+/g, ' ') === `Champ « ${name} »`,
    );
  const place = outer === undefined ? document : named(document, outer);
  const group = place && named(place, label);
  const field = group?.querySelector('[contenteditable], textarea, input');
  const last = groupsIn(place ?? document).at(-1) ?? (place instanceof Element ? place : undefined);
  (field ?? group ?? last)?.scrollIntoView({ block: 'end', behavior: 'instant' });
  return field ?? undefined;
}

/** Focuses a text, and makes the next copy put HTML on the clipboard. */
function copyInstead(text: Element, html: string): void {
  addEventListener(
    'copy',
    (event) => {
      event.clipboardData?.setData('text/html', html);
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true, once: true },
  );
  if (text instanceof HTMLElement) text.focus();
}

function dropPicture(text: Element, name: string, base64: string): void {
  const dataTransfer = new DataTransfer();
  const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
  dataTransfer.items.add(new File([bytes], name, { type: 'image/jpeg' }));
  const { left, top } = text.getBoundingClientRect();
  const options = { bubbles: true, cancelable: true, clientX: left + 20, clientY: top + 20 };
  text.dispatchEvent(new DragEvent('drop', { ...options, dataTransfer }));
}

/** Whether a click on the middle of an element would reach it, after two frames. */
async function liesOnTop(element: Element): Promise<boolean> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  await frame();
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
