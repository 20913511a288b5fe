import { patternTile, type Motif } from './ndop.ts';
import { prng, seedOf } from './prng.ts';
import { num, rect } from './svg.ts';

/** Drawn past each edge and trimmed off, so that a wobbling edge never shows bare paper. */
export const BLEED = 16;

/** One sheet of paper: its size, its dice, and the definitions its shapes refer to. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly random: () => number;
  readonly #defs = new Map<string, string>();

  constructor(name: string, width: number, height: number) {
    this.width = width;
    this.height = height;
    this.random = prng(seedOf(name));
  }

  between(low: number, high: number): number {
    return low + this.random() * (high - low);
  }

  /** A fill of one ndop motif. The same request always gives the same pattern. */
  cloth(kind: Motif, line: string, ground: string, size = 60, turn = 0): string {
    return `url(#${this.#define(`${kind} ${line} ${ground} ${size} ${turn}`, (id) =>
      patternTile(id, kind, line, ground, size, turn),
    )})`;
  }

  /** Shows `content` only inside `shape`. */
  inside(shape: string, ...content: string[]): string {
    const id = this.#define(shape, (name) => `<clipPath id="${name}">${shape}</clipPath>`);
    return `<g clip-path="url(#${id})">${content.join('')}</g>`;
  }

  /**
   * A second, paper-coloured pass under a shape, slightly off: the sliver a printer leaves when
   * two blocks do not quite meet. It is also what separates a figure from what is behind it.
   */
  lift(content: string, colour: string, dx = -5, dy = -3): string {
    const id = this.#define(
      `lift ${colour} ${dx} ${dy}`,
      (name) =>
        `<filter id="${name}" filterUnits="userSpaceOnUse" x="-20" y="-20" ` +
        `width="${num(this.width + 40)}" height="${num(this.height + 40)}"><feOffset in="SourceAlpha" dx="${dx}" dy="${dy}" result="o"/>` +
        `<feFlood flood-color="${colour}"/><feComposite in2="o" operator="in"/>` +
        `<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`,
    );
    return `<g filter="url(#${id})">${content}</g>`;
  }

  fill(colour: string): string {
    return rect(-BLEED, -BLEED, this.width + 2 * BLEED, this.height + 2 * BLEED, colour);
  }

  svg(body: string, wobble: string): string {
    const [width, height] = [this.width + 2 * BLEED, this.height + 2 * BLEED];
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="${-BLEED} ${-BLEED} ${width} ${height}">` +
      `<defs>${[...this.#defs.values()].join('')}${wobble}</defs>` +
      `<g${wobble === '' ? '' : ' filter="url(#hand)"'}>${body}</g></svg>`
    );
  }

  #define(key: string, make: (id: string) => string): string {
    const id = `d${[...this.#defs.keys()].indexOf(key) + 1 || this.#defs.size + 1}`;
    if (!this.#defs.has(key)) this.#defs.set(key, make(id));
    return id;
  }
}
