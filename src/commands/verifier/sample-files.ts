import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rule } from './remark.ts';

/** The files that no text tells from the sample's: the start of their digest (SHA-256) does. */
const FILES: Record<string, string> = {
  'cv.pdf': 'ce24131691b9',
  'images/portrait.jpg': '2a906cdd4d33',
};

/** The items of the sample content, by the names of their files. */
const ITEMS = new Set([
  'a-venir-veilleurs-des-ondes',
  'atelier-photo-lyceens-essos',
  'aube-sur-les-sept-collines',
  'bibliotheque-de-rue-biyem-assi',
  'cacao-sanaga-cooperative-ebebda',
  'couture-ndop-toges-bonamoussadi',
  'enfants-sans-acte-de-naissance',
  'etudiantes-code-retour-de-l-eau',
  'fleurs-du-premier-mai',
  'foot-quartier-la-terre-rouge',
  'lac-municipal-a-contre-jour',
  'lac-municipal-compteurs-d-oiseaux',
  'le-geste-du-tisserand',
  'lumiere-du-soir',
  'marche-mokolo-prix-de-la-tomate',
  'micro-trottoir-que-lisez-vous',
  'mont-cameroun-coureuses-au-lever-du-jour',
  'motos-taxis-carnet-de-sante',
  'ndop-avant-d-etre-porte',
  'plateau-tv-dix-secondes-avant-le-direct',
  'radio-communautaire-heure-des-pluies',
  'retour-de-peche-kribi',
  'sans-titre-pluie-sur-les-toits',
  'train-de-nuit-yaounde-ngaoundere',
  'verifier-un-chiffre',
  'voix-du-mboa-portrait-filme',
]);

/** Its dossier. */
const DOSSIER = 'dossiers/trois-papiers-sur-le-climat.md';

/** Which file still stands as the sample content has it. */
export const sampleFiles: Rule = async ({ folder, items, dossiers }) => {
  const kept = await Promise.all(
    Object.entries(FILES).map(async ([file, digest]) => {
      const bytes = await readFile(join(folder, file)).catch(() => '');
      return createHash('sha256').update(bytes).digest('hex').startsWith(digest) ? [file] : [];
    }),
  );
  const slugs = items.filter(({ slug }) => ITEMS.has(slug));
  const named = [...slugs, ...dossiers.filter(({ file }) => file === DOSSIER)];
  return [...kept.flat(), ...named.map(({ file }) => file)].map((file) => ({
    file,
    message: 'ce fichier est un exemple ; remplacez-le par le vôtre ou retirez-le',
  }));
};
