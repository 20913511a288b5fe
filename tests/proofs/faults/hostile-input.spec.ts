import type { Page } from '@playwright/test';
import { contactForm, openContact } from '../../support/contact-page.ts';
import { WRITTEN } from '../../support/written.ts';
import { cards, choose, section } from '../../support/portfolio-page.ts';
import { expect, test } from '../../support/test.ts';

// Without motion, so that clicks needn't wait for the page to have scrolled.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What would show itself in the title of the page, if it ever ran. */
const ATTACK = 'document.title="pirate"';
const HOSTILE = [
  `<img src=x onerror='${ATTACK}'>`,
  `"><script>${ATTACK}</script>`,
  `javascript:${ATTACK}`,
  '../../../projet',
  '..\\..\\data/portfolio/tous/1',
  '//ailleurs.example/x',
  '__proto__',
  '\u202egnp.exe\u2066\u0000',
  '*_[('.repeat(500),
];

/** The page is as it always is, whatever was tried. */
async function expectUnharmed(page: Page): Promise<void> {
  await expect(page).toHaveTitle('Clarisse Ndolé · Journaliste, présentatrice TV et rédactrice');
  await expect(page.locator('img[src="x"], [onerror]')).toHaveCount(0);
}

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => {
    throw new Error(`An alert: ${dialog.message()}`);
  });
});

test.describe('§7 Hostile query strings', () => {
  test.use({ expectedConsole: [/Failed to load resource|n’est plus en ligne/] });

  test('open nothing and break nothing', async ({ page }) => {
    test.slow();
    for (const hostile of HOSTILE) {
      const query = new URLSearchParams({ categorie: hostile, ouvrir: hostile, autre: hostile });
      await page.goto(`/?${query.toString()}`);
      await expect(section(page).getByText('n’est plus en ligne')).toBeVisible();
      await expect(cards(page)).toHaveCount(6);
      await choose(page, 'Photos');
      await expect(page).toHaveURL('/?categorie=photos');
      await expectUnharmed(page);
    }
  });
});

test.describe('§7 Storage that holds garbage', () => {
  test('shows the light theme, and the form sends', async ({ page, mail }) => {
    test.slow();
    await openContact(page);
    for (const hostile of HOSTILE) {
      await page.evaluate((value) => {
        for (const key of ['theme', 'contact', 'brouillon-contact']) {
          localStorage.setItem(key, value);
          sessionStorage.setItem(key, value);
        }
      }, hostile);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      const form = contactForm(page);
      await form.fill();
      await form.send();
      await expect(form.success).toBeVisible();
      await expectUnharmed(page);
    }
    expect(mail.messages().map(({ fields }) => fields['user_name'])).toEqual(
      HOSTILE.map(() => WRITTEN.user_name),
    );
  });

  test('a draft with a subject that is gone and a trap that is full', async ({ page, mail }) => {
    await page.addInitScript(() => {
      const draft = { user_name: '<b>Awa</b>', subject: 'Disparu', site_web: 'https://x.example' };
      sessionStorage.setItem('brouillon-contact', new URLSearchParams(draft).toString());
    });
    await openContact(page);
    const form = contactForm(page);
    await expect(form.name).toHaveValue('<b>Awa</b>');
    await expect(form.subject.locator('option:checked')).toHaveText('Sélectionnez un sujet');
    await form.fill();
    await form.send();
    await expect(form.success).toBeVisible();
    expect(mail.messages()).toHaveLength(1);
  });
});

test.describe('§7 Hostile form fields', () => {
  test.use({ expectedConsole: [/Failed to load resource|Message non envoyé/] });

  test('are text and nothing else', async ({ page, mail }) => {
    test.slow();
    await openContact(page);
    const form = contactForm(page);
    await form.fill();
    for (const hostile of HOSTILE) {
      mail.reset();
      mail.setBehaviour({ status: 500, body: hostile });
      const text = hostile.replaceAll('\0', '');
      await form.name.fill(text);
      await form.message.fill(text);
      await form.send();
      await expect(form.failure).toContainText('Une erreur est survenue');
      await expect.poll(() => mail.messages()[0]?.fields['message']).toBe(text);
      const links = form.failure.getByRole('link');
      await expect(links).toHaveCount(2);
      for (const link of await links.all())
        expect(await link.getAttribute('href')).toMatch(
          /^(?:mailto:bonjour@clarisse-ndole\.example\?subject=|https:\/\/wa\.me\/237600000000\?text=)[\w%.~!*()'&=-]+$/,
        );
      await expect(form.message).toHaveValue(text);
      await expectUnharmed(page);
    }
  });
});
