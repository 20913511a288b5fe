import { expect, type Page } from '@playwright/test';
import {
  dot,
  pause as pauseTestimonials,
  section as testimonials,
} from '../../support/carousel-page.ts';
import { contactForm } from '../../support/contact-page.ts';
import {
  articleLink,
  cards,
  choose,
  DATA,
  dialog,
  more,
  photoLink,
  section,
  tab,
  touchGrid,
  VIDEO,
  videoLink,
} from '../../support/portfolio-page.ts';
import { bringToMiddle } from '../../support/scroll.ts';
import { button as services, pause as pauseServices } from '../../support/services-page.ts';
import { stopGliding } from '../../support/still.ts';

export interface State {
  name: string;
  /** Where it exists, in pixels of width; everywhere by default. */
  widths?: number[];
  /** From the page as it opens. */
  enter: (page: Page) => Promise<void>;
}

const SEND = '**/api/v1.0/email/send-form';
const inDialog = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });

export const BY_DEFAULT: State = { name: 'as it opens', enter: () => Promise.resolve() };

export const MENU_OPEN: State = {
  name: 'menu open',
  widths: [320, 768],
  enter: async (page) => {
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await expect(page.getByRole('navigation', { name: 'Principale' })).toBeVisible();
  },
};

export const TEXTS_UNFOLDED: State = {
  name: 'texts unfolded',
  widths: [320],
  enter: async (page) => {
    for (const name of ['Lire la suite...', 'Voir la suite...']) {
      const button = page.getByRole('button', { name });
      while ((await button.count()) > 0) await button.press('Enter');
    }
  },
};

export const COPY_REFUSED: State = {
  name: 'copy refused',
  enter: async (page) => {
    page.once('dialog', (alert) => void alert.accept());
    await page.getByRole('button', { name: 'Copier les informations de paiement' }).press('Enter');
    await expect(page.getByText('Méthode : Orange Money')).toBeVisible();
  },
};

const openArticle = async (page: Page) => {
  await touchGrid(page);
  await articleLink(page).press('Enter');
  await expect(inDialog(page, 'Partager')).toBeVisible();
};

const openPhoto = async (page: Page) => {
  await touchGrid(page);
  await photoLink(page).press('Enter');
  await expect(dialog(page)).toBeVisible();
};

const sendForm = async (page: Page, status: number) => {
  await page.route(SEND, (route) => route.fulfill({ status, body: 'OK' }));
  const form = contactForm(page);
  await form.fill();
  await form.submit.press('Enter');
  await expect(status === 200 ? form.success : form.failure).toBeVisible();
};

const unfold = (page: Page) => testimonials(page).getByRole('button', { name: /^Lire la suite/ });

/** Brings the carousel into sight; its code is there when it knows which texts it cuts. */
export const seeTestimonials = async (page: Page) => {
  await bringToMiddle(testimonials(page));
  await expect(unfold(page)).not.toHaveCount(0);
};

export const HOME: State[] = [
  BY_DEFAULT,
  MENU_OPEN,
  TEXTS_UNFOLDED,
  {
    name: 'marquee and carousel paused',
    enter: async (page) => {
      await services(page, 'Voir plus').press('Enter');
      await pauseServices(page).press('Enter');
      await expect(pauseServices(page)).toHaveAttribute('aria-pressed', 'true');
      await unfold(page).first().press('Enter');
      await pauseTestimonials(page).press('Enter');
      await expect(pauseTestimonials(page)).toHaveAttribute('aria-pressed', 'true');
    },
  },
  {
    name: 'another testimonial',
    enter: async (page) => {
      await dot(page, 4).press('Enter');
      await expect(dot(page, 4)).toHaveAttribute('aria-current', 'true');
    },
  },
  {
    name: 'filter',
    enter: async (page) => {
      await touchGrid(page);
      await choose(page, 'Vidéos');
      await more(page).press('Enter');
      await expect(more(page)).toHaveCount(0);
    },
  },
  {
    name: 'filter with error',
    enter: async (page) => {
      await page.route(DATA.chunks, (route) => route.abort());
      await touchGrid(page);
      await tab(page, 'Articles').press('Enter');
      await expect(section(page).getByRole('alert')).toBeVisible();
      await expect(cards(page)).not.toHaveCount(0);
    },
  },
  {
    name: 'video open',
    enter: async (page) => {
      await touchGrid(page);
      await videoLink(page, VIDEO.title).press('Enter');
      await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible();
    },
  },
  { name: 'photo open', enter: openPhoto },
  {
    name: 'photo at its real size',
    enter: async (page) => {
      await openPhoto(page);
      await inDialog(page, 'Taille réelle').press('Enter');
    },
  },
  { name: 'article open', enter: openArticle },
  {
    name: 'share menu open, link not copied, comment written',
    enter: async (page) => {
      await openArticle(page);
      await dialog(page).getByRole('textbox').fill('Bravo');
      await inDialog(page, 'Publier').press('Enter');
      await inDialog(page, 'Partager').press('Enter');
      await inDialog(page, 'Copier le lien').press('Enter');
      await expect(dialog(page).getByText('La copie n’a pas abouti')).toBeVisible();
    },
  },
  {
    name: 'article that can’t be had',
    enter: async (page) => {
      await page.route(DATA.articles, (route) => route.abort());
      await touchGrid(page);
      await articleLink(page).press('Enter');
      await expect(dialog(page).getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'modal that can’t be had',
    enter: async (page) => {
      await page.route(/\/_astro\/Modal/, (route) => route.abort());
      // What was fetched ahead is forgotten.
      await page.reload();
      await stopGliding(page);
      await touchGrid(page);
      await photoLink(page).press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: 'Réessayez.' })).toBeVisible();
    },
  },
  {
    name: 'form in error',
    enter: async (page) => {
      await contactForm(page).submit.press('Enter');
      await expect(page.getByText('Indiquez votre nom.')).toBeVisible();
    },
  },
  { name: 'form sent', enter: (page) => sendForm(page, 200) },
  { name: 'form not sent', enter: (page) => sendForm(page, 500) },
];
