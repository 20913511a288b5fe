import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { builtFiles } from '../support/built-files.ts';
import { scheduledFiles } from '../support/portfolio-files.ts';
import { expect, test } from '../support/test.ts';

test.skip(({ isMobile }) => isMobile, 'What is built is the same for every device.');

const TO_COME = scheduledFiles();
const PICTURE = 'etal-pesee';

const FILES = builtFiles();

test('§3 Entries to come: the sample has one, which its owner chose for the front page', () => {
  expect(TO_COME).toMatchObject([
    { slug: 'un-an-apres-marche-mokolo', day: '2027-12-01', featured: true },
  ]);
});

test('§3 Entries to come: no page, list, feed, map or data of the site names it', () => {
  expect(FILES.length).toBeGreaterThan(300);
  for (const { slug, title, body } of TO_COME) {
    const naming = FILES.filter(({ text }) =>
      [slug, title, body].some((words) => text.includes(words)),
    );
    expect(naming.map(({ path }) => path)).toEqual([]);
  }
});

test('§3 Entries to come: its page, data, share image and picture are not there', async ({
  request,
}) => {
  for (const { slug } of TO_COME) {
    const known = 'marche-mokolo-prix-de-la-tomate';
    for (const address of [
      `/articles/${slug}/`,
      `/data/articles/${slug}.json`,
      `/partage/articles/${slug}.jpg`,
    ]) {
      expect((await request.get(address)).status(), address).toBe(404);
      const published = address.replace(slug, known);
      expect((await request.get(published)).status(), published).toBe(200);
    }
  }
  const pictures = globSync('dist/_astro/*').map((file) => basename(file));
  expect(pictures.filter((name) => name.startsWith('marche-mokolo'))).not.toEqual([]);
  expect(pictures.filter((name) => name.startsWith(PICTURE))).toEqual([]);
});
