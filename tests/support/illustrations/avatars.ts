import { bust, type Bust } from './parts/bust.ts';
import {
  clay,
  deep,
  dark,
  forest,
  indigo,
  ink,
  ivory,
  ochre,
  paper,
  sky,
  warm,
} from './parts/inks.ts';
import type { Motif } from './parts/ndop.ts';
import type { Scene } from './parts/scene.ts';
import { circle } from './parts/svg.ts';

interface Sitter {
  readonly who: Bust;
  readonly ground: string;
  readonly line: string;
  readonly motif: Motif;
  readonly halo: string;
}

const grey = '#b7b0a3';

const sitters: Record<string, Sitter> = {
  'firmin-eru': {
    who: {
      head: { skin: warm, hair: 'fade', hairInk: grey, glasses: ink },
      wear: { cut: 'jacket', fill: ink, line: ochre, under: ivory },
    },
    ground: indigo,
    line: sky,
    motif: 'lozenge',
    halo: ochre,
  },
  'estelle-okok': {
    who: {
      head: { skin: deep, hair: 'braids', earrings: ochre, smile: true },
      wear: { cut: 'wide', fill: clay, line: ivory, under: deep.lit },
      tilt: 4,
    },
    ground: ochre,
    line: paper,
    motif: 'chevron',
    halo: ivory,
  },
  'bertrand-mbongo': {
    who: {
      head: { skin: dark, hair: 'fade', beard: ink, breadth: 1.06 },
      wear: { cut: 'shirt', fill: ochre, line: ink },
    },
    ground: forest,
    line: '#7fa391',
    motif: 'net',
    halo: paper,
  },
  'mireille-koki': {
    who: {
      head: {
        skin: warm,
        hair: 'wrap',
        cloth: indigo,
        clothInk: ivory,
        earrings: ivory,
        smile: true,
        breadth: 0.96,
      },
      wear: { cut: 'wide', fill: indigo, line: ivory, under: warm.lit },
      tilt: -5,
    },
    ground: clay,
    line: '#d68a5e',
    motif: 'dots',
    halo: ochre,
  },
  'josiane-sangah': {
    who: {
      head: { skin: deep, hair: 'afro', hairInk: '#d8d2c4', earrings: clay },
      wear: { cut: 'boubou', fill: forest, line: ivory, under: ochre },
      tilt: 2,
    },
    ground: indigo,
    line: sky,
    motif: 'star',
    halo: clay,
  },
  'samuel-achu': {
    who: {
      head: { skin: deep, hair: 'crop', smile: true, breadth: 0.97 },
      wear: { cut: 'round', fill: indigo, line: sky, under: ivory },
      tilt: -3,
    },
    ground: sky,
    line: ivory,
    motif: 'teeth',
    halo: ochre,
  },
};

export const avatars: Scene[] = Object.entries(sitters).map(([name, sitter]) => ({
  name,
  folder: 'testimonials',
  size: [480, 480],
  draw: (sheet) =>
    sheet.fill(sheet.cloth(sitter.motif, sitter.line, sitter.ground, 64)) +
    circle(240, 214, 176, sitter.halo) +
    sheet.lift(bust(240, 218, 1.95, sitter.who), paper, -5, -3),
}));
