import { color } from './palette.ts';

/** Width of the selvedge, in pixels: one column of lozenges. */
export const SELVEDGE = 44;

/**
 * The patterns of `src/styles/ndop.css`, larger, for a drawing that may then fill with them. Dashes on a slant are 4 pixels
 * of each axis long: all are then drawn alike, which a PNG keeps in fewer bytes.
 */
export function ndopPatterns(): string {
  return `
    <pattern id="selvedge" width="${SELVEDGE}" height="45" patternUnits="userSpaceOnUse"
      fill="none" stroke="${color('indigo-200')}" stroke-width="2.5">
      <path d="M22 3.5 41 22.5 22 41.5 3 22.5z"/>
      <path d="M22 13 31.5 22.5 22 32 12.5 22.5z"/>
      <path d="M22 22.5h0M3 0h0M41 0h0M3 45h0M41 45h0" stroke-width="6" stroke-linecap="round"/>
    </pattern>
    <pattern id="lozenges" width="104" height="104" patternUnits="userSpaceOnUse"
      fill="none" stroke="${color('indigo-200')}" stroke-width="2.5">
      <path d="M52 4 100 52 52 100 4 52z"/>
      <path d="M52 20 84 52 52 84 20 52z" stroke-dasharray="5.657 5.657"/>
      <path d="M52 36 68 52 52 68 36 52z"/>
      <path d="M52 52h0" stroke-width="8" stroke-linecap="round"/>
      <path d="m0 0 14 14M104 0 90 14M0 104l14-14M104 104 90 90" stroke-dasharray="0 7.071" stroke-width="4"
        stroke-linecap="round"/>
    </pattern>
    <pattern id="chevrons" width="52" height="62" patternUnits="userSpaceOnUse"
      fill="none" stroke="${color('indigo-200')}" stroke-width="2.5">
      <path d="m0 28 26-20 26 20M0 41l26-20 26 20"/>
      <path d="M0 54h52" stroke-dasharray="0 6.5" stroke-width="4.5" stroke-linecap="round"/>
    </pattern>`;
}
