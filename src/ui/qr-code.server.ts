import { create } from 'qrcode';

/** Modules of white that a reader needs around the code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * A QR code as the lines of one SVG path, a stroke per run of dark modules: the shortest way to write it.
 *
 * @param text what the code says.
 * @returns `lines`: the path data, one unit a module, to be stroked one unit wide; `size`: side of the
 *   square, quiet zone included.
 */
export function drawQrCode(text: string): { lines: string; size: number } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const lines = Array.from({ length: modules.size }, (_, row) =>
    line(modules.data.subarray(row * modules.size, (row + 1) * modules.size), row),
  );
  return { lines: lines.join(''), size: modules.size + 2 * QUIET_ZONE };
}

/** The strokes of one row: each starts where the one before ended. */
function line(modules: Uint8Array, row: number): string {
  let end = 0;
  const strokes = Array.from(modules.join('').matchAll(/1+/g), ({ 0: run, index }) => {
    const gap = index - end;
    end = index + run.length;
    return `m${gap} 0h${run.length}`;
  });
  return `M${QUIET_ZONE} ${row + QUIET_ZONE + 0.5}${strokes.join('')}`;
}
