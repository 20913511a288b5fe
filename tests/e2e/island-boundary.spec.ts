import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Portfolio' });

/** Serves the home page with the portfolio's data replaced by something that its code can't use. */
async function breakPortfolio(page: Page, props: string): Promise<void> {
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const broken = html.replace(
        /(<astro-island [^>]*component-export="PortfolioGrid"[^>]* props=")[^"]*/,
        `$1${props.replaceAll('"', '&quot;')}`,
      );
      expect(broken).not.toBe(html);
      await route.fulfill({ response, body: broken });
    },
  );
}

const BROKEN = [
  { name: 'data of the wrong shape', props: '{"items":[0,null]}' },
  { name: 'data that can’t be read', props: '{"items":[' },
];

for (const { name, props } of BROKEN) {
  test.describe(`§2 Portfolio with ${name}`, () => {
    test.use({ expectedConsole: [/./] });

    test('stays readable, its links work, and so do the other islands', async ({
      page,
      isMobile,
    }) => {
      await page.route('https://www.youtube.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>YouTube</title>' }),
      );
      await breakPortfolio(page, props);
      await page.goto('/');
      const cards = section(page).getByRole('article');
      await expect(cards).toHaveCount(6);
      const served = await section(page).innerText();
      const crash = page.waitForEvent('console', (message) => message.type() === 'error');
      const photos = section(page).getByRole('button', { name: 'Photos' });
      await (isMobile ? photos.tap() : photos.click());
      await crash;

      await expect(cards).toHaveCount(6);
      await expect.poll(() => section(page).innerText()).toBe(served);
      await expect(section(page).getByRole('img').first()).toBeVisible();
      const film = section(page)
        .getByRole('link', { name: /^Voir la vidéo/ })
        .first();
      const [opened] = await Promise.all([page.waitForEvent('popup'), film.click()]);
      await opened.close();

      await page.getByRole('button', { name: 'Thème sombre' }).click();
      await expect(page.getByRole('button', { name: 'Thème sombre' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    });
  });
}
