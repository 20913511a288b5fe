import type { Locator, Page } from '@playwright/test';
import { more, tab } from './portfolio-page.ts';
import { button } from './services-page.ts';
import { dot } from './carousel-page.ts';
import { contactForm } from './contact-page.ts';

/** A first tap on a page that nobody has touched. */
export interface FirstTap {
  name: string;
  path: '/' | '/projet';
  find: (page: Page) => Locator;
  /** Whether the page shows what the tap is for. Runs in the page, which knows nothing of this file. */
  effect: () => boolean;
  /** Most that the effect may take with nothing fetched, in milliseconds. */
  limit: number;
}

const ISLAND = 800;
const MODAL = 1000;

/** One of each kind of control, island by island. */
export const FIRST_TAPS: readonly FirstTap[] = [
  {
    name: 'Thème sombre',
    path: '/',
    find: (page) => page.getByRole('button', { name: 'Thème sombre' }),
    effect: () => document.documentElement.dataset['theme'] === 'dark',
    limit: 100,
  },
  {
    name: 'Services › Voir plus',
    path: '/',
    find: (page) => button(page, 'Voir plus'),
    effect: () => document.querySelectorAll('#services [data-folded=false]').length > 3,
    limit: ISLAND,
  },
  {
    name: 'Services › Pause',
    path: '/',
    find: (page) => button(page, 'Pause du défilement des services'),
    effect: () => document.querySelector('#services [aria-pressed=true]') !== null,
    limit: ISLAND,
  },
  {
    name: 'Portfolio › Photos',
    path: '/',
    find: (page) => tab(page, 'Photos'),
    effect: () => document.querySelector('#portfolio .tab:last-child[aria-pressed=true]') !== null,
    limit: ISLAND,
  },
  {
    name: 'Portfolio › Voir plus',
    path: '/',
    find: more,
    effect: () => document.querySelectorAll('#portfolio article').length > 6,
    limit: ISLAND,
  },
  {
    name: 'Lire l’article',
    path: '/',
    find: (page) => page.getByRole('link', { name: /^Lire l.article : / }).first(),
    effect: () => document.querySelector('dialog[open]') !== null,
    limit: MODAL,
  },
  {
    name: 'Agrandir (photo)',
    path: '/',
    find: (page) => page.getByRole('link', { name: /^Agrandir : / }).first(),
    effect: () => document.querySelector('dialog[open]') !== null,
    limit: MODAL,
  },
  {
    name: 'Voir la vidéo',
    path: '/',
    find: (page) => page.getByRole('link', { name: /^Voir la vidéo : / }).first(),
    effect: () => document.querySelector('dialog[open]') !== null,
    limit: MODAL,
  },
  {
    name: 'Témoignages › point 4',
    path: '/',
    find: (page) => dot(page, 4),
    effect: () => document.querySelector('.dot:nth-child(4)[aria-current=true]') !== null,
    limit: ISLAND,
  },
  {
    name: 'Contact › Envoyer',
    path: '/',
    find: (page) => contactForm(page).submit,
    effect: () => document.querySelector('#contact [aria-invalid=true]') !== null,
    limit: ISLAND,
  },
  {
    name: 'Copier les informations',
    path: '/projet',
    find: (page) => page.getByRole('button', { name: 'Copier les informations de paiement' }),
    effect: () => document.documentElement.dataset['alerted'] !== undefined,
    limit: ISLAND,
  },
];
