import type { Page } from '@playwright/test';
import { openContact } from '../../support/contact-page.ts';
import { failScripts, holdScripts, islandOf, scriptRequests } from '../../support/scripts.ts';
import { bringToMiddle } from '../../support/scroll.ts';
import { expect, test } from '../../support/test.ts';

const MESSAGE = 'Un reportage sur les marchés de nuit ?';

/** Fills the contact form in, up to the message. */
async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Nom').fill('Awa Sène');
  await page.getByLabel('Email').fill('awa@site.example');
  await page.getByLabel('Sujet').selectOption('Interviews');
  await page.getByLabel('Message', { exact: true }).fill(MESSAGE);
}

test.describe('§4 Contact form: sent before its code is there', () => {
  test('Enter in a field sends once, with what was typed before and after', async ({
    page,
    mail,
  }) => {
    const release = await holdScripts(page);
    await openContact(page);
    await fillIn(page);
    await page.getByLabel('Email').press('Enter');
    const message = page.getByLabel('Message', { exact: true });
    await message.press('End');
    await message.pressSequentially(' Merci.');
    await expect(islandOf(message)).toHaveAttribute('aria-busy', 'true');
    expect(mail.messages()).toEqual([]);
    release();

    await expect(page.getByText('Message envoyé !')).toBeVisible();
    expect(mail.messages().map(({ fields }) => [fields['user_name'], fields['message']])).toEqual([
      ['Awa Sène', `${MESSAGE} Merci.`],
    ]);
    await expect(page).toHaveURL('/#contact');
  });

  test('an impatient triple click sends once', async ({ page, mail }) => {
    const release = await holdScripts(page);
    await openContact(page);
    await fillIn(page);
    await page.getByRole('button', { name: 'Envoyer le message' }).click({ clickCount: 3 });
    release();
    await expect(page.getByText('Message envoyé !')).toBeVisible();
    expect(mail.messages()).toHaveLength(1);
  });
});

test.describe('§8 When the code of an island can’t be had', () => {
  test.use({
    expectedConsole: [/Failed to load/],
    permissions: ['clipboard-read', 'clipboard-write'],
  });

  test('the carousel, which loads when it is seen: its first use tries again', async ({ page }) => {
    // Without motion, so that it doesn't play on.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const restore = await failScripts(page, 'TestimonialsCarousel');
    const failure = page.waitForEvent('requestfailed');
    const section = page.getByRole('region', { name: 'Témoignages', exact: true });
    await bringToMiddle(section);
    expect((await failure).url()).toContain('TestimonialsCarousel');
    await expect(islandOf(section.getByRole('group').first())).toHaveAttribute('ssr');

    const dot = section.getByRole('button', { name: /^Témoignage 4 :/ });
    await dot.click();
    await expect(islandOf(dot)).toHaveAttribute('data-failed', 'unavailable');
    await restore();
    await dot.click();
    await expect(section.getByText('Témoignage 4 sur 6')).toBeVisible();
    await expect(section.getByRole('listitem').nth(3)).toBeInViewport({ ratio: 0.6 });
  });

  test('a link that was clicked is followed', async ({ page }) => {
    await page.goto('/');
    await failScripts(page);
    const requests = scriptRequests(page);
    await page.getByRole('link', { name: 'Agrandir' }).first().click();
    await page.waitForURL(/\/_astro\/.+\.(?:webp|jpg)/);
    expect(requests.length).toBeGreaterThan(0);
  });

  test('the form says so, keeps the text, and sends once it can', async ({ page, mail }) => {
    // Before the page is there: its code is fetched as soon as the window scrolls to the form.
    const restore = await failScripts(page);
    await openContact(page);
    await fillIn(page);
    await page.getByLabel('Email').press('Enter');
    const line = page.getByText('Le formulaire n’a pas pu se charger.');
    await expect(line).toBeVisible();
    await expect(line).toContainText('bonjour@clarisse-ndole.example');
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(MESSAGE);
    await expect(page).toHaveURL('/#contact');

    await restore();
    await page.getByLabel('Email').press('Enter');
    await expect(page.getByText('Message envoyé !')).toBeVisible();
    await expect(line).toBeHidden();
    expect(mail.messages().map(({ fields }) => fields['message'])).toEqual([MESSAGE]);
  });
});
