import { describe, expect, test } from 'vitest';
import { parsePageDocument } from '@/importer/page-document.ts';
import { findReasonForDoubt } from '@/commands/external-links/doubtful-pages.ts';

const PAGE = 'https://journal.example/2024/cacao';
const doubt = (address: string, target: string, html: string) =>
  findReasonForDoubt(
    address,
    target,
    parsePageDocument({
      url: new URL(target),
      type: 'text/html',
      bytes: new TextEncoder().encode(html),
    }),
  );
const titled = (title: string, heading = '') =>
  `<html><head><title>${title}</title></head><body><h1 class="t">${heading}</h1></body></html>`;

describe('A page that answers is doubtful', () => {
  test.each([
    ['https://journal.example/'],
    ['https://www.journal.example/fr/'],
    ['http://journal.example/index.php'],
    ['https://journal.com/?ref=old'],
    ['https://m.journal.example/accueil'],
  ])('when it redirects to the home page: %s', (target) => {
    expect(doubt(PAGE, target, '')).toBe('renvoie à une page d’accueil');
  });

  test.each([
    ['https://casino.example/bonus'],
    ['https://autre.example/2024/'],
    ['https://journal.autre.com/une'],
    ['https://annonces.org/journal.example'],
  ])('when it redirects to another site: %s', (target) => {
    expect(doubt(PAGE, target, '')).toBe(`renvoie à ${new URL(target).host}`);
  });

  test.each([
    [titled('Page introuvable | Journal')],
    [titled('Journal – Erreur 404')],
    [titled('404 Not Found')],
    [titled('Journal', 'Oups&nbsp;! Page non trouvée')],
    [titled('Page not found · Journal')],
    [titled('Journal', '<span>Cette page n’existe plus</span>')],
    [titled('Erreur 404 : la page demandée est introuvable')],
    [titled('Journal', 'L&#39;article est introuvable.')],
  ])('when it says that it isn’t there: %s', (html) => {
    expect(doubt(PAGE, PAGE, html)).toBe('dit « page introuvable »');
  });

  test.each([
    [titled('journal.example is for sale')],
    [titled('Domaine à vendre')],
    [titled('', 'Buy this domain')],
    ['<script src="https://img.sedoparking.com/js/a.js"></script>'],
    ['<iframe src="//www.parkingcrew.net/x"></iframe>'],
  ])('when its domain is parked: %s', (html) => {
    expect(doubt(PAGE, PAGE, html)).toBe('le domaine semble à vendre');
  });
});

describe('A page that answers is alive', () => {
  test.each([
    [PAGE, 'http://www.journal.example/2024/cacao/'],
    [PAGE, 'https://journal.example/economie/le-cacao-de-la-sanaga'],
    [PAGE, 'https://journal.com/cm/2024/le-cacao'],
    ['https://journal.co.uk/a-b', 'https://journal.cm/c-d'],
    ['https://twitter.com/awa', 'https://x.com/awa'],
    ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://bit.ly/3xYz', 'https://journal.example/2024/cacao'],
    ['https://journal.example/', 'https://www.journal.example/fr/'],
    ['https://journal.example/?p=12', 'https://journal.example/?p=12'],
    ['https://www.linkedin.com/in/awa', 'https://www.linkedin.com/authwall?to=%2Fin%2Fawa'],
  ])('after a redirect of %s to %s', (address, target) => {
    expect(doubt(address, target, titled('Le cacao'))).toBeUndefined();
  });

  test.each([
    [titled('La Peugeot 404, reine de Douala')],
    [titled('« Page introuvable » : que deviennent les sites morts ?')],
    [titled('Une maison à vendre à Bonanjo')],
    [titled('404 morts dans les inondations')],
    ['<p>Ce domaine est à vendre, dit <a href="https://sedoparking.com/">l’annonce</a>.</p>'],
    [''],
  ])('whatever its words: %s', (html) => {
    expect(doubt(PAGE, PAGE, html)).toBeUndefined();
  });
});
