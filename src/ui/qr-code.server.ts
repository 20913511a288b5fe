import { create } from 'qrcode';

/** Width of the white border around the code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * Draws a QR code as one SVG path with a stroke per run of dark modules, which is the shortest notation.
 *
 * @param text content of the code.
 * @returns `lines`: the path data, one unit a module, to be stroked one unit wide; `size`: side of the
 *   square, quiet zone included.
 */
export function drawQrCode(text: string): { lines: string; size: number } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const lines = Array.from({ length: modules.size }, (_, row) =>
    drawRow(modules.data.subarray(row * modules.size, (row + 1) * modules.size), row),
  );
  return { lines: lines.join(''), size: modules.size + 2 * QUIET_ZONE };
}

/** Draws one row; the gaps are relative to the end of the previous stroke. */
function drawRow(modules: Uint8Array, row: number): string {
  let end = 0;
  const strokes = Array.from(modules.join('').matchAll(/1+/g), ({ 0: run, index }) => {
    const gap = index - end;
    end = index + run.length;
    return `m${gap} 0h${run.length}`;
  });
  return `M${QUIET_ZONE} ${row + QUIET_ZONE + 0.5}${strokes.join('')}`;
}
