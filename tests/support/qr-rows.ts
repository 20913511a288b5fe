const QUIET_ZONE = 4;

/**
 * Reads the dark modules of a QR code from its SVG path.
 *
 * @param lines the path's data.
 * @param modules along one side, without the quiet zone.
 * @returns one string per row, with « 1 » for each dark module and « 0 » for each light one.
 */
export function drawnRows(lines: string, modules: number): { row: number; modules: string }[] {
  return [...lines.matchAll(/M4 (\d+)\.5((?:m\d+ 0h\d+)*)/g)].map(([, y, strokes = '']) => ({
    row: Number(y) - QUIET_ZONE,
    modules: [...strokes.matchAll(/m(\d+) 0h(\d+)/g)]
      .map(([, gap, run]) => '0'.repeat(Number(gap)) + '1'.repeat(Number(run)))
      .join('')
      .padEnd(modules, '0'),
  }));
}

/** Converts a library's QR code to the same form. */
export function expectedRows({ size, data }: { size: number; data: Uint8Array }) {
  return Array.from({ length: size }, (_, row) => ({
    row,
    modules: data.slice(row * size, (row + 1) * size).join(''),
  }));
}
