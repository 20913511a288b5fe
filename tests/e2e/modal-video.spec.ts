import { firstCases } from '../support/first-cases.ts';
import { settle } from '../support/frames.ts';
import { dialog, openAt, section, standInForVideos, videoLink } from '../support/portfolio-page.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await standInForVideos(page);
});

test.describe('§2 Video embeds', () => {
  const VIDEOS = [
    {
      title: 'La voix du Mboa : une répétition avec Annie Ekwang',
      src: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
      host: 'YouTube',
      at: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    },
    {
      title: 'Elles courent le mont Cameroun au lever du jour',
      src: 'https://player.vimeo.com/video/76979871?dnt=1',
      host: 'Vimeo',
      at: 'https://vimeo.com/76979871',
    },
    {
      title: 'Micro-trottoir : quel est le dernier texte qui vous a tenu éveillé ?',
      src: 'https://geo.dailymotion.com/player.html?video=x7tgad0',
      host: 'Dailymotion',
      at: 'https://www.dailymotion.com/video/x7tgad0',
    },
  ];
  for (const { title, src, host, at } of firstCases(VIDEOS, 1)) {
    test(`${new URL(src).hostname} plays in a frame, asked for by the click alone`, async ({
      page,
      isMobile,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await openAt(page, 'Vidéos');
      await videoLink(page, title).hover();
      await settle(page);
      expect(asked.filter((url) => url.startsWith(new URL(src).origin))).toEqual([]);
      await (isMobile ? videoLink(page, title).tap() : videoLink(page, title).click());
      await expect(dialog(page).locator('iframe')).toHaveAttribute('src', src);
      const name = await dialog(page).locator('iframe').getAttribute('title');
      expect(name?.replaceAll(/\s/g, ' ')).toBe(title);
      await expect(dialog(page).frameLocator('iframe').getByText('Film')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('iframe')).toHaveCount(0);
      expect(page.context().pages()).toHaveLength(1);
    });

    test(`beside a video of ${host} stands a link to its page there @rare`, async ({ page }) => {
      await openAt(page, 'Vidéos');
      await videoLink(page, title).click();
      const link = dialog(page).getByRole('link', { name: `Voir sur ${host}` });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', at);
      await expect(link).toHaveAttribute('target', '_blank');
    });
  }

  test('any other address plays in the browser’s own player @rare', async ({ page }) => {
    await openAt(page, 'Vidéos');
    await videoLink(page, 'Lumière du soir').click();
    const player = dialog(page).locator('video');
    await expect(player).toHaveAttribute('src', '/videos/lumiere-du-soir.mp4');
    await expect
      .poll(() => player.evaluate((video: HTMLVideoElement) => video.readyState))
      .toBeGreaterThan(1);
    await expect(player).toHaveJSProperty('controls', true);
  });

  test.describe('a file that can’t be played', () => {
    test.use({ expectedConsole: [/Failed to load resource/] });

    test('is said, with the way to the file @rare', async ({ page }) => {
      await page.route('**/*.mp4', (route) => route.abort());
      await openAt(page, 'Vidéos');
      await videoLink(page, 'Lumière du soir').click();
      await expect(dialog(page).getByRole('alert')).toContainText(
        'La vidéo ne peut pas être lue ici.',
      );
      await expect(dialog(page).getByRole('link', { name: 'Ouvrir le fichier' })).toBeVisible();
    });
  });

  test.describe('without an address', () => {
    test.use({ expectedConsole: [/cette vidéo n’a pas d’adresse/] });

    test('nothing opens, and the console says why @rare', async ({ page }) => {
      await openAt(page, 'Vidéos');
      const warning = page.waitForEvent('console', (message) =>
        message.text().includes('cette vidéo n’a pas d’adresse'),
      );
      await section(page)
        .getByRole('button', { name: /^Vidéo bientôt disponible/ })
        .click();
      expect((await warning).type()).toBe('warning');
      expect((await warning).text()).toMatch(/À venir\s: les veilleurs des ondes/);
      // Had it opened, no other could be.
      await videoLink(page, 'Lumière du soir').click();
      await expect(dialog(page)).toHaveAccessibleName('Lumière du soir');
    });
  });
});
