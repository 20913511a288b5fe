import { clipboardText } from '../support/clipboard.ts';
import { dialog, readArticle as read } from '../support/portfolio-page.ts';
import { button, DATED, openArticles } from '../support/reader-page.ts';
import { expect, test } from '../support/test.ts';

test.describe('§7 Share menu', () => {
  test('opens and closes, and its links carry the page and the title', async ({
    page,
    isMobile,
  }) => {
    await openArticles(page);
    await read(page);
    const toggle = button(page, 'Partager');
    const links = dialog(page).getByRole('list', { name: 'Partager l’article' }).getByRole('link');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await (isMobile ? toggle.tap() : toggle.click());
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(links).toHaveText([/^WhatsApp/, /^Twitter/, /^Facebook/, /^LinkedIn/]);
    const address = page.url();
    const carried = [
      { text: `${DATED} ${address}` },
      { text: DATED, url: address },
      { u: address },
      { url: address },
    ];
    for (const [index, parameters] of carried.entries()) {
      const link = links.nth(index);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      const href = new URL((await link.getAttribute('href')) ?? '');
      expect(Object.fromEntries(href.searchParams)).toEqual(parameters);
    }
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(links).toHaveCount(0);
  });

  test('copies the address, and says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openArticles(page);
    await read(page);
    await button(page, 'Partager').click();
    const said = page.waitForEvent('dialog');
    const click = button(page, 'Copier le lien').click();
    const alert = await said;
    expect(alert.message()).toBe('Lien copié dans le presse-papiers!');
    await alert.accept();
    await click;
    expect(await clipboardText(page)).toBe(page.url());
  });

  test('shows the address, to be selected, where the clipboard refuses', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await openArticles(page);
    await read(page);
    await button(page, 'Partager').click();
    await button(page, 'Copier le lien').click();
    const address = dialog(page).getByText(page.url(), { exact: true });
    await expect(address).toBeVisible();
    await expect(address).toHaveCSS('user-select', 'all');
  });

  for (const available of [true, false]) {
    test(`the device’s own sharing is ${available ? 'there where it exists' : 'left out elsewhere'}`, async ({
      page,
    }) => {
      await page.addInitScript((exists) => {
        if (exists) {
          const share = (data: ShareData) => {
            document.title = `${data.title} ${data.url}`;
            return Promise.reject(new DOMException('', 'AbortError'));
          };
          Object.defineProperty(Navigator.prototype, 'share', { value: share, configurable: true });
        } else Reflect.deleteProperty(Navigator.prototype, 'share');
      }, available);
      await openArticles(page);
      await read(page);
      await button(page, 'Partager').click();
      await expect(button(page, 'Copier le lien')).toBeVisible();
      const share = button(page, 'Autres applications…');
      await expect(share).toHaveCount(available ? 1 : 0);
      if (!available) return;
      await share.click();
      await expect(page).toHaveTitle(`${DATED} ${page.url()}`);
    });
  }
});
