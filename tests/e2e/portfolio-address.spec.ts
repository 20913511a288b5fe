import { useDearConnection } from '../support/connection.ts';
import { firstCases } from '../support/first-cases.ts';
import {
  ARTICLE,
  PHOTO,
  VIDEO,
  articleLink,
  cards,
  choose,
  dialog,
  ofCategory,
  openGrid,
  photoLink,
  readArticle,
  section,
  standInForVideos,
  tab,
} from '../support/portfolio-page.ts';
import { expect, test } from '../support/test.ts';

/** A video whose file gives no address. */
const SILENT_VIDEO = 'a-venir-veilleurs-des-ondes';
const counter = /Photo \d sur 7/;

test.describe('§2 Article reader: its address is that of the article’s page', () => {
  test('Back closes it, Forward opens it again, a reload shows the page itself', async ({
    page,
  }) => {
    await openGrid(page);
    await expect(articleLink(page)).toHaveAttribute('href', ARTICLE.path);
    await readArticle(page);
    await expect(page).toHaveURL(ARTICLE.path);
    await expect(page).toHaveTitle(new RegExp(`^${ARTICLE.title}`));

    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await expect(page).not.toHaveTitle(new RegExp(ARTICLE.title));
    await expect(articleLink(page)).toBeFocused();

    await page.goForward();
    await expect(dialog(page).getByText(ARTICLE.start)).toBeVisible();
    await expect(page).toHaveURL(ARTICLE.path);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ARTICLE.title);
    await expect(page.getByText(ARTICLE.start)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);

    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(cards(page)).toHaveCount(6);
    await page.reload();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ARTICLE.title);
  });

  test('closing it leads back, and leaves nothing behind @rare', async ({ page }) => {
    await page.goto('/projet');
    await openGrid(page);
    for (let times = 0; times < 2; times += 1) {
      await readArticle(page);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL('/');
    }
    await page.goBack();
    await expect(page).toHaveURL('/projet');
  });

  test('a click that asks for another tab gets the page there @rare', async ({ page }) => {
    await openGrid(page);
    await cards(page).first().hover();
    const opened = page.context().waitForEvent('page');
    await articleLink(page).click({ modifiers: ['ControlOrMeta'] });
    const other = await opened;
    await expect(other).toHaveURL(ARTICLE.path);
    await other.close();
    // Had it opened over the grid too, no other could be.
    await photoLink(page).click();
    await expect(dialog(page)).toHaveAccessibleName(PHOTO.title);
  });
});

