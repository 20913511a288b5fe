import { icons } from '@iconify-json/ri';
import { memoize } from '../lib/memoize.ts';

/** The `d` attribute of each path of an icon, on a 24 × 24 grid, in drawing order. */
export type IconPaths = string[];

const ICON_PREFIX = 'ri-';

/** Whether a class name such as `ri-mic-line` names an icon of the Remix Icon set. */
export function isIconName(name: string): boolean {
  return name.startsWith(ICON_PREFIX) && Object.hasOwn(icons.icons, name.slice(ICON_PREFIX.length));
}

export function iconNames(): string[] {
  return Object.keys(icons.icons).map((name) => ICON_PREFIX + name);
}

/**
 * Returns the paths of an icon, so that the build renders it as inline SVG.
 *
 * @param name icon class name, e.g. `ri-mic-line`.
 * @throws Error in French when the set has no such icon.
 */
export const iconPaths = memoize((name: string): IconPaths => {
  if (!isIconName(name)) throw new Error(`L’icône « ${name} » n’existe pas.`);
  const body = icons.icons[name.slice(ICON_PREFIX.length)]?.body ?? '';
  return [...body.matchAll(/ d="([^"]+)"/g)].flatMap(([, d]) => d ?? []);
});
