import { clipboardText } from '../support/clipboard.ts';
import { ALERTS, breakAlert } from '../support/in-app-browser.ts';
import { dialog, readArticle as read } from '../support/portfolio-page.ts';
import { button, DATED, openArticles } from '../support/reader-page.ts';
import { expect, test } from '../support/test.ts';

/** What `share` and `canShare` are where nothing can be shared. */
const USELESS = ['undefined', 'of files alone', 'null', 'not for pages'] as const;
/** How sharing fails: by an error of that name, or before it gives a promise. */
const FAILURES = ['NotAllowedError', 'thrown', 'DataError', 'InvalidStateError'] as const;

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

  for (const kind of ALERTS)
    test(`says on the page too that the address is copied: alert ${kind} @rare`, async ({
      page,
      context,
    }) => {
      await breakAlert(page, kind);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openArticles(page);
      await read(page);
      await button(page, 'Partager').click();
      await button(page, 'Copier le lien').click();
      const said = dialog(page).getByRole('status').filter({ hasText: 'Lien copié' });
      await expect(said).toHaveText('Lien copié dans le presse-papiers!');
      expect(await clipboardText(page)).toBe(page.url());
    });

  test('shows the address, to be selected, where the clipboard refuses @rare', async ({ page }) => {
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
    test(`the device’s own sharing is ${available ? 'there where it exists' : 'left out elsewhere'} @rare`, async ({
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
      // Whoever closes the device's menu has not failed.
      await expect(dialog(page).getByText(page.url(), { exact: true })).toHaveCount(0);
    });
  }

  for (const kind of USELESS)
    test(`sharing that can do nothing isn’t offered: ${kind} @rare`, async ({ page }) => {
      await page.addInitScript((left) => {
        const share = left === 'null' ? null : undefined;
        const works = () => Promise.resolve();
        const isOffered = left === 'of files alone' || left === 'not for pages';
        Object.defineProperty(navigator, 'share', { value: isOffered ? works : share });
        Object.defineProperty(navigator, 'canShare', {
          value: ({ files }: ShareData) => left === 'of files alone' && files !== undefined,
        });
      }, kind);
      await openArticles(page);
      await read(page);
      await button(page, 'Partager').click();
      await expect(button(page, 'Copier le lien')).toBeVisible();
      await expect(button(page, 'Autres applications…')).toHaveCount(0);
    });

  for (const kind of FAILURES)
    test(`sharing that fails shows the address, to be selected: ${kind} @rare`, async ({
      page,
    }) => {
      await page.addInitScript((name) => {
        const share = () => {
          if (name === 'thrown') throw new TypeError('Not here');
          return Promise.reject(new DOMException('', name));
        };
        Object.defineProperty(navigator, 'share', { value: share });
        Object.defineProperty(navigator, 'canShare', { value: undefined });
      }, kind);
      await openArticles(page);
      await read(page);
      await button(page, 'Partager').click();
      await button(page, 'Autres applications…').click();
      const address = dialog(page).getByText(page.url(), { exact: true });
      await expect(address).toBeVisible();
      await expect(address).toHaveCSS('user-select', 'all');
    });
});
