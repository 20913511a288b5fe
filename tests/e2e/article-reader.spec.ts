import type { Page } from '@playwright/test';
import {
  ARTICLE,
  articleLink,
  card,
  chooseAll,
  DATA,
  dialog,
  openGrid,
  readArticle as read,
} from '../support/portfolio-page.ts';
import { expect, test } from '../support/test.ts';

const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });

const DATED = ARTICLE.title;
const UNDATED = 'Avant d’être porté, le ndop a déjà traversé le pays';
const TEXT = DATA.articles;

/** Opens the page with every article on show. */
async function openArticles(page: Page): Promise<void> {
  await openGrid(page);
  await chooseAll(page, 'Articles');
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

test.describe('§2 Article reader: byline and date', () => {
  test('the date is the article’s own, in long French form', async ({ page }) => {
    await openArticles(page);
    await read(page);
    await expect(dialog(page).getByText('Rédacteur', { exact: true })).toBeVisible();
    await expect(dialog(page).getByText('18 novembre 2026')).toBeVisible();
  });

  test('without one it is the day of reading', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2027-03-01T10:00:00'));
    await openArticles(page);
    await read(page, UNDATED);
    await expect(dialog(page).getByText('1er mars 2027')).toBeVisible();
  });
});

test('§2 Article reader: opens through its button alone, by keyboard', async ({ page }) => {
  await openArticles(page);
  await card(page, DATED).getByRole('heading').click();
  await expect(dialog(page)).toHaveCount(0);
  const opener = articleLink(page);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading', { name: DATED })).toBeVisible();
  await close(page);
  await expect(opener).toBeFocused();
});

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

  test('is asked for when the article opens, with a word while it is awaited', async ({ page }) => {
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
    expect(asked).toEqual([]);
    await read(page);
    await expect(dialog(page).getByText('Chargement de l’article…')).toBeVisible();
    expect(asked).toEqual(['/data/articles/marche-mokolo-prix-de-la-tomate.json']);
    answer();
    await expect(dialog(page).getByText(/^À quatre heures quarante/)).toBeVisible();
    await expect(dialog(page).getByText('Chargement de l’article…')).toHaveCount(0);
  });

  test.describe('that can’t be had', () => {
    test.use({ expectedConsole: [/Failed to load resource/] });

    for (const failure of ['network', 'status'] as const) {
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
        await (isMobile ? retry.tap() : retry.click());
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

test('§4 Like counter: one more a click, on to the next article, gone after a reload', async ({
  page,
  isMobile,
}) => {
  await openArticles(page);
  await read(page);
  const like = button(page, /^J’aime/);
  await expect(like).toHaveText('J’aime (0)');
  for (let likes = 1; likes <= 3; likes += 1) {
    await (isMobile ? like.tap() : like.click());
    await expect(like).toHaveText(`J’aime (${likes})`);
  }
  await close(page);
  await read(page, UNDATED);
  await expect(like).toHaveText('J’aime (3)');
  await like.focus();
  await page.keyboard.press('Enter');
  await expect(like).toHaveText('J’aime (4)');
  await page.reload();
  await openArticles(page);
  await read(page);
  await expect(like).toHaveText('J’aime (0)');
});

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
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
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

test.describe('§3 Article comments', () => {
  const EMPTY = [`Aucun commentaire pour l'instant.`, 'Soyez le premier à partager votre opinion!'];

  test('blank ones are ignored, others are added as they were written', async ({
    page,
    isMobile,
  }) => {
    await openArticles(page);
    await read(page);
    for (const text of EMPTY)
      await expect(dialog(page).getByText(text, { exact: true })).toBeVisible();
    const field = dialog(page).getByRole('textbox', { name: 'Votre commentaire' });
    const publish = button(page, 'Publier');
    const comments = dialog(page).getByRole('listitem');

    await field.fill('  \n\t ');
    await (isMobile ? publish.tap() : publish.click());
    await expect(comments).toHaveCount(0);

    const written = ['  Deux  espaces\n\net une ligne', '<img src=x onerror=alert(1)><b>x</b>'];
    for (const [index, text] of written.entries()) {
      await field.fill(text);
      if (index === 0) await (isMobile ? publish.tap() : publish.click());
      else {
        await field.press('Tab');
        await page.keyboard.press('Enter');
      }
      await expect(field).toHaveValue('');
      const comment = comments.nth(index);
      await expect(comment.getByText(`Lecteur #${index + 1}`)).toBeVisible();
      await expect(comment.getByText('Il y a quelques instants')).toBeVisible();
      expect(
        await comment
          .locator('p')
          .last()
          .evaluate((node) => node.textContent),
      ).toBe(text);
      await expect(comment.locator('p').last()).toHaveCSS('white-space', 'pre-wrap');
    }
    await expect(comments).toHaveCount(2);
    await expect(comments.getByRole('img')).toHaveCount(0);
    for (const text of EMPTY) await expect(dialog(page).getByText(text)).toHaveCount(0);
  });

  test('§4 opening an article resets the comments and closes the share menu', async ({ page }) => {
    await openArticles(page);
    await read(page);
    await button(page, 'Partager').click();
    await dialog(page).getByRole('textbox').fill('Bravo');
    await button(page, 'Publier').click();
    await expect(dialog(page).getByText('Bravo')).toBeVisible();
    await close(page);
    await read(page);
    for (const text of EMPTY)
      await expect(dialog(page).getByText(text, { exact: true })).toBeVisible();
    await expect(dialog(page).getByText('Bravo')).toHaveCount(0);
    await expect(button(page, 'Partager')).toHaveAttribute('aria-expanded', 'false');
  });
});
