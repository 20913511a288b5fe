import { archivePagePath, HOME_PATH, PROJECT_PAGE_PATH } from './paths.ts';

/**
 * Which menu a page shows: `full` on the home page, `home-only` on the project page (spec §2, Shared header and footer),
 * `inner` on all others (articles, archive, the list of all publications…).
 */
export type MenuKind = 'full' | 'home-only' | 'inner';

interface MenuEntry {
  label: string;
  href: string;
}

/** Link to the top of the home page; on the home page itself it scrolls without a reload. */
export const HOME_TOP = `${HOME_PATH}#`;

const MENUS: Record<MenuKind, MenuEntry[]> = {
  // Fragments alone, without a path: a URL with a filter or an open photo stays on the same page.
  full: [
    { label: 'Accueil', href: HOME_TOP },
    { label: 'À propos', href: '#about' },
    { label: 'Services', href: '#services' },
    { label: 'Portfolio', href: '#portfolio' },
    { label: 'Contact', href: '#contact' },
    { label: 'Projet', href: PROJECT_PAGE_PATH },
  ],
  'home-only': [{ label: 'Accueil', href: HOME_PATH }],
  inner: [
    { label: 'Accueil', href: HOME_PATH },
    { label: 'Portfolio', href: archivePagePath('Tous') },
    { label: 'Contact', href: `${HOME_PATH}#contact` },
    { label: 'Projet', href: PROJECT_PAGE_PATH },
  ],
};

/** Returns the entries of the menu in header and footer. An empty portfolio gets no link. */
export function menuEntries(kind: MenuKind, hasPortfolio: boolean): MenuEntry[] {
  return MENUS[kind].filter(({ label }) => hasPortfolio || label !== 'Portfolio');
}
