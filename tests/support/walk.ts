import type { Locator, Page } from '@playwright/test';
import { section as carousel } from './carousel-page.ts';
import { contactForm } from './contact-page.ts';
import { dialog, photoLink, section as portfolio, tab } from './portfolio-page.ts';
import { islandOf } from './scripts.ts';
import { bringToMiddle } from './scroll.ts';
import { button as serviceButton, section as services } from './services-page.ts';

/** One thing that a visitor does with script. */
export interface Step {
  name: string;
  use: (page: Page) => Promise<void>;
  /** Shows once it has worked. */
  outcome: (page: Page) => Locator;
  /** Shows when it can't be done now. */
  trouble: (page: Page) => Locator;
  /** The step without which this one can't be tried. */
  needs?: string;
  /** Leads back to the page once it has worked. */
  leave?: (page: Page) => Promise<void>;
}

/** A button of an island, and what shows once it has acted. */
const press = (
  name: string,
  control: (page: Page) => Locator,
  outcome: (page: Page) => Locator,
): Step => ({
  name,
  use: async (page) => {
    await bringToMiddle(control(page));
    await control(page).click();
    await settled(control(page));
  },
  outcome,
  trouble: (page) => islandOf(control(page)).and(page.locator('[data-failed]')),
});

/** Waits until a click on a control of an island has either hydrated it or failed to. */
async function settled(control: Locator): Promise<void> {
  await islandOf(control)
    .and(control.page().locator(':not([aria-busy])'))
    .waitFor({ state: 'attached' });
}

/** The walk through all islands of the home page, and the dialog of the portfolio. */
export const HOME_WALK: Step[] = [
  press(
    'theme',
    (page) => page.getByRole('button', { name: 'Thème sombre' }),
    (page) => page.getByRole('button', { name: 'Thème sombre', pressed: true }),
  ),
  press(
    'services',
    (page) => serviceButton(page, 'Voir plus'),
    (page) => services(page).getByRole('status').filter({ hasText: '6 services affichés' }),
  ),
  press(
    'filter',
    (page) => tab(page, 'Photos'),
    (page) => portfolio(page).getByRole('button', { name: 'Photos', pressed: true }),
  ),
  {
    name: 'photo',
    needs: 'filter',
    use: (page) => photoLink(page).click(),
    outcome: dialog,
    trouble: (page) => portfolio(page).getByRole('alert'),
    leave: async (page) => {
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
      // The browser has gone back: it would cut short the next visit.
      await page.waitForURL(({ searchParams }) => !searchParams.has('ouvrir'));
    },
  },
  press(
    'carousel',
    (page) => carousel(page).getByRole('button', { name: /^Témoignage 4 :/ }),
    (page) => carousel(page).getByText('Témoignage 4 sur 6'),
  ),
  {
    name: 'contact',
    use: async (page) => {
      const form = contactForm(page);
      await form.fill();
      await form.send();
      await settled(form.submit.or(form.sending));
    },
    outcome: (page) => contactForm(page).success,
    trouble: (page) =>
      contactForm(page).failure.or(
        page.getByText('Le formulaire n’a pas pu se charger.').filter({ visible: true }),
      ),
  },
];

/** The one island of the project page. */
export const PROJECT_WALK: Step[] = [
  press(
    'donation',
    (page) => page.getByRole('button', { name: 'Copier les informations' }),
    (page) => page.getByRole('status').filter({ hasText: 'Méthode : Orange Money' }),
  ),
];

/** Takes one step, and says whether it worked. */
export async function take(step: Step, page: Page): Promise<boolean> {
  await step.use(page);
  const outcome = step.outcome(page);
  await outcome.or(step.trouble(page)).first().waitFor({ state: 'attached' });
  const worked = await outcome.isVisible();
  if (worked) await step.leave?.(page);
  return worked;
}
