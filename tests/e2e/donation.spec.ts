import { clipboardText } from '../support/clipboard.ts';
import { ALERTS, breakAlert } from '../support/in-app-browser.ts';
import { islandOf } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';

// Without motion, so that clicks needn't wait for the page to have scrolled.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PAYMENT = [
  'Numéro : +237 600 00 00 00',
  'Nom : Clarisse Ndolé (compte d’exemple)',
  'Méthode : Orange Money',
  'Merci de faire grandir Lueurs d’Afrique\u202f!',
].join('\n');

test.describe('§2 Support section: donation block', () => {
  test('the method, the number and the holder are on the page', async ({ page }) => {
    await page.goto('/projet');
    const block = page.getByRole('region', { name: 'Faire un don' });
    for (const text of ['Orange Money', '+237 600 00 00 00', 'Clarisse Ndolé (compte d’exemple)'])
      await expect(block.getByText(text, { exact: true })).toBeVisible();
  });

  test('the button copies the lines and says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/projet');
    const alert = page.waitForEvent('dialog');
    const click = page.getByRole('button', { name: 'Copier les informations de paiement' }).click();
    const dialog = await alert;
    expect([dialog.type(), dialog.message()]).toEqual([
      'alert',
      'Informations de paiement copiées dans le presse-papiers !',
    ]);
    await dialog.accept();
    await click;
    expect(await clipboardText(page)).toBe(PAYMENT);
    await expect(page.getByText('Méthode : Orange Money')).toHaveCount(0);
  });

  for (const kind of ALERTS)
    test(`what the alert says stands on the page too: alert ${kind} @rare`, async ({
      page,
      context,
    }) => {
      await breakAlert(page, kind);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto('/projet');
      const button = page.getByRole('button', { name: 'Copier les informations de paiement' });
      await button.focus();
      await expect(islandOf(button)).not.toHaveAttribute('ssr');
      await button.click();
      const status = islandOf(button).getByRole('status');
      await expect(status).toHaveText('Informations de paiement copiées dans le presse-papiers !');

      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
      });
      await button.click();
      await expect(status).toHaveText(PAYMENT.replaceAll('\n', ' '));
      await expect(status.getByText('Orange Money')).toHaveCSS('user-select', 'all');
    });
});

test.describe('§8 Other messages: the payment copy fails', () => {
  const REFUSALS: [name: string, clipboard: 'refuses' | 'absent' | 'silent'][] = [
    ['the browser refuses', 'refuses'],
    ['there is no clipboard', 'absent'],
    ['the browser never answers', 'silent'],
  ];

  for (const [name, clipboard] of REFUSALS) {
    test(`${name}: the alert shows the text, which stays selectable @rare`, async ({ page }) => {
      await page.addInitScript((kind) => {
        const answers = {
          refuses: () => Promise.reject(new DOMException('Denied', 'NotAllowedError')),
          silent: () => new Promise(() => undefined),
        };
        const value = kind === 'absent' ? undefined : { writeText: answers[kind] };
        Object.defineProperty(navigator, 'clipboard', { value });
      }, clipboard);
      await page.goto('/projet');
      const button = page.getByRole('button', { name: 'Copier les informations de paiement' });
      // Hydrated first: what a late click unfolds would count as a layout shift.
      await button.focus();
      await expect(page.locator('astro-island').filter({ has: button })).not.toHaveAttribute('ssr');

      const alert = page.waitForEvent('dialog');
      const click = button.click();
      const dialog = await alert;
      expect([dialog.type(), dialog.message()]).toEqual(['alert', PAYMENT]);
      await dialog.accept();
      await click;

      const text = page.getByRole('status').filter({ hasText: 'Méthode : Orange Money' });
      await expect(text).toBeVisible();
      expect((await text.boundingBox())?.y).toBeGreaterThan((await button.boundingBox())?.y ?? 1e9);
      await text.click();
      expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(PAYMENT);
    });
  }
});
