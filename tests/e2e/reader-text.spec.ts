import { firstCases } from '../support/first-cases.ts';
import { settle } from '../support/frames.ts';
import { DATA, dialog, readArticle as read } from '../support/portfolio-page.ts';
import { button, openArticles } from '../support/reader-page.ts';
import { expect, test } from '../support/test.ts';

const TEXT = DATA.articles;

test.describe('§2 Article reader: the text', () => {
  test('is formatted; markup in it stays text, and unsafe links are none', async ({ page }) => {
    await page.route(TEXT, (route) =>
      route.fulfill({
        json: [
          [
            'Du ',
            { type: 'strong', children: ['gras, ', { type: 'emphasis', children: ['italique'] }] },
            { type: 'break' },
            { type: 'underline', children: ['souligné'] },
            { type: 'delete', children: ['barré'] },
            { type: 'code', value: 'EAU 1' },
            { type: 'link', href: 'https://exemple.example/', children: ['un lien'] },
          ],
          ['<b onclick="alert(1)">tel quel</b>'],
        ],
      }),
    );
    await openArticles(page);
    await read(page);
    const text = dialog(page);
    await expect(text.getByRole('strong')).toHaveText('gras, italique');
    await expect(text.getByRole('emphasis')).toHaveText('italique');
    await expect(text.locator('u')).toHaveText('souligné');
    await expect(text.getByRole('deletion')).toHaveText('barré');
    await expect(text.getByRole('code')).toHaveText('EAU 1');
    await expect(text.getByText('<b onclick="alert(1)">tel quel</b>')).toBeVisible();
    const link = text.getByRole('link', { name: 'un lien' });
    await expect(link).toHaveAttribute('href', 'https://exemple.example/');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('is asked for when the article opens, with a word while it is awaited @rare', async ({
    page,
  }) => {
    const asked: string[] = [];
    let answer = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(TEXT, async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      await released;
      await route.continue();
    });
    await openArticles(page);
    await settle(page);
    expect(asked).toEqual([]);
    await read(page);
    await expect(dialog(page).getByText('Chargement de l’article…')).toBeVisible();
    await expect.poll(() => asked).toEqual(['/data/articles/marche-mokolo-prix-de-la-tomate.json']);
    answer();
    await expect(dialog(page).getByText(/^À quatre heures quarante/)).toBeVisible();
    await expect(dialog(page).getByText('Chargement de l’article…')).toHaveCount(0);
  });

  test.describe('that can’t be had', () => {
    test.use({ expectedConsole: [/Failed to load resource/] });

    for (const failure of firstCases(['network', 'status'] as const, 1)) {
      test(`is said in French, and « Réessayer » works (${failure})`, async ({
        page,
        isMobile,
      }) => {
        await page.route(TEXT, (route) =>
          failure === 'network' ? route.abort() : route.fulfill({ status: 503, body: '[]' }),
        );
        await openArticles(page);
        await read(page);
        const alert = dialog(page).getByRole('alert');
        await expect(alert).toContainText('L’article n’a pas pu être chargé.');
        const retry = button(page, 'Réessayer');
        const again = page.waitForRequest(TEXT);
        await (isMobile ? retry.tap() : retry.click());
        await again;
        await expect(alert).toBeVisible();
        await page.unroute(TEXT);
        await retry.focus();
        await page.keyboard.press('Enter');
        await expect(dialog(page).getByText(/^À quatre heures quarante/)).toBeVisible();
        await expect(alert).toHaveCount(0);
        // The focus is still in the dialog, where the button was.
        await expect(dialog(page).locator(':focus')).toContainText('À quatre heures quarante');
      });
    }
  });
});
