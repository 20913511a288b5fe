import { icons } from '@iconify-json/ri';
import { memoize } from '../lib/memoize.ts';

/** Outlines of one icon on its 24 × 24 grid: the `d` of each path, in drawing order. */
export type IconPaths = string[];

const PREFIX = 'ri-';

/** Whether a class name such as `ri-mic-line` names an icon of the Remix Icon set. */
export function isIconName(name: string): boolean {
  return name.startsWith(PREFIX) && Object.hasOwn(icons.icons, name.slice(PREFIX.length));
}

/** The class names of every icon of the set. */
export function iconNames(): string[] {
  return Object.keys(icons.icons).map((name) => PREFIX + name);
}

/**
 * Outlines of an icon, drawn at build time (no icon font, no request).
 *
 * @param name icon class name, e.g. `ri-mic-line`.
 * @returns its path outlines.
 * @throws Error in French when the set has no such icon.
 */
export const iconPaths = memoize((name: string): IconPaths => {
  if (!isIconName(name)) throw new Error(`L’icône « ${name} » n’existe pas.`);
  const body = icons.icons[name.slice(PREFIX.length)]?.body ?? '';
  return [...body.matchAll(/ d="([^"]+)"/g)].flatMap(([, d]) => d ?? []);
});
