import { renewCopy, writeArticle } from '../../support/desk/copy.ts';
import { expect, test } from '../../support/desk/test.ts';

const write = (fields: string) => {
  writeArticle('essai', `date: "2026-01-31"\n${fields}`);
};

test.afterEach(renewCopy);

for (const width of [390, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('rarely used fields are folded away, and a button says how many are filled in', async ({
      desk,
      page,
    }) => {
      write(
        'shortTitle: Un essai\nlang: en\npullQuote: Un mot.\ncorrections:\n  - day: 2026-02-01\n    text: Un mot de trop.',
      );
      await desk.openEntry('Articles', 'essai');
      const more = page.getByRole('button', { name: 'Plus de champs (4 remplis)', exact: true });
      const shortTitle = page.getByRole('textbox', { name: 'Titre court' });
      await expect(more).toHaveAttribute('aria-expanded', 'false');
      await expect(shortTitle).toBeHidden();
      // Tab passes them by.
      await more.focus();
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('.field'))).toBeNull();
      await more.focus();
      await page.keyboard.press('Enter');
      await expect(more).toHaveAttribute('aria-expanded', 'true');
      await expect(shortTitle).toHaveValue('Un essai');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(shortTitle).toBeFocused();
      await shortTitle.fill('');
      await expect(page.getByRole('button', { name: 'Plus de champs (3 remplis)' })).toBeVisible();
      await desk.save();
      // It stays as it is until the page is closed.
      await page.getByRole('row', { name: 'Autour du lac municipal' }).click();
      await desk.formIs('Vous modifiez');
      await expect(page.getByRole('button', { name: /^Plus de champs/ })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
    });

    test('a fault in a folded field opens the fold', async ({ desk, page }) => {
      write('corrections:\n  - day: 2025-02-01\n    text: Un mot de trop.');
      await desk.openEntry('Articles', 'essai');
      await expect(page.getByRole('button', { name: 'Plus de champs (1 rempli)' })).toBeAttached();
      await desk.write('Titre', 'Essai');
      await desk.saveButton.click();
      await page.getByRole('button', { name: 'OK' }).click();
      await expect(
        page.getByRole('alert').filter({ hasText: 'une correction vient avant la date' }),
      ).toBeInViewport();
    });

    test('a fault that the form finds itself opens the fold', async ({ desk, page }) => {
      write('audioDuration: six minutes');
      await desk.openEntry('Articles', 'essai');
      await desk.write('Titre', 'Essai');
      await desk.saveButton.click();
      await expect(page.getByRole('textbox', { name: 'Durée du son' })).toBeInViewport();
    });
  });
