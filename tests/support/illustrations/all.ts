import { avatars } from './avatars.ts';
import { letters } from './letters.ts';
import type { Scene } from './parts/scene.ts';
import { photographer } from './scenes/atelier-photo.ts';
import { dawn } from './scenes/aube-sept-collines.ts';
import { cocoa } from './scenes/cacao-sanaga.ts';
import { sewing } from './scenes/couture-bonamoussadi.ts';
import { coders } from './scenes/etudiantes-code.ts';
import { football } from './scenes/foot-quartier.ts';
import { lake } from './scenes/lac-municipal.ts';
import { bookshop } from './scenes/librairie.ts';
import { flowers } from './scenes/marche-fleurs.ts';
import { market } from './scenes/marche-mokolo.ts';
import { vox } from './scenes/micro-trottoir.ts';
import { mountain } from './scenes/mont-cameroun.ts';
import { motorbike } from './scenes/motos-taxis.ts';
import { fishing } from './scenes/peche-kribi.ts';
import { television } from './scenes/plateau-tv.ts';
import { rainy } from './scenes/pluie-toits.ts';
import { radio } from './scenes/radio-communautaire.ts';
import { weaver } from './scenes/tisserand.ts';
import { train } from './scenes/train-ngaoundere.ts';
import { singer } from './scenes/voix-du-mboa.ts';
import { portrait } from './scenes/portrait.ts';
import { project } from './scenes/projet.ts';

/** Every picture of the demonstration content. */
export const scenes: readonly Scene[] = [
  portrait,
  project,
  photographer,
  dawn,
  cocoa,
  sewing,
  coders,
  football,
  lake,
  bookshop,
  flowers,
  market,
  vox,
  mountain,
  motorbike,
  fishing,
  television,
  rainy,
  radio,
  weaver,
  train,
  singer,
  ...letters,
  ...avatars,
];
