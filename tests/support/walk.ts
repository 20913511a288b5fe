import type { Locator, Page } from '@playwright/test';
import { section as carousel } from './carousel-page.ts';
import { contactForm } from './contact-page.ts';
import { dialog, PHOTO, section as portfolio } from './portfolio-page.ts';
import { islandOf } from './scripts.ts';
import { bringToMiddle } from './scroll.ts';
import { button as serviceButton, section as services } from './services-page.ts';

/** One tap on a control of an island. */
export interface Tap {
  path: '/' | '/projet';
  /** The control's visible or accessible name. */
  name: string;
  find: (page: Page) => Locator;
  /** What comes before the tap and is no part of it. */
  prepare?: (page: Page) => Promise<void>;
}

/** A tap that shows whether it has worked. */
export interface Step extends Tap {
  /** Shows once it has. */
  outcome: (page: Page) => Locator;
  /** Shows when it can't be done now, if not the island itself does. */
  trouble?: (page: Page) => Locator;
  /** The step without which this one can't be tried. */
  needs?: Step;
  /** Leads back to the page once it has worked. */
  leave?: (page: Page) => Promise<void>;
}

const named = (role: 'button' | 'link', name: string, path: Tap['path'] = '/'): Tap => ({
  path,
  name,
  // The name of a control may be the start of another's, which stands before it.
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
  trouble: (page) => portfolio(page).getByRole('alert'),
  leave: async (page) => {
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    // The browser has gone back: it would cut short the next visit.
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
  // Its name is another one while it sends.
  find: (page) => contactForm(page).submit.or(contactForm(page).sending),
  prepare: (page) => contactForm(page).fill(),
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

/** One step of every island, and the dialog of the portfolio, by page. */
export const STEPS = {
  '/': [THEME, SERVICES, PHOTOS, PHOTO_OPEN, DOT, MESSAGE],
  '/projet': [DONATION],
} as const satisfies Record<Tap['path'], readonly Step[]>;

/** Every kind of tap that the six islands and the modals know, in an order that leaves nothing open. */
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

/** Makes ready what a tap wants, and returns its control. */
export async function reach({ prepare, find }: Tap, page: Page): Promise<Locator> {
  await prepare?.(page);
  const control = find(page);
  await bringToMiddle(control);
  return control;
}

/** Takes one step, and says whether it worked. */
export async function take(step: Step, page: Page): Promise<boolean> {
  const control = await reach(step, page);
  await control.click();
  const island = islandOf(control);
  // Until the click has either hydrated it or failed to, it shows nothing of this try.
  await island.and(page.locator(':not([aria-busy])')).waitFor({ state: 'attached' });
  const outcome = step.outcome(page);
  const trouble = step.trouble?.(page) ?? island.and(page.locator('[data-failed]'));
  await outcome.or(trouble).first().waitFor({ state: 'attached' });
  const worked = await outcome.isVisible();
  if (worked) await step.leave?.(page);
  return worked;
}
