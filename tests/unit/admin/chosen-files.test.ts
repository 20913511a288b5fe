import { expect, test } from 'vitest';
import { findFileProblem, renameCv } from '@/admin/page/chosen-files.ts';

test.each([
  ['photo.jpg', 4_000_000, true],
  ['photo.HEIC', 4_000_000, true],
  ['cv.pdf', 900_000, false],
  ['film.vtt', 2000, false],
])('a file that the site can use: %s', (name, size, isPicture) => {
  expect(findFileProblem({ name, size }, isPicture)).toBeUndefined();
});

test.each([
  ['photo.jpg', 20_600_000, true, /pèse 21 Mo ; choisissez un fichier de moins de 20 Mo/],
  ['IMG_1.heic', 1000, false, /HEIC.*Réglages › Appareil photo › Formats › Le plus compatible/],
  ['photo.png', 1000, false, /« photo.png » est illisible/],
  ['lettre.docx', 1000, false, /n’est ni une image, ni un PDF, ni un fichier de sous-titres/],
])('a file that it can’t use: %s', (name, size, isPicture, expected) => {
  expect(findFileProblem({ name, size }, isPicture)).toMatch(expected);
});

test.each([
  ['a PDF of the CV', 'Mon CV.PDF', '#/collections/_singletons/entries/about', 'cv.pdf'],
  ['one of an article', 'page-7.pdf', '#/collections/articles/entries/mokolo', 'page-7.pdf'],
  ['one of a new article', 'page-7.pdf', '#/collections/articles/new', 'page-7.pdf'],
  ['a portrait', 'moi.jpg', '#/collections/_singletons/entries/about', 'moi.jpg'],
])('%s has its name', (_what, name, form, expected) => {
  expect(renameCv(new File(['%PDF'], name), form).name).toBe(expected);
});
