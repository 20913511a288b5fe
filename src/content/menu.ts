import { archivePath, HOME_PATH, PROJECT_PATH } from './paths.ts';

/**
 * Which menu a page shows: the home page's, that of the project page (spec §2, Shared header and footer),
 * or that of the inner pages (articles, archive and the list of all publications).
 */
export type MenuKind = 'full' | 'home-only' | 'inner';

interface MenuEntry {
  label: string;
  href: string;
}

/** The page that shows the full menu is the home page itself: its own top, without a reload. */
export const TOP = `${HOME_PATH}#`;

const MENUS: Record<MenuKind, MenuEntry[]> = {
  // The sections without « / »: an address with a filter or an open photo stays the same page.
  full: [
    { label: 'Accueil', href: TOP },
    { label: 'À propos', href: '#about' },
    { label: 'Services', href: '#services' },
    { label: 'Portfolio', href: '#portfolio' },
    { label: 'Contact', href: '#contact' },
    { label: 'Projet', href: PROJECT_PATH },
  ],
  'home-only': [{ label: 'Accueil', href: HOME_PATH }],
  inner: [
    { label: 'Accueil', href: HOME_PATH },
    { label: 'Portfolio', href: archivePath('Tous') },
    { label: 'Contact', href: `${HOME_PATH}#contact` },
    { label: 'Projet', href: PROJECT_PATH },
  ],
};

/**
 * The entries of the header's and the footer's menu, in order.
 *
 * @param portfolio whether there is one to lead to.
 */
export function menuEntries(kind: MenuKind, portfolio: boolean): MenuEntry[] {
  return MENUS[kind].filter(({ label }) => portfolio || label !== 'Portfolio');
}
