import { create } from 'qrcode';

/** Modules of white that a reader needs around the code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * A QR code as one SVG outline.
 *
 * @param text what the code says.
 * @returns `outline`: the path data, one unit a module; `size`: side of the square, quiet zone included.
 */
export function qrOutline(text: string): { outline: string; size: number } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  let outline = '';
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column) === 1)
        outline += `M${column + QUIET_ZONE} ${row + QUIET_ZONE}h1v1h-1z`;
    }
  }
  return { outline, size: modules.size + 2 * QUIET_ZONE };
}
