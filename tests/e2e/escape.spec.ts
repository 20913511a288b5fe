import type { Page } from '@playwright/test';
import { contactForm, openContact } from '../support/contact-page.ts';
import type { MockMailService } from '../support/mail-catcher.ts';
import { dialog, openGrid, PHOTO, readArticle, section } from '../support/portfolio-page.ts';
import { button, openArticles } from '../support/reader-page.ts';
import { failScripts } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';

/** Sends a message from the open page, and returns the form, which shows the notice. */
async function sendMessage(page: Page, mail: MockMailService) {
  const form = contactForm(page);
  await form.fill();
  await form.send();
  await expect(form.success).toBeVisible();
  expect(mail.messages()).toHaveLength(1);
  return form;
}

test.skip(({ isMobile }) => isMobile, 'A keyboard does the same at every width.');

test('§2 Article reader: Escape closes the share menu first, then the article', async ({
  page,
}) => {
  await openArticles(page);
  await readArticle(page);
  await button(page, 'Partager').click();
  await dialog(page).getByRole('link', { name: 'WhatsApp' }).focus();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Partager')).toBeFocused();
  await expect(button(page, 'Partager')).toHaveAttribute('aria-expanded', 'false');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('§4 Contact form: Escape closes the notice, wherever the focus is @rare', async ({
  page,
  mail,
}) => {
  await openContact(page);
  const form = await sendMessage(page, mail);
  await form.section.getByRole('link', { name: '+237' }).focus();
  await page.keyboard.press('Escape');
  await expect(form.success).toHaveCount(0);
});

test('§4 Contact form: Escape closes a modal over the notice first', async ({ page, mail }) => {
  await openGrid(page);
  const form = await sendMessage(page, mail);
  await readArticle(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(form.success).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form.success).toHaveCount(0);
});

test.describe('§2 Portfolio modals: code that can’t be had', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('Escape closes what says so @rare', async ({ page }) => {
    await failScripts(page, 'Modal');
    await openGrid(page, `/?ouvrir=${PHOTO.slug}`);
    const alert = section(page).getByRole('alert').filter({ hasText: 'n’a pas pu se charger' });
    await expect(alert).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(alert).toHaveCount(0);
  });
});
