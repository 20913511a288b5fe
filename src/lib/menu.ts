/** Which of the two kinds of menu a page shows (spec §2, Shared header and footer). */
export type MenuKind = 'full' | 'home-only';

export interface MenuEntry {
  label: string;
  href: string;
}

/** The page that shows the full menu is the home page itself: its own top, without a reload. */
export const TOP = '/#';

const FULL: MenuEntry[] = [
  { label: 'Accueil', href: TOP },
  { label: 'À propos', href: '/#about' },
  { label: 'Services', href: '/#services' },
  { label: 'Portfolio', href: '/#portfolio' },
  { label: 'Contact', href: '/#contact' },
  { label: 'Projet', href: '/projet' },
];

/** The entries of the header's and the footer's menu, in order. */
export function menuEntries(kind: MenuKind): MenuEntry[] {
  return kind === 'full' ? FULL : [{ label: 'Accueil', href: '/' }];
}
