import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect as atOnce, type Locator, type Page } from '@playwright/test';
import { SAMPLE } from '../sample.ts';

/** Reads a photograph of the tests' content. */
const photograph = (): Buffer => readFileSync(join(SAMPLE, 'images/portrait.jpg'));

/** The development server compiles the editor's page on the first request. */
const expect = atOnce.configure({ timeout: 60_000 });

interface LocalFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Page object of the editor, by the visible names that the owner uses. */
export class Desk {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the local editor, which needs no account. */
  async enter(): Promise<void> {
    await this.page.goto('/admin/');
    await this.leaveDashboard();
    await expect(this.list('Articles')).toBeVisible();
  }

  /** Closes the dialog with which the desk opens. */
  async leaveDashboard(): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Votre bureau' });
    await dialog.getByRole('button', { name: 'Fermer' }).click({ timeout: 60_000 });
  }

  /** Returns an entry of the menu on the left, once it takes clicks: a tenth of a second after it is drawn, when Tab reaches it. */
  list(name: string): Locator {
    const menu = this.page.locator('[role="tree"]:has([role="treeitem"][tabindex="0"])');
    return menu.getByRole('treeitem', { name });
  }

  /** Opens the form of a singleton file. */
  async openFile(name: string): Promise<void> {
    await this.enter();
    await this.list(name).click();
    await this.formIs('Vous modifiez');
  }

  /** Waits until the editor announces the form: anything typed before is lost. */
  async formIs(announced: string): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: announced })).toHaveCount(1);
  }

  /** Opens the form of a portfolio item. */
  async openEntry(list: string, title: string): Promise<void> {
    await this.enter();
    await this.list(list).click();
    await this.page.getByRole('row', { name: title, exact: true }).click();
    await this.formIs('Vous modifiez');
  }

  /** Opens an empty form for a new portfolio item. */
  async newEntry(list: string): Promise<void> {
    await this.enter();
    await this.startEntry(list);
  }

  /** The same in a desk that is open. */
  async startEntry(list: string): Promise<void> {
    await this.list(list).click();
    await this.page.getByRole('button', { name: 'Nouvel élément', exact: true }).click();
    await this.formIs('Vous commencez');
  }

  /** Returns a group of fields, scrolled into view: its fields are rendered only then. */
  async group(label: string): Promise<Locator> {
    const group = this.page.getByRole('group', {
      name: `Champ « \u2068${label}\u2069 »`,
      exact: true,
    });
    await this.#bring(group.first());
    return group.first();
  }

  /** Scrolls the form, or a group of it, until a part is in view: parts far below aren't rendered yet. */
  async #bring(part: Locator, group?: Locator): Promise<void> {
    const drawn = (group ?? this.page).getByRole('group', { name: /^Champ/ });
    await expect(async () => {
      if ((await part.count()) === 0) {
        const lowest = group && (await drawn.count()) === 0 ? group : drawn.last();
        await lowest.evaluate((element) => {
          element.scrollIntoView({ block: 'start' });
        });
      }
      await expect(part).toBeAttached({ timeout: 500 });
    }).toPass({ timeout: 60_000 });
    await part.scrollIntoViewIfNeeded();
  }

  /** Shows the rarely used fields of the form. */
  async unfold(): Promise<void> {
    await this.page.getByRole('button', { name: /^Plus de champs/, expanded: false }).click();
  }

  /** Fills a field of the form, or of a group of it. */
  async write(label: string, text: string, group?: string): Promise<void> {
    const place = group === undefined ? undefined : await this.group(group);
    const field = (place ?? this.page).getByRole('textbox', { name: label, exact: true });
    await this.#bring(field, place);
    if ((await field.getAttribute('contenteditable')) === 'true') await this.showSigns();
    // On a busy machine the form may be rendered again after it was announced.
    await expect(async () => {
      await field.fill(text);
      await expect(field).toHaveValue(text, { timeout: 1000 });
    }).toPass({ timeout: 30_000 });
  }

  /** Shows the text of an entry with its signs instead of its formatting, or the other way. */
  async showSigns(shown = true): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Écrire avec les signes' });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', String(shown));
  }

  /** The text of an entry, with its formatting. */
  get text(): Locator {
    return this.page.getByRole('textbox', { name: 'Texte', exact: true });
  }

  /** Gives the text its style, as a heading or a list, at the place of the cursor. */
  async style(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Afficher les options de style de texte' }).click();
    await this.page.getByRole('menuitemcheckbox', { name, exact: true }).click();
  }

  /** Pastes or drops something into the text: HTML, and files by name. */
  async give(
    type: 'paste' | 'drop',
    { html = '', files = {} }: { html?: string; files?: Record<string, Buffer> },
    place = this.text,
  ): Promise<void> {
    const contents = Object.entries(files).map(
      ([name, content]) => [name, content.toString('base64')] as const,
    );
    await place.evaluate(
      (element, [event, markup, named]) => {
        const data = new DataTransfer();
        if (markup !== '') data.setData('text/html', markup);
        for (const [name, base64] of named) {
          const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
          data.items.add(new File([bytes], name, { type: 'image/jpeg' }));
        }
        const { left, top } = element.getBoundingClientRect();
        const options = { bubbles: true, cancelable: true, clientX: left + 20, clientY: top + 20 };
        element.dispatchEvent(
          event === 'drop'
            ? new DragEvent('drop', { ...options, dataTransfer: data })
            : new ClipboardEvent('paste', { ...options, clipboardData: data }),
        );
      },
      [type, html, contents] as const,
    );
  }

  /** Selects an entry in a relation field, by searching for a word. */
  async choose(label: string, word: string, title: string): Promise<void> {
    const field = await this.group(label);
    await field.getByRole('combobox').click();
    await this.page.getByRole('searchbox').filter({ visible: true }).fill(word);
    await this.page.getByRole('option', { name: title }).filter({ visible: true }).click();
    await expect(field.getByRole('gridcell', { name: title, exact: true })).toBeVisible();
  }

  /**
   * Chooses a local file for a field, and waits until the editor has it.
   *
   * @param replaces whether it replaces another file.
   */
  async upload(label: string, file: LocalFile, { replaces = false } = {}): Promise<void> {
    const field = await this.chooseFile(label, file, { replaces });
    await expect(field.getByRole('button', { name: /^Remplacer/ })).toBeVisible();
    await expect(this.saveButton).toBeEnabled();
  }

  /** Chooses a local file for a field. The editor may need a while for it. */
  async chooseFile(label: string, file: LocalFile, { replaces = false } = {}): Promise<Locator> {
    const field = await this.group(label);
    await field
      .getByRole('button', { name: /^(Parcourir|Remplacer (le fichier|l’image))$/ })
      .click();
    const dialog = this.page.getByRole('dialog');
    const chooser = this.page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Téléverser' }).click();
    await (await chooser).setFiles(file);
    if (replaces)
      await this.page
        .getByRole('alertdialog', { name: 'Ce fichier existe déjà' })
        .getByRole('button', { name: 'Remplacer' })
        // Every file field opens its own dialog at the same time: that of the first is on top.
        .first()
        .click();
    await dialog.getByRole('button', { name: 'Insérer' }).click();
    await expect(dialog).toBeHidden();
    return field;
  }

  /** Chooses a photograph of the tests' content, under a new name. */
  async uploadPhoto(name: string, buffer = photograph()): Promise<void> {
    await this.upload('Fichier de l’image', { name, mimeType: 'image/jpeg', buffer });
  }

  /** Adds the optional picture, with its description. */
  async addImage(name: string, description: string, buffer?: Buffer): Promise<void> {
    const field = await this.group('Image');
    await field
      .getByRole('checkbox', { name: /^Ajouter/ })
      .first()
      .check();
    await this.uploadPhoto(name, buffer);
    await this.write('Description de l’image', description);
  }

  /** Types into a field key by key: the editor backs up typed text only, not programmatic changes. */
  async type(label: string, text: string): Promise<void> {
    await this.write(label, '');
    await this.page.getByRole('textbox', { name: label, exact: true }).pressSequentially(text);
    await expect.poll(() => this.page.evaluate(backups)).toBe(1);
  }

  /** Reloads the page, restores the backup, and expects the field to have its text. */
  async expectKept(label: string, text: string): Promise<void> {
    this.page.once('dialog', (dialog) => void dialog.accept());
    await this.page.reload();
    await this.page.getByRole('button', { name: 'Restaurer' }).click();
    const field = this.page.getByRole('textbox', { name: label, exact: true });
    await expect(field).toHaveValue(text);
  }

  /** Reads the dialog that blocks a save, and answers it. */
  async answer(reason: string | RegExp, answer: string): Promise<void> {
    await expect(this.told).toContainText(reason);
    await this.told.getByRole('button', { name: answer }).click();
  }

  /** Returns the message that saving is impossible for now. */
  get told(): Locator {
    return this.page.getByRole('dialog', { name: 'Rien n’est perdu' });
  }

  /** Expects the status bar to say that the changes stay in the form, and no dialog of errors. */
  async expectNotSaved(): Promise<void> {
    const said = this.page.getByRole('status', { name: 'Enregistrement' });
    await expect(said).toContainText('Rien n’est enregistré');
    await expect(this.page.getByRole('alertdialog')).toHaveCount(0);
  }

  /** Saves, and waits for the editor's confirmation. */
  async save(): Promise<void> {
    await this.saveButton.click();
    await this.expectSaved();
  }

  /** Saves the draft in the form as no draft, and waits for the editor's confirmation. */
  async publish(): Promise<void> {
    await this.publishButton.click();
    await this.expectSaved();
  }

  get publishButton(): Locator {
    return this.page.getByRole('button', { name: 'Publier', exact: true });
  }

  async expectSaved(): Promise<void> {
    await expect(this.page.getByText(/Enregistré\./)).toBeVisible();
  }

  get saveButton(): Locator {
    return this.page.getByRole('button', { name: 'Enregistrer', exact: true });
  }
}

/** Counts the editor's backups of unsaved work. Runs in the page. */
async function backups(): Promise<number> {
  let count = 0;
  for (const { name = '' } of await indexedDB.databases()) {
    const opened = indexedDB.open(name);
    await new Promise((resolve) => (opened.onsuccess = resolve));
    const { result: database } = opened;
    if (database.objectStoreNames.contains('draft-backups')) {
      const asked = database.transaction('draft-backups').objectStore('draft-backups').count();
      await new Promise((resolve) => (asked.onsuccess = resolve));
      count += asked.result;
    }
    database.close();
  }
  return count;
}

/** Waits until a picture has loaded. */
export async function expectShown(image: Locator): Promise<void> {
  await expect(async () => {
    const width = await image.evaluate((element) =>
      'naturalWidth' in element ? Number(element.naturalWidth) : 0,
    );
    expect(width).toBeGreaterThan(0);
  }).toPass();
}
