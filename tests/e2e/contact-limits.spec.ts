import type { Page } from '@playwright/test';
import { contactForm, openContact } from '../support/contact-page.ts';
import { expect, test } from '../support/test.ts';

const DEFAULT = "Une erreur est survenue lors de l'envoi du message.";

test.use({ expectedConsole: [/Failed to load resource|Message non envoyé/] });

/** Opens the form as if the site were built with these settings in `content/site.json`. */
async function openWith(page: Page, settings: { limitRate?: number; blockHeadless?: boolean }) {
  await openContact(page);
  const quoted = Object.entries(settings).map(([key, value]) => `"${key}":[0,${value}],`);
  await contactForm(page)
    .section.locator('astro-island')
    .evaluate((island, start) => {
      const props = (island.getAttribute('props') ?? '')
        .replaceAll(/,"(?:limitRate|blockHeadless)":\[0,\w+\]/g, '')
        .replace('"recipient":[0,{', (found) => found + start);
      island.setAttribute('props', props);
    }, quoted.join(''));
}

test.describe('§9 Sending service: limits', () => {
  test('none unless configured: a browser without a screen sends, twice in a row @rare', async ({
    page,
    mail,
  }) => {
    await openContact(page);
    expect(await page.evaluate(() => navigator.webdriver)).toBe(true);
    const form = contactForm(page);
    for (const total of [1, 2]) {
      await form.fill();
      await form.send();
      await expect.poll(() => mail.messages().length).toBe(total);
      await expect(form.name).toHaveValue('');
      // It takes the focus: not from a field that is being filled in.
      await expect(form.sent).toBeFocused();
    }
    await expect(form.success).toBeVisible();
  });

  test('a least time between two messages refuses the second one', async ({ page, mail }) => {
    await openWith(page, { limitRate: 60_000 });
    const form = contactForm(page);
    await form.fill();
    await form.send();
    await expect(form.sent).toBeFocused();
    await form.fill();
    await form.send();
    await expect(form.failure).toContainText('ErreurAttendez un moment, puis réessayez.');
    expect(mail.messages()).toHaveLength(1);
  });

  test('a failed attempt does not count for it @rare', async ({ page, mail }) => {
    await openWith(page, { limitRate: 60_000 });
    mail.setBehaviour({ status: 500, times: 1 });
    const form = contactForm(page);
    await form.fill();
    await form.send();
    await expect(form.failure).toContainText(`Erreur${DEFAULT}`);
    await form.send();
    await expect(form.success).toBeVisible();
    expect(mail.messages().map(({ status }) => status)).toEqual([500, 200]);
  });

  test('refusing browsers without a screen @rare', async ({ page, mail }) => {
    await openWith(page, { blockHeadless: true });
    const form = contactForm(page);
    await form.fill();
    await form.send();
    await expect(form.failure).toContainText(`Erreur${DEFAULT}`);
    expect(mail.messages()).toEqual([]);
  });
});

test.describe('§2 Contact block', () => {
  test('e-mail, phone, location, networks, WhatsApp @rare', async ({ page }) => {
    await openContact(page);
    const { section } = contactForm(page);
    const href = (name: string | RegExp) => section.getByRole('link', { name });
    await expect(href('bonjour@clarisse-ndole.example')).toHaveAttribute(
      'href',
      'mailto:bonjour@clarisse-ndole.example',
    );
    await expect(href('+237 600 00 00 00')).toHaveAttribute('href', 'tel:+237600000000');
    await expect(section.getByText('Yaoundé, Cameroun')).toBeVisible();
    for (const network of ['YouTube', 'LinkedIn', 'Twitter', 'Instagram', 'Facebook']) {
      await expect(href(network)).toHaveAttribute('target', '_blank');
      await expect(href(network)).toHaveAttribute('rel', 'me noopener noreferrer');
    }
    const code = href('QR code WhatsApp');
    await expect(code).toHaveAttribute('href', 'https://wa.me/237600000000');
    await expect(code.getByRole('img')).toBeVisible();
  });
});
