import { contactForm, openContact } from '../../support/contact-page.ts';
import { WRITTEN } from '../../support/written.ts';
import { expect, test } from '../../support/faulty-site.ts';
import { choose, dialog, openGrid, section, videoLink } from '../../support/portfolio-page.ts';
import { test as intercepted } from '../../support/test.ts';
import { MAIL_ORIGIN } from '../../support/mail-origin.ts';
import { STEPS, take } from '../../support/walk.ts';

/** Videos of the sample content that another site shows. */
const VIDEOS = ['La voix du Mboa : une répétition avec Annie Ekwang'];

test.describe('§1 Faults: every image fails', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('all pages stay readable, and all islands work', async ({ page, site }) => {
    test.slow();
    site.fail(/\.(?:webp|jpe?g|png|svg)$/, 404);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const route of ['/projet', '/articles/marche-mokolo-prix-de-la-tomate/', '/']) {
      await page.goto(route);
      const main = page.getByRole('main');
      const titles = await main.getByRole('heading', { level: 2 }).allInnerTexts();
      const images = main.locator('img');
      expect(await images.count()).toBeGreaterThan(0);
      for (const image of await images.all()) {
        // Some are folded away on a phone.
        if (!(await image.isVisible())) continue;
        await image.scrollIntoViewIfNeeded();
        // Before it is asked for, it looks the same.
        await expect(image).toHaveJSProperty('loading', 'eager');
        await expect(image).toHaveAttribute('src', /^data:image\/svg/);
        await expect(image).toHaveAttribute('alt');
      }
      expect(await main.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(titles);
    }
    for (const step of STEPS['/']) expect(await take(step, page), step.name).toBe(true);
  });
});

intercepted.describe('§1 Faults: every other site is unreachable', () => {
  intercepted.use({ expectedConsole: [/Failed to load resource|net::ERR/] });

  intercepted(
    'a video leaves its title, its text and the way back',
    async ({ page, thirdParty }) => {
      await openGrid(page);
      await choose(page, 'Vidéos');
      for (const video of VIDEOS) {
        await videoLink(page, video).click();
        await expect(dialog(page)).toHaveAccessibleName(video);
        await expect(dialog(page).getByRole('heading', { name: video })).toBeVisible();
        await expect.poll(() => thirdParty.length).toBeGreaterThan(0);
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toHaveCount(0);
      }
      await choose(page, 'Photos');
      await expect(section(page).getByRole('alert')).toHaveCount(0);
    },
  );
});

intercepted.describe('§8 E-mail service that refuses the connection', () => {
  intercepted.use({ expectedConsole: [/Failed to load resource|Message non envoyé/] });

  intercepted('is said, the text stays, and the form can be used', async ({ page }) => {
    await page.route(`${MAIL_ORIGIN}/**`, (route) => route.abort('connectionrefused'));
    await openContact(page);
    const form = contactForm(page);
    await form.fill();
    await form.send();
    await expect(form.failure).toContainText('Une erreur est survenue');
    await expect(form.message).toHaveValue(WRITTEN.message);
    await expect(form.submit).toBeEnabled();
  });
});
