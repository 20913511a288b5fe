import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { COPY, written } from '../../support/desk/copy.ts';
import { expect, test } from '../../support/desk/test.ts';

const FILE = 'site.json';
const question = (page: Page) =>
  page.getByRole('dialog', { name: 'Ce texte a changé entre-temps' });
const profession = (page: Page) => page.getByRole('textbox', { name: 'Profession', exact: true });

/** Accepts every dialog of a page, and returns their types as they come. */
function acceptDialogs(page: Page): string[] {
  const types: string[] = [];
  page.on('dialog', (dialog) => {
    types.push(dialog.type());
    void dialog.accept();
  });
  return types;
}

/** As somebody else changes the file: another tab, another program. */
function changeElsewhere(): string {
  const text = written(FILE).replace(/("location": ")[^"]*/, '$1Douala, Cameroun');
  writeFileSync(join(COPY, FILE), text);
  return text;
}

for (const width of [390, 1280])
  test(`at ${width} px, a text that has changed meanwhile is replaced only after both versions were seen`, async ({
    desk,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const before = written(FILE);
    await desk.openFile('Identité et contact');
    await desk.write('Profession', 'Grand reporter');
    const theirs = changeElsewhere();

    for (const answer of ['Ne pas enregistrer', 'Ne pas enregistrer']) {
      await desk.saveButton.click();
      await expect(question(page).getByText('Douala, Cameroun')).toBeVisible();
      await expect(question(page).getByText('Grand reporter')).toBeVisible();
      await question(page).getByRole('button', { name: answer }).click();
      await desk.expectNotSaved();
      await expect(profession(page)).toHaveValue('Grand reporter');
      expect(written(FILE)).toBe(theirs);
    }

    await desk.saveButton.click();
    await question(page).getByRole('button', { name: 'Enregistrer ce que j’ai écrit' }).click();
    await expect(page.getByText(/Enregistré\./)).toBeVisible();
    expect(written(FILE)).toBe(before.replace(/("profession": ")[^"]*/, '$1Grand reporter'));
    writeFileSync(join(COPY, FILE), before);
  });

test('a text that changes while it is saved is compared by the labels of its fields, too', async ({
  desk,
  page,
}) => {
  const before = written(FILE);
  await desk.openFile('Identité et contact');
  await desk.write('Profession', 'Grand reporter');
  let changed = false;
  await page.route('**', async (route) => {
    if (route.request().method() === 'PUT' && !changed) {
      changed = true;
      changeElsewhere();
    }
    await route.continue();
  });
  await desk.saveButton.click();
  await expect(question(page)).toContainText('Profession : "Grand reporter"');
  await expect(question(page)).not.toContainText('profession"');
  await question(page).getByRole('button', { name: 'Enregistrer ce que j’ai écrit' }).click();
  await desk.expectSaved();
  writeFileSync(join(COPY, FILE), before);
});

test('a text that was deleted meanwhile says so', async ({ desk, page }) => {
  const file = 'portfolio/motos-taxis-carnet-de-sante.md';
  const before = written(file);
  await desk.openEntry(
    'Articles',
    'Motos-taxis de Yaoundé : le gilet, le numéro et le carnet de santé',
  );
  await desk.write('Titre', 'Motos-taxis');
  rmSync(join(COPY, file));
  await desk.saveButton.click();
  await expect(question(page).getByText('(Ce texte a été supprimé.)')).toBeVisible();
  await question(page).getByRole('button', { name: 'Enregistrer ce que j’ai écrit' }).click();
  await expect(page.getByText(/Enregistré\./)).toBeVisible();
  expect(written(file)).toContain('title: "Motos-taxis"');
  writeFileSync(join(COPY, file), before);
});

test('what was written is kept from the first time on, and a page with it asks before it goes', async ({
  desk,
  page,
}) => {
  await desk.openFile('Identité et contact');
  const leaving = acceptDialogs(page);
  await desk.type('Profession', 'Correspondante');
  await page.reload();
  expect(leaving).toEqual(['beforeunload']);
  await page.getByRole('button', { name: 'Restaurer' }).click();
  await expect(profession(page)).toHaveValue('Correspondante');
});

test('a page without unsaved work asks nothing before it goes', async ({ desk, page }) => {
  const before = written(FILE);
  await desk.openFile('Identité et contact');
  const leaving = acceptDialogs(page);
  await page.reload();
  await desk.formIs('Vous modifiez');
  await desk.write('Profession', 'Correspondante');
  await desk.save();
  // The form closes.
  await expect(desk.saveButton).toBeHidden();
  await page.reload();
  expect(leaving).toEqual([]);
  writeFileSync(join(COPY, FILE), before);
});
