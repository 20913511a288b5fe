import type { Locator, Page } from '@playwright/test';
import { more, tab } from './portfolio-page.ts';
import { button } from './services-page.ts';
import { dot } from './carousel-page.ts';
import { contactForm } from './contact-page.ts';

/** A first tap on a freshly loaded page. */
export interface FirstTap {
  name: string;
  path: '/' | '/projet';
  find: (page: Page) => Locator;
  /** Whether the tap has taken effect. Runs in the page, so it can't use anything of this file. */
  effect: () => boolean;
  /** Maximum time until the effect when nothing was prefetched, in milliseconds. */
  limit: number;
}

const ISLAND_LIMIT_MS = 800;
const MODAL_LIMIT_MS = 1000;

/** One tap for each kind of control, in every island. */
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
    limit: ISLAND_LIMIT_MS,
  },
  {
    name: 'Services › Pause',
    path: '/',
    find: (page) => button(page, 'Pause du défilement des services'),
    effect: () => document.querySelector('#services [aria-pressed=true]') !== null,
    limit: ISLAND_LIMIT_MS,
  },
  {
    name: 'Portfolio › Photos',
    path: '/',
    find: (page) => tab(page, 'Photos'),
    effect: () => document.querySelector('#portfolio .tab:last-child[aria-pressed=true]') !== null,
    limit: ISLAND_LIMIT_MS,
  },
  {
    name: 'Portfolio › Voir plus',
    path: '/',
    find: more,
    effect: () => document.querySelectorAll('#portfolio article').length > 6,
    limit: ISLAND_LIMIT_MS,
  },
  {
    name: 'Lire l’article',
    path: '/',
    find: (page) => page.getByRole('link', { name: /^Lire l.article : / }).first(),
    effect: () => document.querySelector('dialog[open]') !== null,
    limit: MODAL_LIMIT_MS,
  },
  {
    name: 'Agrandir (photo)',
    path: '/',
    find: (page) => page.getByRole('link', { name: /^Agrandir : / }).first(),
    effect: () => document.querySelector('dialog[open]') !== null,
    limit: MODAL_LIMIT_MS,
  },
  {
    name: 'Voir la vidéo',
    path: '/',
    find: (page) => page.getByRole('link', { name: /^Voir la vidéo : / }).first(),
    effect: () => document.querySelector('dialog[open]') !== null,
    limit: MODAL_LIMIT_MS,
  },
  {
    name: 'Témoignages › point 4',
    path: '/',
    find: (page) => dot(page, 4),
    effect: () => document.querySelector('.dot:nth-child(4)[aria-current=true]') !== null,
    limit: ISLAND_LIMIT_MS,
  },
  {
    name: 'Contact › Envoyer',
    path: '/',
    find: (page) => contactForm(page).submit,
    effect: () => document.querySelector('#contact [aria-invalid=true]') !== null,
    limit: ISLAND_LIMIT_MS,
  },
  {
    name: 'Copier les informations',
    path: '/projet',
    find: (page) => page.getByRole('button', { name: 'Copier les informations de paiement' }),
    effect: () => document.documentElement.dataset['alerted'] !== undefined,
    limit: ISLAND_LIMIT_MS,
  },
];
