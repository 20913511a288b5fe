import type { Locator, Page } from '@playwright/test';
import { section as carousel } from './carousel-page.ts';
import { contactForm } from './contact-page.ts';
import { dialog, PHOTO } from './portfolio-page.ts';
import { islandOf } from './scripts.ts';
import { bringToMiddle } from './scroll.ts';
import { button as serviceButton, section as services } from './services-page.ts';

/** One tap on a control of an island. */
export interface Tap {
  path: '/' | '/projet';
  /** The control's visible or accessible name. */
  name: string;
  find: (page: Page) => Locator;
  /** Preparation that isn't part of the tap. */
  prepare?: (page: Page) => Promise<void>;
}

/** A tap with visible success and failure. */
export interface Step extends Tap {
  /** What is visible once it has worked. */
  outcome: (page: Page) => Locator;
  /** What shows the failure, if not the island itself. */
  trouble?: (page: Page) => Locator;
  /** The step that must come before this one. */
  needs?: Step;
  /** Returns to the page once it has worked. */
  leave?: (page: Page) => Promise<void>;
}

const named = (role: 'button' | 'link', name: string, path: Tap['path'] = '/'): Tap => ({
  path,
  name,
  // The name of a control may be the start of the name of an earlier one.
  find: (page) => page.getByRole(role, { name }).last(),
});
const button = (name: string) => named('button', name);
const ofServices = (name: string): Tap => ({
  path: '/',
  name: `${name} (services)`,
  find: (page) => serviceButton(page, name),
});

const toggle = (name: string): Step => ({
  ...button(name),
  outcome: (page) => page.getByRole('button', { name, pressed: true }),
});

const THEME = toggle('Thème sombre');
const PHOTOS = toggle('Photos');
const SERVICES: Step = {
  ...ofServices('Voir plus'),
  outcome: (page) => services(page).getByRole('status').filter({ hasText: '6 services affichés' }),
};
const PHOTO_OPEN: Step = {
  ...named('link', `Agrandir : ${PHOTO.title}`),
  needs: PHOTOS,
  outcome: dialog,
  trouble: (page) => page.getByRole('alert').filter({ hasText: 'Le chargement a échoué' }),
  leave: async (page) => {
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    // The browser has navigated back, which would interrupt the next visit.
    await page.waitForURL(({ searchParams }) => !searchParams.has('ouvrir'));
  },
};
const DOT: Step = {
  ...button('Témoignage 4'),
  outcome: (page) => carousel(page).getByText('Témoignage 4 sur 6'),
};
export const MESSAGE: Step = {
  path: '/',
  name: 'Envoyer le message (rempli)',
  // Its name changes while it sends.
  find: (page) => contactForm(page).submit.or(contactForm(page).sending),
  prepare: async (page) => {
    const { failure, close, fill } = contactForm(page);
    // Else the failure of an earlier try may be taken for that of this one.
    if (await failure.isVisible()) await close.click();
    await fill();
  },
  outcome: (page) => contactForm(page).success,
  trouble: (page) =>
    contactForm(page).failure.or(
      page.getByText('Le formulaire n’a pas pu se charger.').filter({ visible: true }),
    ),
};
const DONATION: Step = {
  ...named('button', 'Copier les informations de paiement', '/projet'),
  outcome: (page) => page.getByRole('status').filter({ hasText: 'Méthode : Orange Money' }),
};

/** One step for every island and for the portfolio's dialog, by page. */
export const STEPS = {
  '/': [THEME, SERVICES, PHOTOS, PHOTO_OPEN, DOT, MESSAGE],
  '/projet': [DONATION],
} as const satisfies Record<Tap['path'], readonly Step[]>;

/** Every kind of tap of the six islands and the modals, in an order that leaves nothing open. */
export const TAPS: readonly Tap[] = [
  THEME,
  THEME,
  SERVICES,
  ofServices('Voir moins'),
  ...['Pause du défilement des services', 'Vidéos', 'Voir plus'].map(button),
  named('link', 'Voir la vidéo : Lumière du soir'),
  button('Fermer'),
  PHOTOS,
  PHOTO_OPEN,
  ...['Photo suivante', 'Taille réelle', 'Fermer', 'Articles'].map(button),
  named('link', "Lire l'article : À Mokolo"),
  ...['J’aime', 'Partager', 'Publier', 'Fermer', 'Tous', 'Voir plus'].map(button),
  button('Pause du défilement des témoignages'),
  DOT,
  button('Envoyer le message'),
  MESSAGE,
  DONATION,
];

/** Prepares a tap and returns its control. */
export async function reach({ prepare, find }: Tap, page: Page): Promise<Locator> {
  await prepare?.(page);
  const control = find(page);
  await bringToMiddle(control);
  return control;
}

/** Takes one step and returns whether it worked. */
export async function take(step: Step, page: Page): Promise<boolean> {
  const control = await reach(step, page);
  await control.click();
  const island = islandOf(control);
  // Nothing is visible until the click has hydrated the island, or failed to.
  await island.and(page.locator(':not([aria-busy])')).waitFor({ state: 'attached' });
  const outcome = step.outcome(page);
  const trouble = step.trouble?.(page) ?? island.and(page.locator('[data-failed]'));
  await outcome.or(trouble).first().waitFor({ state: 'attached' });
  const worked = await outcome.isVisible();
  if (worked) await step.leave?.(page);
  return worked;
}
