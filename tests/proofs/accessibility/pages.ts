import type { Page } from '@playwright/test';
import { DOSSIER, MIXED } from '../../support/dossier-files.ts';
import { standInForVideos } from '../../support/portfolio-page.ts';
import { stopGliding } from '../../support/still.ts';
import {
  BY_DEFAULT,
  COPY_REFUSED,
  HOME,
  MENU_OPEN,
  seeTestimonials,
  TEXTS_UNFOLDED,
  type State,
} from './states.ts';

/** One page of each type, with its states. */
export const PAGES: { path: string; states: State[] }[] = [
  { path: '/', states: HOME },
  { path: '/projet', states: [BY_DEFAULT, MENU_OPEN, TEXTS_UNFOLDED, COPY_REFUSED] },
  { path: '/articles/marche-mokolo-prix-de-la-tomate/', states: [BY_DEFAULT, MENU_OPEN] },
  { path: '/articles/ndop-avant-d-etre-porte/', states: [BY_DEFAULT] },
  { path: '/portfolio/', states: [BY_DEFAULT, MENU_OPEN] },
  { path: '/portfolio/videos/', states: [BY_DEFAULT] },
  { path: DOSSIER.path, states: [BY_DEFAULT, MENU_OPEN] },
  { path: MIXED.path, states: [BY_DEFAULT] },
  { path: '/introuvable', states: [BY_DEFAULT, MENU_OPEN] },
];

/** What the console says in these states, on purpose. */
export const EXPECTED_CONSOLE = /Failed to load resource|Message non envoyé/;

/** Opens a page in one of its states, with nothing that glides or moves on by itself. */
export async function openState(page: Page, path: string, { enter }: State): Promise<void> {
  await page.addInitScript(() => {
    // As where the browser refuses to copy.
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    // The carousel waits while nobody sees the page.
    Object.defineProperty(document, 'hidden', { value: true });
  });
  await standInForVideos(page);
  await page.goto(path);
  await stopGliding(page);
  if (path === '/') await seeTestimonials(page);
  await enter(page);
}
