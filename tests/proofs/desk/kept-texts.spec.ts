import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { COPY, renewCopy, written } from '../../support/desk/copy.ts';
import { Desk } from '../../support/desk/desk.ts';
import { expect, test } from '../../support/desk/test.ts';

const FILE = 'site.json';

const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true });
const begun = (page: Page) => page.getByRole('status', { name: 'Textes commencés' });
const list = (page: Page) => page.getByRole('dialog', { name: 'Textes commencés' });
const versions = (page: Page) =>
  page.getByRole('dialog', { name: 'Ce texte a changé entre-temps' });

/** Leaves the form as the owner does. */
const leave = (page: Page) => page.getByRole('button', { name: 'Annuler la modification' }).click();

/** Types key by key, and again when the form was rendered anew meanwhile, as on a busy machine. */
async function typeKeys(place: Locator, text: string): Promise<void> {
  await expect(async () => {
    await place.fill('');
    await place.pressSequentially(text);
    await expect(place).toHaveValue(text, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
}

/** Begins a new entry of the list that is shown, and leaves it at once. */
async function begin(desk: Desk, title: string): Promise<void> {
  const create = desk.page.getByRole('button', { name: 'Nouvel élément', exact: true });
  await create.click();
  await desk.formIs('Vous commencez');
  await typeKeys(field(desk.page, 'Titre'), title);
  await leave(desk.page);
  await expect(create).toBeVisible();
}

/** Changes the place in the file, as another program. */
function changeElsewhere(place: string): void {
  const text = written(FILE).replace(/("location": ")[^"]*/, `$1${place}`);
  writeFileSync(join(COPY, FILE), text);
}

test.afterEach(renewCopy);

for (const width of [390, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('two new texts are kept beside each other, until they are saved or thrown away', async ({
      desk,
      page,
    }) => {
      await desk.enter();
      await desk.list('Articles').click();
      await begin(desk, 'La pluie');
      await expect(begun(page)).toHaveText('Pas enregistré\u202f: 1 texte commencé');
      await begin(desk, 'Le soleil');
      await expect(begun(page)).toContainText('2 textes commencés');
      await page.reload();
      await begun(page).getByRole('button', { name: '2 textes commencés' }).click();
      await expect(list(page).getByRole('listitem')).toHaveText([
        /^Le soleil \d+\sh\s\d\d /,
        /^La pluie \d+\sh\s\d\d /,
      ]);
      const rain = list(page).getByRole('listitem').filter({ hasText: 'La pluie' });
      await rain.getByRole('button', { name: 'Reprendre' }).click();
      await expect(field(page, 'Titre')).toHaveValue('La pluie');
      await expect(begun(page)).toContainText('1 texte commencé');
      await desk.save();
      expect(written('portfolio/la-pluie.md')).toContain('title: "La pluie"');

      await begun(page).getByRole('button', { name: '1 texte commencé' }).click();
      await list(page).getByRole('button', { name: 'Jeter' }).click();
      await page
        .getByRole('dialog', { name: 'Jeter ce que vous avez commencé dans « Le soleil » ?' })
        .getByRole('button', { name: 'Jeter' })
        .click();
      await expect(begun(page)).toBeEmpty();
      // Nor does it come back as the focus moves.
      await begin(desk, 'La lune');
      await expect(begun(page)).toContainText('1 texte commencé');
    });

    test('a form that opens does not keep the text of the one before', async ({ desk, page }) => {
      await desk.enter();
      await desk.list('Articles').click();
      await begin(desk, 'La pluie');
      // The focus moves as soon as the address has changed, as on a slow machine.
      await page.evaluate(() => {
        const pushState = history.pushState.bind(history);
        history.pushState = (...args) => {
          pushState(...args);
          dispatchEvent(new Event('focusout'));
        };
      });
      const create = page.getByRole('button', { name: 'Nouvel élément', exact: true });
      await create.click();
      await desk.formIs('Vous commencez');
      await leave(page);
      await expect(create).toBeVisible();
      await expect(begun(page)).toHaveText('Pas enregistré\u202f: 1 texte commencé');
    });

    test('what was begun in a file that is not there yet is kept, and no more once it is saved', async ({
      desk,
      page,
    }) => {
      await desk.enter();
      await desk.list('À surveiller').click();
      await page.getByRole('button', { name: 'Ajouter' }).first().click();
      await typeKeys(field(page, 'Nom'), 'Sillons');
      await leave(page);
      await begun(page).getByRole('button', { name: '1 texte commencé' }).click();
      await expect(list(page).getByRole('listitem')).toContainText('À surveiller');
      await list(page).getByRole('button', { name: 'Reprendre' }).click();
      await expect(field(page, 'Nom')).toHaveValue('Sillons');
      await desk.write('Adresse', 'https://sillons.example/auteurs/clarisse-ndole');
      await desk.save();
      expect(written('watch.json')).toContain('"name": "Sillons"');
      await expect(begun(page)).toBeEmpty();
    });

    test('Escape in a field leaves the form open', async ({ desk, page }) => {
      await desk.newEntry('Articles');
      await typeKeys(field(page, 'Titre'), 'La pluie');
      await page.keyboard.press('Escape');
      await expect(field(page, 'Titre')).toHaveValue('La pluie');
      await expect(desk.saveButton).toBeVisible();
    });

    test('what was typed right before a reload or a way out is kept', async ({ desk, page }) => {
      await desk.openFile('Identité et contact');
      page.on('dialog', (dialog) => void dialog.accept());
      await field(page, 'Profession').press('End');
      await field(page, 'Profession').pressSequentially(' et autrice');
      await page.reload();
      await page.getByRole('button', { name: 'Restaurer' }).click();
      await expect(field(page, 'Profession')).toHaveValue(/ et autrice$/);
      await field(page, 'Profession').press('End');
      await field(page, 'Profession').pressSequentially(' aussi');
      await leave(page);
      await expect(begun(page)).toContainText('1 texte commencé');
      await begun(page).getByRole('button').click();
      await list(page).getByRole('button', { name: 'Reprendre' }).click();
      await expect(field(page, 'Profession')).toHaveValue(/ et autrice aussi$/);
    });

    test('a text that is restored does not replace what was saved since without a word', async ({
      desk,
      page,
    }) => {
      await desk.openFile('Identité et contact');
      await desk.type('Profession', 'Grand reporter');
      changeElsewhere('Douala, Cameroun');
      await desk.expectKept('Profession', 'Grand reporter');
      await desk.saveButton.click();
      await expect(versions(page).getByText('Douala, Cameroun')).toBeVisible();
      await expect(versions(page).getByText('Grand reporter')).toBeVisible();
      await versions(page).getByRole('button', { name: 'Ne pas enregistrer' }).click();
      await desk.expectNotSaved();
      expect(written(FILE)).toContain('Douala, Cameroun');
      await desk.saveButton.click();
      await versions(page).getByRole('button', { name: 'Enregistrer ce que j’ai écrit' }).click();
      await desk.expectSaved();
      expect(written(FILE)).not.toContain('Douala, Cameroun');
    });

    test('of two tabs that bring a picture of one name, the second gets the next name', async ({
      desk,
      page,
      context,
    }) => {
      await desk.newEntry('Photos');
      const other = new Desk(await context.newPage());
      await other.newEntry('Photos');
      for (const [tab, title] of [
        [desk, 'Un premier marché'],
        [other, 'Un second marché'],
      ] as const) {
        await tab.write('Titre', title);
        await tab.group('Photo');
        await tab.uploadPhoto('mokolo.jpg');
        await tab.write('Description de l’image', title);
        await tab.save();
      }
      expect(written('portfolio/un-premier-marche.md')).toContain('src: "./mokolo.webp"');
      expect(written('portfolio/un-second-marche.md')).toContain('src: "./mokolo-1.webp"');
      expect(page.url()).toContain('photos');
      for (const name of ['mokolo.webp', 'mokolo-1.webp']) rmSync(join(COPY, 'portfolio', name));
    });
  });