test.describe('§4 Portfolio filter: its address', () => {
  test('a link to a filter shows it, also after a reload and when coming back', async ({
    page,
  }) => {
    await page.goto('/?categorie=videos');
    const shown = async () => {
      await expect(tab(page, 'Vidéos')).toHaveAttribute('aria-pressed', 'true');
      await expect(ofCategory(page, 'Vidéo')).toHaveCount(6);
    };
    await shown();
    await expect(section(page).getByRole('heading', { name: 'Portfolio' })).toBeInViewport();
    await page.reload();
    await shown();
    await page.goto('/projet');
    await page.goBack();
    await shown();
  });

  test('each choice has one, and Back leads to the choice before @rare', async ({ page }) => {
    await openGrid(page);
    await choose(page, 'Photos');
    await expect(page).toHaveURL('/?categorie=photos');
    await choose(page, 'Articles');
    await expect(page).toHaveURL('/?categorie=articles');
    await page.goBack();
    await expect(tab(page, 'Photos')).toHaveAttribute('aria-pressed', 'true');
    await expect(ofCategory(page, 'Photo')).toHaveCount(6);
    await choose(page, 'Tous');
    await expect(page).toHaveURL('/');
    await page.reload();
    await page.goBack();
    await expect(tab(page, 'Photos')).toHaveAttribute('aria-pressed', 'true');
  });

  test('stays when an article is read over it @rare', async ({ page }) => {
    await openGrid(page, '/?categorie=articles');
    await readArticle(page);
    await expect(page).toHaveURL(ARTICLE.path);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/?categorie=articles');
    await expect(tab(page, 'Articles')).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('§2 Portfolio modals: the address of a photo or video', () => {
  test('a link to a photo opens it; closing it leads to the grid @rare', async ({ page }) => {
    await page.goto(`/?ouvrir=${PHOTO.slug}`);
    await expect(dialog(page)).toHaveAccessibleName(PHOTO.title);
    await expect(dialog(page).getByText(counter)).toHaveText('Photo 1 sur 7');
    await page.reload();
    await expect(dialog(page)).toHaveAccessibleName(PHOTO.title);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await expect(cards(page).first().getByRole('link')).toBeFocused();
  });

  test('a link to a video plays it, over its filter @rare', async ({ page }) => {
    await standInForVideos(page);
    await page.goto(`/?categorie=videos&ouvrir=${VIDEO.slug}`);
    await expect(dialog(page).frameLocator('iframe').getByText('Film')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/?categorie=videos');
    await expect(tab(page, 'Vidéos')).toHaveAttribute('aria-pressed', 'true');
  });

  test('goes along from photo to photo, and Back closes whichever shows @rare', async ({
    page,
  }) => {
    await openGrid(page);
    await photoLink(page).click();
    await expect(page).toHaveURL(`/?ouvrir=${PHOTO.slug}`);
    await dialog(page).getByRole('button', { name: 'Photo suivante' }).click();
    await expect(dialog(page).getByText(counter)).toHaveText('Photo 2 sur 7');
    await expect(page).not.toHaveURL(`/?ouvrir=${PHOTO.slug}`);
    const second = page.url();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await expect(photoLink(page)).toBeFocused();
    await page.goForward();
    await expect(dialog(page).getByText(counter)).toHaveText('Photo 2 sur 7');
    expect(page.url()).toBe(second);
  });

  test.describe('of an article', () => {
    // It is none of the items that open over the grid.
    test.use({ expectedConsole: [/Failed to load resource.*404/] });

    test('leads to its page, and Back to where one was @rare', async ({ page }) => {
      await page.goto('/projet');
      await page.goto(`/?ouvrir=${ARTICLE.slug}`);
      await expect(page).toHaveURL(ARTICLE.path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(ARTICLE.title);
      await page.goBack();
      await expect(page).toHaveURL('/projet');
    });
  });

  const GONE = [
    { what: 'an unknown item', slug: 'nulle-part' },
    { what: 'a video without an address', slug: SILENT_VIDEO },
  ];
  for (const { what, slug } of firstCases(GONE, 1))
    test.describe(what, () => {
      test.use({ expectedConsole: [/Failed to load resource.*404|n’est plus en ligne/] });

      test('opens nothing and says so @rare', async ({ page }) => {
        const warned = page.waitForEvent(
          'console',
          (message) =>
            // Playwright says so where it blocks the service worker.
            message.type() === 'warning' && !message.text().includes('Service Worker'),
        );
        await page.goto(`/?ouvrir=${slug}`);
        const gone = section(page).getByText('Cet élément n’est plus en ligne.');
        await expect(gone).toBeInViewport();
        await expect(gone).toHaveRole('status');
        expect((await warned).text()).toContain(slug);
        await expect(dialog(page)).toHaveCount(0);
        await expect(section(page).getByRole('alert')).toHaveCount(0);

        await choose(page, 'Photos');
        await expect(page).toHaveURL('/?categorie=photos');
        await expect(gone).toHaveCount(0);
        await expect(tab(page, 'Photos')).toBeFocused();
        await page.goBack();
        await expect(gone).toBeVisible();
        await page.goForward();
        await expect(gone).toHaveCount(0);

        await page.goBack();
        await photoLink(page).click();
        await expect(dialog(page)).toHaveAccessibleName(PHOTO.title);
        await expect(page).toHaveURL(`/?ouvrir=${PHOTO.slug}`);
        await page.keyboard.press('Escape');
        await expect(page).toHaveURL('/');
        await expect(gone).toHaveCount(0);
      });
    });

  test.describe('with steps in it', () => {
    test.use({ expectedConsole: [/Failed to load resource.*404|n’est plus en ligne/] });

    test('is the name of an item, and never a way to another file @rare', async ({ page }) => {
      await useDearConnection(page);
      let asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      for (const path of ['../../projet', `../articles/${ARTICLE.slug}`, `./${PHOTO.slug}`]) {
        asked = [];
        const query = new URLSearchParams({ ouvrir: path });
        await page.goto(`/?${query.toString()}`);
        await expect(section(page).getByText('n’est plus en ligne')).toBeVisible();
        expect(asked.filter((address) => !address.startsWith('/_astro/'))).toEqual([
          '/',
          `/data/items/${encodeURIComponent(path)}.json`,
          `/data/articles/${encodeURIComponent(path)}.json`,
        ]);
        await expect(page).toHaveURL(`/?${query.toString()}`);
        await expect(dialog(page)).toHaveCount(0);
      }
    });
  });
});
