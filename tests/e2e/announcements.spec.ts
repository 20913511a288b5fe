import { watchAnnouncements } from '../support/announcements.ts';
import { dot, openCarousel, section as testimonials } from '../support/carousel-page.ts';
import { contactForm, openContact } from '../support/contact-page.ts';
import {
  announced,
  choose,
  DATA,
  dialog,
  more,
  openGrid,
  section,
  tab,
} from '../support/portfolio-page.ts';
import { button, openArticles, DATED } from '../support/reader-page.ts';
import { readArticle } from '../support/portfolio-page.ts';
import { expect, test } from '../support/test.ts';

test.skip(({ isMobile }) => isMobile, 'What is said is the same at every width.');

test('§4 Portfolio: the number of results, the wait and what has come are announced', async ({
  page,
}) => {
  const heard = await watchAnnouncements(page);
  await openGrid(page);
  const all = await announced(page);
  await choose(page, 'Photos');
  expect(heard).toContain(`${await announced(page)} réalisations`);
  await choose(page, 'Tous');
  await more(page).click();
  await expect.poll(() => heard.at(-1)).toBe(`${all} réalisations, dont 12 affichées`);
  await tab(page, 'Articles').click();
  await expect.poll(() => heard).toContain('Chargement…');
});

test.describe('§4 Portfolio: what can’t be had @rare', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('is announced', async ({ page }) => {
    const heard = await watchAnnouncements(page);
    await page.route(DATA.chunks, (route) => route.abort());
    await openGrid(page);
    await more(page).click();
    await expect
      .poll(() => heard.at(-1))
      .toBe('La suite n’a pas pu être chargée. Vérifiez votre connexion.');
    await expect(section(page).getByRole('button', { name: 'Réessayer' })).toBeFocused();
  });
});

test('§3 Article comments: each is announced, the first one too @rare', async ({ page }) => {
  const heard = await watchAnnouncements(page);
  await openArticles(page);
  await readArticle(page, DATED);
  for (const [index, text] of ['Bravo', 'Encore'].entries()) {
    await dialog(page).getByRole('textbox').fill(text);
    await button(page, 'Publier').click();
    await expect
      .poll(() => heard.at(-1))
      .toBe(`Lecteur #${index + 1}Il y a quelques instants${text}`);
  }
});

test('§4 Testimonials: the caption is announced when the visitor changes it @rare', async ({
  page,
}) => {
  const heard = await watchAnnouncements(page);
  await openCarousel(page);
  await page.clock.runFor(4000);
  await expect(testimonials(page).getByText('Témoignage 2 sur 6')).toBeVisible();
  await dot(page, 2).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => heard).toEqual(['Témoignage 3 sur 6']);
});

test.describe('§4 Contact form: the notice', () => {
  test.use({ expectedConsole: [/Message non envoyé|Failed to load resource/] });

  test('is announced, for a success and for a failure @rare', async ({ page, mail }) => {
    const heard = await watchAnnouncements(page);
    mail.setBehaviour({ status: 500, times: 1 });
    await openContact(page);
    const form = contactForm(page);
    await form.fill();
    await form.send();
    await expect(form.failure).toBeVisible();
    expect(heard.at(-1)).toContain("Une erreur est survenue lors de l'envoi du message.");
    await form.send();
    await expect(form.success).toBeVisible();
    expect(heard.at(-1)).toContain('Votre message a été envoyé avec succès !');
  });
});

test.describe('§4 Contact form: code that can’t be had @rare', () => {
  test.use({ expectedConsole: [/Failed to load|ContactForm/] });

  test('is announced', async ({ page }) => {
    await page.route('**/ContactForm*', (route) => route.abort());
    await openContact(page);
    await contactForm(page).name.focus();
    await expect(
      contactForm(page).section.getByRole('alert').filter({ hasText: 'n’a pas pu se charger' }),
    ).toBeVisible();
  });
});

test('§8 Other messages: the payment details that can’t be copied are announced @rare', async ({
  page,
}) => {
  const heard = await watchAnnouncements(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto('/projet');
  page.on('dialog', (alert) => void alert.accept());
  await page.getByRole('button', { name: 'Copier les informations de paiement' }).click();
  await expect.poll(() => heard.at(-1)).toContain('Méthode : Orange Money');
});
