import type { Locator, Page } from '@playwright/test';
import { contactForm } from '../../support/contact-page.ts';

/** One tap of the walk through every island. */
export interface Step {
  path: '/' | '/projet';
  /** What is tapped: a control's visible or accessible name. */
  name: string;
  /** Where it is; the last of several that match. */
  find: (page: Page) => Locator;
  /** What comes before the tap and doesn't count. */
  prepare?: (page: Page) => Promise<void>;
}

const button = (path: Step['path'], name: string): Step => ({
  path,
  name,
  find: (page) => page.getByRole('button', { name }).last(),
});
const home = (name: string) => button('/', name);
const link = (name: string): Step => ({
  path: '/',
  name,
  find: (page) => page.getByRole('link', { name }).last(),
});
const close = home('Fermer');

/** Every kind of tap that the six islands and the modals know, in an order that leaves nothing open. */
export const WALK: readonly Step[] = [
  home('Thème sombre'),
  home('Thème sombre'),
  { path: '/', name: 'Voir plus (services)', find: (page) => inServices(page, 'Voir plus') },
  { path: '/', name: 'Voir moins (services)', find: (page) => inServices(page, 'Voir moins') },
  home('Pause du défilement des services'),
  home('Vidéos'),
  home('Voir plus'),
  link('Voir la vidéo : Lumière du soir'),
  close,
  home('Photos'),
  link('Agrandir : Aube sur les sept collines'),
  home('Photo suivante'),
  home('Taille réelle'),
  close,
  home('Articles'),
  link("Lire l'article : À Mokolo"),
  home('J’aime'),
  home('Partager'),
  home('Publier'),
  close,
  home('Tous'),
  home('Voir plus'),
  home('Pause du défilement des témoignages'),
  home('Témoignage 4'),
  home('Envoyer le message'),
  {
    ...home('Envoyer le message'),
    name: 'Envoyer le message (rempli)',
    prepare: (page) => contactForm(page).fill(),
  },
  button('/projet', 'Copier les informations de paiement'),
];

function inServices(page: Page, name: string): Locator {
  return page.getByRole('region', { name: 'Services', exact: true }).getByRole('button', { name });
}
