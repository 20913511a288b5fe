import { dialog, openAt, standInForVideos, videoLink } from '../support/portfolio-page.ts';
import { expect, test } from '../support/test.ts';

const TITLE = 'Lumière du soir';
const WORDS = 'Un grand soleil d’ocre';
const DATA = '**/data/transcriptions/*.json';
const NAME = `Lire la transcription : ${TITLE}`;

test.describe('§2 Video embeds: for whoever can’t hear', () => {
  test.beforeEach(async ({ page }) => {
    await standInForVideos(page);
  });

  test('captions come with the video, and the policy lets them @rare', async ({
    page,
    violations,
  }) => {
    await openAt(page, 'Vidéos');
    await videoLink(page, TITLE).click();
    const player = dialog(page).locator('video');
    await expect(dialog(page).locator('track')).toHaveAttribute('srclang', 'fr');
    const captions = () =>
      player.evaluate(({ textTracks: [track] }: HTMLVideoElement) => ({
        ...{ kind: track?.kind, mode: track?.mode, cues: track?.cues?.length },
      }));
    await expect.poll(captions).toEqual({ kind: 'captions', mode: 'showing', cues: 2 });
    expect(violations).toEqual([]);
  });

  test('a transcript unfolds by keyboard, and is asked for then', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openAt(page, 'Vidéos');
    await videoLink(page, TITLE).click();
    const summary = dialog(page).getByText(NAME);
    await expect(summary).toBeVisible();
    expect(asked.filter((path) => path.includes('transcriptions'))).toEqual([]);
    await dialog(page).locator('video').focus();
    const reached = () => summary.evaluate((element) => element === document.activeElement);
    // The player has stops of its own, more or fewer.
    for (let stop = 0; stop < 20 && !(await reached()); stop++) await page.keyboard.press('Tab');
    await expect(summary).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText(WORDS)).toBeVisible();
    expect(asked.filter((path) => path.includes('transcriptions'))).toEqual([
      '/data/transcriptions/lumiere-du-soir.json',
    ]);
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText(WORDS)).toBeHidden();
  });

  test('no list carries the words of a transcript', async ({ request }) => {
    for (const path of ['portfolio/videos/1', 'portfolio/tous/2', 'items/lumiere-du-soir']) {
      const text = await (await request.get(`/data/${path}.json`)).text();
      expect(text, path).toContain('"transcribed":true');
      expect(text, path).not.toContain(WORDS);
    }
  });

  test.describe('a transcript that can’t be had @rare', () => {
    test.use({ expectedConsole: [/Failed to load resource/] });

    test('is said, and comes with the next try', async ({ page }) => {
      await page.route(DATA, (route) => route.abort());
      await openAt(page, 'Vidéos');
      await videoLink(page, TITLE).click();
      await dialog(page).getByText(NAME).click();
      await expect(dialog(page).getByRole('alert')).toContainText(
        'La transcription n’a pas pu être chargée.',
      );
      await page.unroute(DATA);
      await dialog(page).getByRole('button', { name: 'Réessayer' }).click();
      await expect(dialog(page).getByText(WORDS)).toBeVisible();
    });
  });
});

test.describe('§2 Video embeds: without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the archive has the transcript of a video, folded, and prints it whole @rare', async ({
    page,
  }) => {
    await page.goto('/portfolio/videos/');
    const words = page.locator('#lumiere-du-soir').getByText(WORDS);
    await expect(words).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(words).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.getByText(NAME).click();
    await expect(words).toBeVisible();
  });
});
