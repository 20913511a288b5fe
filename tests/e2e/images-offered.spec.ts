import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import about from '../content/about.json' with { type: 'json' };
import { expect, test } from '../support/test.ts';

interface ServedImage {
  alt: string | null;
  width: number;
  height: number;
  sizes: string;
  srcset: string;
}

/**
 * Every image of a page, as the server sends it: script holds the addresses back. Read in an empty page, since
 * none of the site's may make a document of a text.
 */
async function servedImages(page: Page, route: string): Promise<ServedImage[]> {
  const html = await (await page.request.get(route)).text();
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    return [...parsed.querySelectorAll('img')].map((image) => ({
      alt: image.getAttribute('alt'),
      width: Number(image.getAttribute('width')),
      height: Number(image.getAttribute('height')),
      sizes: image.sizes,
      srcset: image.srcset,
    }));
  }, html);
}

/** `a.webp 400w, b.webp 800w` as pairs of address and width. */
function candidates(srcset: string): { url: string; width: number }[] {
  return srcset.split(', ').map((candidate) => {
    const [url = '', descriptor = ''] = candidate.split(' ');
    return { url, width: Number(descriptor.replace('w', '')) };
  });
}

for (const route of ['/', '/projet']) {
  test(`§7 Images: ${route} offers each picture in 400, 800 and 1200 pixels and keeps its place`, async ({
    page,
  }) => {
    const images = await servedImages(page, route);
    const pictures = images.filter(({ alt }) => alt !== '');

    expect(pictures.length).toBeGreaterThan(5);
    for (const { alt, width, height, sizes, srcset } of pictures) {
      expect(width, alt ?? '').toBeGreaterThan(0);
      expect(height, alt ?? '').toBeGreaterThan(0);
      expect(sizes, alt ?? '').not.toBe('');
      const widths = candidates(srcset).map((candidate) => candidate.width);
      expect(widths.slice(0, 2), srcset).toEqual([400, 800]);
      expect(widths[2], srcset).toBeGreaterThan(800);
      expect(widths[2], srcset).toBeLessThanOrEqual(1200);
      expect(widths, srcset).toHaveLength(3);
      expect(srcset).toMatch(/^(\S+\.webp \d+w(, )?){3}$/);
    }
  });
}

test('§7 Images: the files are what the page says: WebP of quality 60, of the given width', async ({
  page,
}) => {
  const images = await servedImages(page, '/');
  const portrait = images.find(({ alt }) => alt === about.portrait.alt);
  const original = await readFile(`tests/content/${about.portrait.src}`);

  for (const { url, width } of candidates(portrait?.srcset ?? '')) {
    const file = await (await page.request.get(url)).body();
    const metadata = await sharp(file).metadata();
    expect(metadata.format).toBe('webp');
    expect(metadata.width).toBe(width);
    expect((metadata.width / metadata.height).toFixed(1)).toBe(
      ((portrait?.width ?? 0) / (portrait?.height ?? 1)).toFixed(1),
    );
    // A file doesn't say how good it is: its length does.
    const expected = sharp(original).resize({ width }).webp({ quality: 60 });
    if (metadata.xmp) expected.withXmp(metadata.xmp.toString());
    const { info } = await expected.toBuffer({ resolveWithObject: true });
    expect(file).toHaveLength(info.size);
  }
});

test('§2 Images: each has a text alternative, except the portraits beside a name', async ({
  page,
}) => {
  for (const route of ['/', '/projet']) {
    await page.goto(route);
    const main = page.getByRole('main');
    const avatars = page.getByRole('region', { name: 'Témoignages', exact: true }).locator('img');
    await expect(avatars).toHaveCount(route === '/' ? 4 : 0);
    const decorative = await main.locator('img[alt=""]').count();
    expect(decorative).toBe(await avatars.count());
    await expect(main.locator('img:not([alt])')).toHaveCount(0);
    for (const avatar of await avatars.all()) await expect(avatar).toHaveAttribute('alt', '');
  }
});

test('§7 Pictures: no original is published, not even one that no page shows', () => {
  expect(globSync('dist/_astro/*.webp').length).toBeGreaterThan(50);
  expect(globSync('dist/_astro/*.{avif,jpg,jpeg,png,gif,tif,tiff}')).toEqual([]);
});

test('§7 Pictures: each published file has the format of its name, and the largest of a picture its credit, with nothing else', async () => {
  const files = globSync('dist/**/*.{apng,avif,gif,jpeg,jpg,png,tif,tiff,webp}');
  expect(files.length).toBeGreaterThan(50);
  const published = await Promise.all(
    files.map(async (file) => ({ file, ...(await sharp(file).metadata()) })),
  );
  for (const { file, format, exif, iptc } of published) {
    const expected = extname(file).slice(1).replace('jpg', 'jpeg');
    expect({ file, format, exif, iptc }).toEqual({ file, format: expected });
  }
  const credited = published.filter(({ xmp }) => xmp !== undefined);
  expect(credited.length).toBeGreaterThan(20);
  // All pictures of the tests' content that have a credit have the same.
  const [packet = '', ...others] = new Set(credited.map(({ xmp }) => xmp?.toString()));
  expect(others).toEqual([]);
  expect(packet).toMatch(/<dc:creator>.*<rdf:li>atelier du site<\/rdf:li>/);
  expect(packet).toMatch(/<photoshop:Credit>Illustration\s: atelier du site</);
  expect(packet).not.toMatch(/dc:rights|date|time|exif|gps|city|location/i);
  // Only a picture that is smaller itself has its credit in less than 1200 pixels.
  expect(credited.filter(({ width }) => width < 1200).map(({ file }) => file)).toEqual([
    expect.stringContaining('_astro/'),
  ]);
});
