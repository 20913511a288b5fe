import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { failScripts, holdScripts, scriptRequests } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';

const PICTURES = '/articles/couture-ndop-toges-bonamoussadi/';
const PRIVATE = '/articles/nuits-blanches-de-la-poste-centrale/';

const takeAway = (page: Page) => page.getByRole('button', { name: 'Emporter l’article' });
const status = (page: Page) => page.locator('article').getByRole('status');

/** Saves the file of the article on the page. */
async function save(page: Page): Promise<{ name: string; html: string; path: string }> {
  await takeAway(page).click();
  const link = page.getByRole('link', { name: 'Enregistrer le fichier' });
  await expect(link).toBeFocused();
  const saved = page.waitForEvent('download');
  await link.click();
  const download = await saved;
  const name = download.suggestedFilename();
  const path = test.info().outputPath(name);
  await download.saveAs(path);
  return { name, path, html: await readFile(path, 'utf8') };
}

const naturalWidth = (image: Locator) =>
  image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth);

test.describe('§10 An article is taken away as one file', () => {
  test('it opens without a network, with text, pictures, credits and address, and no script', async ({
    page,
    browser,
  }) => {
    const requests = scriptRequests(page);
    await page.goto(PICTURES, { waitUntil: 'networkidle' });
    expect(requests).toEqual([]);
    const { name, path, html } = await save(page);
    await expect(status(page)).toHaveText(/^Prêt, \d+\sko, à lire sans connexion\.$/);
    expect(await violations(page)).toEqual([]);
    expect(name).toBe('couture-ndop-toges-bonamoussadi.html');
    expect(Buffer.byteLength(html)).toBeLessThan(400_000);
    expect(html).not.toMatch(/<script| on\w+=| style="|src="(?!data:image\/webp;base64,)/);

    const context = await browser.newContext({ offline: true });
    const copy = await context.newPage();
    const outside: string[] = [];
    copy.on('request', (request) => {
      if (!/^(?:file|data):/.test(request.url())) outside.push(request.url());
    });
    await copy.goto(pathToFileURL(path).href);
    await expect(copy).toHaveTitle(/^À Bonamoussadi/);
    await expect(copy.getByRole('heading', { level: 1 })).toContainText('À Bonamoussadi');
    await expect(copy.getByRole('heading', { name: 'Deux dessins sur cinq' })).toBeVisible();
    await expect(
      copy.getByText(/^Par Clarisse Ndolé\s· Douala\s· 15\sjuillet\s2026$/),
    ).toBeVisible();
    await expect(copy.getByText('L’ourlet, c’est le mien.')).toBeVisible();
    await expect(copy.getByText(/^L’un des deux motifs.*atelier du site$/)).toBeVisible();
    await expect(copy.getByRole('img')).toHaveCount(4);
    for (const image of await copy.getByRole('img').all())
      await expect.poll(() => naturalWidth(image)).toBe(800);
    const address = `https://clarisse-ndole.example${PICTURES}`;
    await expect(copy.getByRole('contentinfo').getByRole('link')).toHaveAttribute('href', address);
    await expect(copy.getByRole('link', { name: 'Douala' })).toHaveAttribute('href', /^http/);
    await expect(copy.getByText(/Agrandir|nouvel onglet|Thèmes/)).toHaveCount(0);
    expect(await copy.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
    expect(await violations(copy)).toEqual([]);
    expect(outside).toEqual([]);
    await context.close();
  });

  test('of a private article it has the public part alone', async ({ page }) => {
    await page.goto(PRIVATE);
    const { html } = await save(page);
    expect(html).toContain('Trois trieurs, une bouilloire');
    expect(html).toContain('Lire l’article chez Sillons');
    expect(html).not.toMatch(/Mbokolinga|Zarafuka|Ngomezulu/i);
  });

  test('a video or a sound is a link to its page or its file @rare', async ({ page, baseURL }) => {
    await page.goto('/articles/radio-communautaire-heure-des-pluies/');
    await page.locator('.article-body').evaluate((body) => {
      const video = document.createElement('video');
      Object.assign(video, { hidden: true, preload: 'none', src: '/videos/pluie.mp4' });
      body.append(video);
    });
    const { html } = await save(page);
    expect(html).toMatch(
      /<figcaption>Une matinée à Radio Mbam Matin[^<]*<a href="https:\/\/vimeo\.com\/76979871">Voir sur Vimeo<\/a>/,
    );
    expect(html).toContain(`<a href="${baseURL}/videos/pluie.mp4">Voir la vidéo</a>`);
    expect(html).toContain(`<a href="${baseURL}/sons/radio-mbam-matin.mp3">Écouter le son</a>`);
    expect(html).not.toMatch(/<(?:iframe|video|audio)/);
  });

  test('where a phone shares files, the second tap shares it', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.canShare = ({ files }: ShareData = {}) => files?.[0]?.type === 'text/html';
      navigator.share = ({ files }: ShareData = {}) => {
        document.title = `shared ${files?.[0]?.name}, ${navigator.userActivation.isActive}`;
        return Promise.reject(new DOMException('', 'AbortError'));
      };
    });
    await page.goto(PICTURES);
    await takeAway(page).click();
    const share = page.getByRole('button', { name: 'Partager le fichier' });
    await expect(share).toBeFocused();
    await expect(page.getByRole('link', { name: 'Enregistrer le fichier' })).toBeVisible();
    await share.click();
    await expect(page).toHaveTitle('shared couture-ndop-toges-bonamoussadi.html, true');
    await expect(status(page)).toContainText('Prêt');
  });

  test('a tap that comes before its code makes it, once the code is there @rare', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(PRIVATE);
    await takeAway(page).click();
    await expect(takeAway(page)).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(status(page)).toHaveText(/^Prêt/);
  });

  test('of a picture of another site it has the address @rare', async ({ page }) => {
    await page.goto(PICTURES);
    const picture = page.getByRole('img', { name: /^Losanges blancs/ });
    await picture.scrollIntoViewIfNeeded();
    // Before its file is there, it shows a drawing without content.
    const file = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(file).toContain('/_astro/');
    const address = 'https://images.example/etoffe.jpg?a=1&b=2';
    await picture.evaluate((image: HTMLImageElement, url) => {
      image.dataset['srcset'] = `${url} 800w`;
    }, address);
    const { html } = await save(page);
    await expect(status(page)).toHaveText(/^Prêt, \d+\sko, mais il manque 1 image\.$/);
    expect(html).toContain(`<a href="${address.replace('&', '&amp;')}">Losanges blancs`);
  });

  test.describe('when something can’t be loaded', () => {
    test.use({ expectedConsole: [/ERR_FAILED/] });

    test('a picture that fails is a link in the file @rare', async ({ page }) => {
      await page.goto(PICTURES);
      await page.route('**/_astro/couture-etoffe.*', (route) => route.abort());
      const { html } = await save(page);
      await expect(status(page)).toHaveText(/mais il manque 1 image\.$/);
      expect(html).toMatch(
        /<p>Image restée en ligne\s: <a href="http[^"]*couture-etoffe[^"]*\.webp">Losanges blancs[^<]*<\/a><\/p><figcaption>L’un/,
      );
      expect(html.match(/src="data:/g)).toHaveLength(3);
    });

    test('without its code it says so, and the next click works @rare', async ({ page }) => {
      const restore = await failScripts(page, 'article');
      await page.goto(PRIVATE);
      await takeAway(page).click();
      await expect(status(page)).toHaveText('Échec\u202f: vérifiez votre connexion.');
      await expect(takeAway(page)).not.toHaveAttribute('aria-busy');
      await restore();
      await takeAway(page).click();
      await expect(status(page)).toHaveText(/^Prêt/);
    });
  });

  test('without script there is no button @rare', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(PICTURES);
    await expect(page.getByRole('link', { name: /WhatsApp/ }).first()).toBeVisible();
    await expect(takeAway(page)).toBeHidden();
    await page.close();
  });
});
