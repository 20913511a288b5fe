import { readFileSync } from 'node:fs';
import { violations } from '../support/axe.ts';
import { useDearConnection } from '../support/connection.ts';
import { settle } from '../support/frames.ts';
import { dialog, readArticle, standInForVideos } from '../support/portfolio-page.ts';
import { openArticles } from '../support/reader-page.ts';
import { failScripts, holdScripts, scriptRequests } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';

const PICTURES = '/articles/couture-ndop-toges-bonamoussadi/';
const VIDEO = '/articles/radio-communautaire-heure-des-pluies/';
const TITLE =
  'À Bonamoussadi, l’atelier de Clémentine Nkui coud en ndop les toges que les universités commandaient à l’étranger, et douze apprenties y apprennent à tenir un prix autant qu’une aiguille';
const CAPTION = /^L’un des deux motifs permis.*Illustration\s: atelier du site$/;

test.describe('§2 Article text formatting: pictures', () => {
  test('each is wide, has its size before it is loaded, and its caption @rare', async ({
    page,
  }) => {
    await page.goto(PICTURES);
    const link = page.getByRole('link', { name: /^Agrandir : Losanges blancs/ });
    await expect(link.getByRole('img')).toHaveAttribute('width', '1200');
    await expect(page.getByRole('figure').getByText(CAPTION)).toBeVisible();
    // Every test fails on a layout shift.
    for (const image of await page.locator('.text-picture img').all())
      await image.scrollIntoViewIfNeeded();
    await expect(link.getByRole('img')).toHaveJSProperty('complete', true);
    expect(await violations(page)).toEqual([]);
  });

  test('a click opens them on the page, and arrows step through all, back to the first', async ({
    page,
  }) => {
    await page.goto(PICTURES);
    const link = page.getByRole('link', { name: /^Agrandir : Losanges blancs/ });
    await link.click();
    const viewer = dialog(page);
    await expect(viewer.getByRole('status')).toHaveText('Image 2 sur 3');
    await expect(viewer.getByText(CAPTION)).toBeVisible();
    await expect(viewer.getByRole('img', { name: /^Losanges/ })).toHaveJSProperty(
      'naturalWidth',
      1200,
    );
    expect(await violations(page, 'dialog')).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByRole('img', { name: /^Un tisserand/ })).toBeVisible();
    await viewer.getByRole('button', { name: 'Image suivante' }).click();
    await expect(viewer.getByRole('status')).toHaveText('Image 1 sur 3');
    await viewer.getByRole('button', { name: 'Image précédente' }).click();
    await expect(viewer.getByRole('status')).toHaveText('Image 3 sur 3');
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test('their code comes with the first use of the page, or with the click where data is dear @rare', async ({
    page,
  }) => {
    const requests = scriptRequests(page);
    await page.goto(PICTURES, { waitUntil: 'networkidle' });
    expect(requests).toEqual([]);
    await page.keyboard.press('Shift');
    await expect.poll(() => requests).toEqual([expect.stringContaining('/_astro/article.')]);
    await useDearConnection(page);
    await page.reload({ waitUntil: 'networkidle' });
    requests.length = 0;
    await page.keyboard.press('Shift');
    await settle(page);
    expect(requests).toEqual([]);
    await page.getByRole('link', { name: /^Agrandir : Losanges/ }).click();
    await expect(dialog(page).getByRole('status')).toHaveText('Image 2 sur 3');
  });

  test('a click that comes before their code opens one dialog, once it is there', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(PICTURES);
    const link = page.getByRole('link', { name: /^Agrandir : Losanges/ });
    await link.dblclick();
    await expect(link).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(dialog(page)).toHaveCount(1);
    await expect(dialog(page).getByRole('status')).toHaveText('Image 2 sur 3');
    await expect(link).not.toHaveAttribute('aria-busy');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  test.describe('without their code', () => {
    test.use({ expectedConsole: [/ERR_FAILED/] });

    test('the link leads to the picture @rare', async ({ page }) => {
      await failScripts(page, 'article');
      await page.goto(PICTURES);
      const link = page.getByRole('link', { name: /^Agrandir : Une machine/ });
      const href = (await link.getAttribute('href')) ?? '';
      await link.click();
      await page.waitForURL(`**${href}`);
    });
  });

  test('in the reader they open above it, and closing leads back to the article @rare', async ({
    page,
  }) => {
    await openArticles(page);
    await readArticle(page, TITLE);
    const reader = dialog(page);
    await reader.getByRole('link', { name: /^Agrandir : Une machine/ }).click();
    const viewer = page.getByRole('dialog', { name: 'Images de l’article' });
    await expect(viewer.getByRole('status')).toHaveText('Image 1 sur 3');
    await viewer.getByRole('button', { name: 'Fermer' }).click();
    await expect(viewer).toHaveCount(0);
    await expect(reader.getByText('Un tableau, chaque matin')).toBeVisible();
  });

  test('the feed has them with absolute addresses', () => {
    const feed = readFileSync('dist/rss.xml', 'utf8');
    expect(feed).toMatch(
      /&lt;figure&gt;&lt;img src=&quot;https:\/\/[^&]*\.webp&quot; width=&quot;1200&quot;[^;]*;[^<]*L’un des deux/,
    );
  });
});

test.describe('§2 Article text formatting: videos', () => {
  test('no host is asked before the click that plays it', async ({ page }) => {
    await standInForVideos(page);
    const hosts: string[] = [];
    page.on('request', (request) => hosts.push(new URL(request.url()).hostname));
    await page.goto(VIDEO);
    const link = page.getByRole('link', { name: 'Lire la vidéo : Une matinée à Radio Mbam Matin' });
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    expect(hosts.filter((name) => name !== 'localhost')).toEqual([]);
    await expect(page.getByRole('link', { name: 'Voir sur Vimeo' })).toHaveAttribute(
      'href',
      'https://vimeo.com/76979871',
    );
    await link.click();
    const player = page.locator('article iframe');
    await expect(player).toHaveAttribute('src', 'https://player.vimeo.com/video/76979871?dnt=1');
    await expect(page.frameLocator('article iframe').getByText('Film')).toBeVisible();
    await expect(page.getByRole('figure').filter({ has: page.locator('iframe') })).toBeFocused();
  });

  test('in the reader it plays too @rare', async ({ page }) => {
    await standInForVideos(page);
    await openArticles(page);
    await readArticle(page, 'À Bafia, la radio qui donne l’heure des pluies');
    await dialog(page)
      .getByRole('link', { name: /^Lire la vidéo/ })
      .click();
    await expect(dialog(page).frameLocator('iframe').getByText('Film')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('the feed links to its page', () => {
    expect(readFileSync('dist/rss.xml', 'utf8')).toContain(
      '&lt;a href=&quot;https://vimeo.com/76979871&quot;&gt;Une matinée à Radio Mbam Matin',
    );
  });
});
