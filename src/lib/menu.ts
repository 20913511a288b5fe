/** Which of the two kinds of menu a page shows (spec §2, Shared header and footer). */
export type MenuKind = 'full' | 'home-only';

export interface MenuEntry {
  label: string;
  href: string;
}

const HOME: MenuEntry = { label: 'Accueil', href: '/' };

const FULL: MenuEntry[] = [
  HOME,
  { label: 'À propos', href: '/#about' },
  { label: 'Services', href: '/#services' },
  { label: 'Portfolio', href: '/#portfolio' },
  { label: 'Contact', href: '/#contact' },
  { label: 'Projet', href: '/projet' },
];

/** The entries of the header's and the footer's menu, in order. */
export function menuEntries(kind: MenuKind): MenuEntry[] {
  return kind === 'full' ? FULL : [HOME];
}
