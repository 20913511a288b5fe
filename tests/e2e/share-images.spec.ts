import sharp from 'sharp';
import site from '../content/site.json' with { type: 'json' };
import { builtPages, listedPages, metaContent } from '../support/built-pages.ts';
import { DOSSIER } from '../support/dossier-files.ts';
import { portfolioFiles } from '../support/portfolio-files.ts';
import { expect, test } from '../support/test.ts';

test.skip(({ isMobile }) => isMobile, 'A link shows the same picture on every device.');

/** Most messengers show no preview for a heavier picture. */
const MAX_BYTES = 300_000;

const pages = builtPages();
const imageOf = (file: string) => {
  const page = pages.find((built) => built.file === file);
  return page && metaContent(page, 'og:image');
};

test('Share images: every page has a light picture of 1200 × 630', async ({ request }) => {
  const images = new Set(pages.map((page) => metaContent(page, 'og:image') ?? ''));
  for (const image of images) {
    expect(image.startsWith(`${site.url}/partage/`), image).toBe(true);
    expect(image).toMatch(/\.(jpg|png)\?v=[\da-f]{8}$/);
    const { pathname, search } = new URL(image);
    const answer = await request.get(pathname + search);
    expect(answer.status(), image).toBe(200);
    const kind = pathname.endsWith('.jpg') ? 'jpeg' : 'png';
    expect(answer.headers()['content-type']).toBe(`image/${kind}`);
    const file = await answer.body();
    expect(file.length, image).toBeLessThanOrEqual(MAX_BYTES);
    const { width, height, format } = await sharp(file).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: kind });
  }
});

test('Share images: every page says what its picture is', () => {
  for (const page of pages) {
    expect(metaContent(page, 'og:image:width'), page.file).toBe('1200');
    expect(metaContent(page, 'og:image:height'), page.file).toBe('630');
    expect(metaContent(page, 'og:image:alt'), page.file).toMatch(/\S/);
    expect(metaContent(page, 'twitter:card'), page.file).toBe('summary_large_image');
    expect(metaContent(page, 'twitter:image'), page.file).toBe(metaContent(page, 'og:image'));
  }
});

test('Share images: each page has its own, but a list shares one and what has no address has the home’s', () => {
  for (const file of ['404.html', `${DOSSIER.path.slice(1)}index.html`])
    expect(imageOf(file), file).toBe(imageOf('index.html'));
  const others = listedPages().filter(
    ({ file }) => file !== '404.html' && !/\/\d+\/index|^portfolio\/(themes|lieux)\//.test(file),
  );
  const images = others.map((page) => metaContent(page, 'og:image'));
  expect(new Set(images).size).toBe(others.length);
});

test('Share images: an article is one, by its author, of its day', () => {
  for (const { slug, category, day } of portfolioFiles()) {
    if (category !== 'Articles') continue;
    const page = pages.find(({ file }) => file === `articles/${slug}/index.html`);
    expect(page && metaContent(page, 'og:type')).toBe('article');
    expect(page && metaContent(page, 'article:author')).toBe(`${site.url}/`);
    expect(page && metaContent(page, 'article:published_time')).toBe(day);
  }
});
