import { readFileSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import sharp from 'sharp';
import site from '../content/site.json' with { type: 'json' };
import { violations } from '../support/axe.ts';
import { builtPages, statements } from '../support/built-pages.ts';
import { print, wholeText } from '../support/paper.ts';
import { dialog, readArticle } from '../support/portfolio-page.ts';
import { openArticles } from '../support/reader-page.ts';
import { expect, test } from '../support/test.ts';

const OWN = '/articles/radio-communautaire-heure-des-pluies/';
const OWN_TITLE = 'À Bafia, la radio qui donne l’heure des pluies';
const FILE = '/sons/radio-mbam-matin.mp3';
const ELSEWHERE = '/articles/lac-municipal-compteurs-d-oiseaux/';
const WORDS = 'Trois notes de balafon, puis une voix.';

test.describe('§11 An article that can be heard: on its page', () => {
  test('length and weight are said, and nothing is loaded before it plays', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(OWN, { waitUntil: 'networkidle' });
    const sound = page.getByRole('figure', { name: 'Écouter l’article · 6 s · 0,1 Mo' });
    const player = sound.locator('audio');
    await expect(player).toHaveAttribute('preload', 'none');
    expect(asked).not.toContain(FILE);
    await player.evaluate((audio: HTMLAudioElement) => {
      audio.muted = true;
      return audio.play();
    });
    await expect
      .poll(() => player.evaluate((audio: HTMLAudioElement) => audio.duration))
      .toBeCloseTo(6.4, 0);
    expect(asked).toContain(FILE);
  });

  test('its words can be read, also without script', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(OWN);
    await expect(page.getByText(WORDS)).toBeHidden();
    await page.getByText('Lire la transcription').click();
    await expect(page.getByText(WORDS)).toBeVisible();
    await page.close();
  });

  test('one elsewhere has what its owner wrote, and its host is not asked @rare', async ({
    page,
    thirdParty,
  }) => {
    await page.goto(ELSEWHERE);
    const sound = page.getByRole('figure', { name: 'Écouter l’article · 6 min 40 s · 3,2 Mo' });
    const src = 'https://sons.example/compteurs.opus';
    await expect(sound.locator('audio')).toHaveAttribute('src', src);
    expect(await violations(page)).toEqual([]);
    expect(thirdParty).toEqual([]);
    const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
    await expect(policy).toHaveAttribute('content', /media-src 'self' https:\/\/sons\.example;/);
  });

  test('paper has its name and its address @rare', async ({ context }) => {
    // A page of its own: that the player leaves the paper isn't watched.
    const page = await context.newPage();
    await page.goto(OWN);
    expect(wholeText(await print(page))).toContain(
      `Écouter l’article · 6 s · 0,1 Mo (${site.url}${FILE})`,
    );
  });
});

test('§11 An article that can be heard: the reader plays it, and closing it ends it @rare', async ({
  page,
}) => {
  await openArticles(page);
  await readArticle(page, OWN_TITLE);
  const sound = dialog(page).getByRole('figure', { name: /^Écouter l’article/ });
  const player = sound.locator('audio');
  await expect(player).toHaveAttribute('preload', 'none');
  await sound.getByText('Lire la transcription').click();
  await expect(sound.getByText(WORDS)).toBeVisible();
  expect(await violations(page, 'dialog')).toEqual([]);
  const handle = await player.elementHandle();
  await handle.evaluate((audio: HTMLAudioElement) => {
    audio.muted = true;
    return audio.play();
  });
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => handle.evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(true);
});

test('§15 Podcast: its file is what directories ask for', async ({ page, request }) => {
  const xml = await (await request.get('/podcast.xml')).text();
  const faults = await page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'application/xml');
    return document.querySelectorAll('parsererror').length;
  }, xml);
  expect(faults).toBe(0);
  const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false });
  const parsed: unknown = parser.parse(xml);
  const audio = readFileSync(`public${FILE}`);
  expect(parsed).toMatchObject({
    rss: {
      '@_version': '2.0',
      '@_xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
      channel: {
        title: `${site.name} · À écouter`,
        link: `${site.url}/`,
        language: 'fr',
        'itunes:author': site.name,
        'itunes:image': { '@_href': `${site.url}/podcast.jpg` },
        'itunes:category': { '@_text': 'Society & Culture' },
        'itunes:explicit': 'false',
        'itunes:summary': site.description,
        // The article whose sound is an Opus isn't there.
        item: {
          title: OWN_TITLE,
          link: site.url + OWN,
          enclosure: {
            '@_url': site.url + FILE,
            '@_length': String(audio.length),
            '@_type': 'audio/mpeg',
          },
          'itunes:duration': '6',
          'itunes:explicit': 'false',
          'podcast:transcript': { '@_type': 'text/plain' },
        },
      },
    },
  });
  const transcript = /podcast:transcript url="([^"]*)"/.exec(xml)?.[1] ?? '';
  const answer = await request.get(new URL(transcript).pathname);
  expect(answer.headers()['content-type']).toContain('text/plain');
  expect(await answer.text()).toContain(WORDS);
  const picture = await sharp(await (await request.get('/podcast.jpg')).body()).metadata();
  expect(picture).toMatchObject({ format: 'jpeg', width: 1400, height: 1400 });
  expect(picture).not.toHaveProperty('exif');
});

test('§15 Podcast: every page names it', () => {
  for (const { html } of builtPages())
    expect(html).toContain(
      `<link rel="alternate" type="application/rss+xml" title="${site.name} · À écouter" href="/podcast.xml">`,
    );
});

test('§15 Structured data: an article that can be heard has its sound', () => {
  const page = builtPages().find(({ file }) => file === `${OWN.slice(1)}index.html`);
  expect(page && statements(page)['NewsArticle']).toMatchObject({
    audio: {
      '@type': 'AudioObject',
      contentUrl: site.url + FILE,
      encodingFormat: 'audio/mpeg',
      duration: 'PT6S',
    },
  });
});
