import { readFileSync } from 'node:fs';

/** Source of the stylesheet that defines the colours. */
export const TOKENS_CSS = readFileSync('src/styles/tokens.css', 'utf8');

/**
 * Reads a colour of the site's palette from the stylesheet.
 *
 * @param name as in `src/styles/tokens.css`, without « --palette- ».
 * @throws Error for an unknown name.
 */
export function paletteColor(name: string): string {
  const value = new RegExp(`--palette-${name}: (#[\\da-f]{6});`).exec(TOKENS_CSS)?.[1];
  if (value === undefined) throw new Error(`No colour « ${name} » in src/styles/tokens.css.`);
  return value;
}
