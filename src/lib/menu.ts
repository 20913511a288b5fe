/**
 * Which menu a page shows: the home page's, that of the project page (spec §2, Shared header and footer),
 * or that of the pages of record.
 */
export type MenuKind = 'full' | 'home-only' | 'record';

export interface MenuEntry {
  label: string;
  href: string;
}

/** The page that shows the full menu is the home page itself: its own top, without a reload. */
export const TOP = '/#';

const MENUS: Record<MenuKind, MenuEntry[]> = {
  // The sections without « / »: an address with a filter or an open photo stays the same page.
  full: [
    { label: 'Accueil', href: TOP },
    { label: 'À propos', href: '#about' },
    { label: 'Services', href: '#services' },
    { label: 'Portfolio', href: '#portfolio' },
    { label: 'Contact', href: '#contact' },
    { label: 'Projet', href: '/projet' },
  ],
  'home-only': [{ label: 'Accueil', href: '/' }],
  record: [
    { label: 'Accueil', href: '/' },
    { label: 'Portfolio', href: '/portfolio/' },
    { label: 'Contact', href: '/#contact' },
    { label: 'Projet', href: '/projet' },
  ],
};

/** The entries of the header's and the footer's menu, in order. */
export function menuEntries(kind: MenuKind): MenuEntry[] {
  return MENUS[kind];
}
