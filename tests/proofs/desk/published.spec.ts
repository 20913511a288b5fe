import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import readExif from 'exif-reader';
import sharp from 'sharp';
import { COPY, HIDDEN, published, SITE } from '../../support/desk/copy.ts';

/** What the tasks have saved, and where each shows. */
const SHOWN: [task: string, file: string, text: RegExp][] = [
  ['the phone number', 'index.html', /href="tel:\+237699112233"/],
  [
    'the article',
    'articles/le-marche-de-nuit-d-obala/index.html',
    /<h1[^>]*>Le marché de nuit d’Obala/,
  ],
  ['its text', 'articles/le-marche-de-nuit-d-obala/index.html', /<strong>en gras<\/strong>/],
  [
    'its picture',
    'articles/le-marche-de-nuit-d-obala/index.html',
    /<img[^>]+alt="Étals éclairés à la lampe"/,
  ],
  [
    'the article that was imported',
    'articles/vingt-deux-regards-pour-un-appareil/index.html',
    /Au lycée d’Essos, le club photo n’a qu’un appareil/,
  ],
  ['the video', 'portfolio/videos/index.html', /Une heure avec les luthiers d’Ebolowa/],
  [
    'the order of the services',
    'index.html',
    /<option[^>]*>Interviews<\/option><option[^>]*>Rédaction d&#x27;articles</,
  ],
  ['the biography', 'index.html', /Je me suis formée à Yaoundé\./],
  ['the testimonial', 'index.html', /Une plume exacte\./],
  ['the number for donations', 'projet.html', /\+237 655 44 33 22/],
  ['the name for donations', 'projet.html', /Association Lueurs/],
];

for (const [task, file, text] of SHOWN)
  test(`${task} is published`, () => {
    // A page that lacks it would fill the report.
    expect(text.test(published(file)), `${file}: ${String(text)}`).toBe(true);
  });

test('the CV is published', () => {
  const cv = readFileSync(join(COPY, 'cv.pdf'));
  expect(readFileSync(join(SITE, 'cv.pdf')).equals(cv)).toBe(true);
});

test('no picture of the repository or of the site says where it was taken', async () => {
  let read = 0;
  for (const folder of [COPY, SITE])
    for (const file of globSync('**/*.{jpg,jpeg,png,webp,avif}', { cwd: folder })) {
      const { exif } = await sharp(join(folder, file)).metadata();
      expect(exif && readExif(exif).GPSInfo, file).toBeUndefined();
      read += 1;
    }
  expect(read).toBeGreaterThan(100);
});

test('nothing of a hidden item is published: no page, list, feed, data, map, share or other picture', () => {
  const files = globSync('**/*.*', { cwd: SITE });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => file.includes(HIDDEN.picture))).toEqual([]);
  const texts = files.filter((file) => /\.(html|xml|json)$/.test(file));
  expect(
    texts.filter((file) =>
      [HIDDEN.slug, HIDDEN.title].some((words) => published(file).includes(words)),
    ),
  ).toEqual([]);
});

test('the desk is published, without the bridge to this machine, for its owner alone', () => {
  expect(published('admin/index.html')).toContain('<meta name="robots" content="noindex">');
  expect(published('robots.txt')).toContain('Disallow: /admin/');
  expect(published('sitemap-0.xml')).not.toContain('/admin');
  const scripts = globSync('admin/**/*.js', { cwd: SITE });
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((file) => published(file).includes('admin/local'))).toEqual([]);
});
