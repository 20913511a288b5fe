import { readFileSync } from 'node:fs';

/** The colours of the site, as the stylesheet gives them. */
export const TOKENS_CSS = readFileSync('src/styles/tokens.css', 'utf8');

/**
 * A colour of the site's palette.
 *
 * @param name as in `src/styles/tokens.css`, without « --palette- ».
 * @throws Error for a name that isn't there.
 */
export function paletteColor(name: string): string {
  const value = new RegExp(`--palette-${name}: (#[\\da-f]{6});`).exec(TOKENS_CSS)?.[1];
  if (value === undefined) throw new Error(`No colour « ${name} » in src/styles/tokens.css.`);
  return value;
}
