import type { Motif } from './ndop.ts';
import type { Sheet } from './sheet.ts';
import { num, rect, stroke } from './svg.ts';

const order: readonly Motif[] = ['lozenge', 'teeth', 'star', 'chevron', 'net', 'dots'];

export interface Panels {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  readonly line: string;
  readonly ground: string;
  readonly tile: number;
}

/** A whole ndop hanging: panels of different motifs, stitched edge to edge. */
export function hanging(sheet: Sheet, panels: Panels): string {
  const w = panels.width / panels.columns;
  const h = panels.height / panels.rows;
  let body = rect(panels.x, panels.y, panels.width, panels.height, panels.ground);
  for (let row = 0; row < panels.rows; row += 1) {
    for (let column = 0; column < panels.columns; column += 1) {
      const kind = order[(column * 2 + row * 3 + ((row * column) % 2)) % order.length] ?? 'lozenge';
      const [x, y] = [panels.x + column * w, panels.y + row * h];
      body += rect(
        x + 10,
        y + 10,
        w - 20,
        h - 20,
        sheet.cloth(kind, panels.line, panels.ground, panels.tile),
      );
      body += stroke(`M${num(x)},${num(y)}h${num(w)}v${num(h)}h${num(-w)}Z`, panels.line, 5);
      body += stroke(`M${num(x)},${num(y)}h${num(w)}`, panels.ground, 2, 'stroke-dasharray="1 14"');
    }
  }
  return body;
}
