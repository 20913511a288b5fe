import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const PICTURES = '/articles/couture-ndop-toges-bonamoussadi/';

/** Prepares and saves the file of an article. */
async function takeAway(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Emporter l’article' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Prêt, \d+\sko/ })).toBeVisible();
  const save = page.getByRole('link', { name: 'Enregistrer le fichier' });
  await expect(save).toBeFocused();
  const saved = page.waitForEvent('download');
  await save.click();
  const download = await saved;
  expect(`/articles/${download.suggestedFilename().replace('.html', '')}/`).toBe(path);
  return readFile(await download.path(), 'utf8');
}

test.describe('Decision 29: an article is taken away as one file', () => {
  test('it opens without a network, with text, pictures, credit and address, and no script', async ({
    page,
    context,
  }) => {
    const html = await takeAway(page, PICTURES);
    expect(Buffer.byteLength(html)).toBeLessThan(400_000);
    expect(html).not.toMatch(/<script|class=|style="/);
    const copy = await context.newPage();
    const requests: string[] = [];
    copy.on('request', (request) => requests.push(request.url()));
    await copy.setContent(html);
    await expect(copy.getByRole('heading', { level: 1 })).toContainText('À Bonamoussadi');
    await expect(copy.getByRole('heading', { name: 'Deux dessins sur cinq' })).toBeVisible();
    await expect(copy.getByRole('img')).toHaveCount(4);
    for (const image of await copy.getByRole('img').all())
      await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(800);
    await expect(copy.getByText(/^L’un des deux motifs.*atelier du site$/)).toBeVisible();
    await expect(copy.getByRole('contentinfo').getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`^http.*${PICTURES}$`),
    );
    expect(requests.filter((url) => !url.startsWith('data:'))).toEqual([]);
  });

  test('of a private article it has the public part alone', async ({ page }) => {
    const path = '/articles/nuits-blanches-de-la-poste-centrale/';
    const html = await takeAway(page, path);
    const shown = await page.locator('.article-body').innerText();
    expect(html.length).toBeLessThan(100_000);
    expect(html).toContain(shown.split('\n')[0]?.slice(0, 40));
  });

  test('where a phone shares files, the second tap shares it', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.canShare = ({ files }: ShareData = {}) => files?.[0]?.type === 'text/html';
      navigator.share = ({ files }: ShareData = {}) => {
        document.title = `shared ${files?.[0]?.name}, ${navigator.userActivation.isActive}`;
        return Promise.resolve();
      };
    });
    await page.goto(PICTURES);
    await page.getByRole('button', { name: 'Emporter l’article' }).click();
    await page.getByRole('button', { name: 'Partager le fichier' }).click();
    await expect(page).toHaveTitle('shared couture-ndop-toges-bonamoussadi.html, true');
  });

  test.describe('without a network', () => {
    test.use({ expectedConsole: [/ERR_FAILED/] });

    test('it says so, and the next try works', async ({ page }) => {
      await page.goto(PICTURES);
      await page.route('**/_astro/*.webp', (route) => route.abort());
      const button = page.getByRole('button', { name: 'Emporter l’article' });
      await button.click();
      await expect(page.getByText('Le fichier n’a pas pu être préparé.')).toBeVisible();
      await page.unroute('**/_astro/*.webp');
      await button.click();
      await expect(page.getByRole('link', { name: 'Enregistrer le fichier' })).toBeVisible();
    });
  });
});
