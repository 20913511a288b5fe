import { WRITTEN } from '../../support/written.ts';
import type { Visit } from '../../support/visit.ts';

/** One use of an island that needs some of its files. */
export interface Use {
  island: string;
  path: '/' | '/projet';
  /** The files that it needs: those of the island, or those that it imports later. */
  needs: 'files' | 'laterFiles';
  /** What comes before the files are wanted. */
  prepare?: (visit: Visit) => Promise<void>;
  act: (visit: Visit) => Promise<void>;
  /** Waits until it has worked. */
  outcome: (visit: Visit) => Promise<void>;
}

const OPEN_PHOTO: Pick<Use, 'act' | 'outcome'> = {
  act: ({ click }) => click('Agrandir : Aube sur les sept collines'),
  outcome: ({ until }) => until('dialog[open]'),
};

/** Every island, and what two of them import later. */
export const USES: readonly Use[] = [
  {
    island: 'ServicesMarquee',
    path: '/',
    needs: 'files',
    act: ({ click }) => click('Voir plus'),
    outcome: ({ see }) => see('6 services affichés'),
  },
  {
    island: 'PortfolioGrid',
    path: '/',
    needs: 'files',
    act: ({ click }) => click('Photos'),
    outcome: ({ until }) => until('.tab:last-child[aria-pressed=true]'),
  },
  {
    island: 'PortfolioGrid',
    path: '/',
    needs: 'laterFiles',
    prepare: async ({ click, until }) => {
      await click('Photos');
      await until('.tab:last-child[aria-pressed=true]');
    },
    ...OPEN_PHOTO,
  },
  {
    island: 'TestimonialsCarousel',
    path: '/',
    needs: 'files',
    act: ({ click }) => click('Témoignage 4'),
    outcome: ({ see }) => see('Témoignage 4 sur 6'),
  },
  {
    island: 'ContactForm',
    path: '/',
    needs: 'files',
    act: ({ click }) => click('Envoyer le message'),
    outcome: ({ until }) => until('#contact [aria-invalid=true]'),
  },
  {
    island: 'ContactForm',
    path: '/',
    needs: 'laterFiles',
    prepare: async ({ page, until }) => {
      await page.locator('[name=user_name]').fill(WRITTEN.user_name);
      await page.locator('[name=user_email]').fill(WRITTEN.user_email);
      await page.locator('[name=message]').fill(WRITTEN.message);
      await until('astro-island[ssr][component-export=ContactForm]', false);
      await page.select('[name=subject]', WRITTEN.subject);
    },
    act: ({ click }) => click('Envoyer le message'),
    outcome: ({ see }) => see('Message envoyé !'),
  },
  {
    island: 'CopyPaymentDetails',
    path: '/projet',
    needs: 'files',
    act: ({ click }) => click('Copier les informations'),
    outcome: ({ until }) => until('astro-island[ssr]', false),
  },
  {
    island: 'ThemeToggle',
    path: '/',
    needs: 'files',
    act: ({ click }) => click('Thème sombre'),
    // By the document's first script: whatever comes of its file.
    outcome: ({ until }) => until('[data-theme-toggle][aria-pressed=true]'),
  },
];
