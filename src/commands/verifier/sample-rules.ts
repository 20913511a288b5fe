import type { ContentEntry } from '../../content/read-collections.server.ts';
import type { Remark, Rule } from './report.ts';
import { texts } from './walk.ts';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The people and names of the sample content. All are invented. */
const NAMES = [
  ...['Clarisse Ndolé', 'Lueurs d’Afrique', 'Atelier Ewondo', 'Firmin Eru', 'Estelle Okok'],
  ...['Bertrand Mbongo', 'Mireille Koki', 'Odette Nkui', 'Serge Miondo', 'Josiane Sangah'],
  ...['Samuel Achu', 'Aïssatou Foléré', 'Patrice Kondrè', 'Ernest Ekwang'],
];

/** Where the sample content's addresses lead: nowhere (RFC 2606), or to profiles that nobody has. */
const ADDRESS = /\.example\b|[-/]exemple$/;
const PHONE = '+237 600 00 00 00';

/** Which text of a file still stands as the sample content has it (spec, decision « Names »). */
export const sampleValues: Rule = ({ entries, site }) => [
  ...entries.flatMap(inDocument),
  ...(['publicKey', 'serviceId', 'templateId'] as const)
    .filter((key) => site.emailjs[key] === '')
    .map((key) => ({
      file: 'site.json',
      path: ['emailjs', key],
      message: 'le formulaire ne peut rien envoyer ; copiez cet identifiant depuis emailjs.com',
    })),
];

function inDocument({ file, data, body }: ContentEntry): Remark[] {
  const inData = texts(data).flatMap(({ path, text }) => {
    const message = fault(text);
    return message === undefined ? [] : [{ file, path, message }];
  });
  const name = NAMES.find((known) => body.includes(known));
  return name === undefined ? inData : [...inData, { file, message: invented(name) }];
}

function fault(text: string): string | undefined {
  if (text === PHONE) return 'ce numéro est celui de l’exemple ; écrivez le vôtre';
  if (!/\s/.test(text) && isSampleAddress(text))
    return `« ${text} » est une adresse d’exemple ; écrivez la vraie`;
  const name = NAMES.find((known) => text.includes(known));
  return name === undefined ? undefined : invented(name);
}

/** Whether an address is one of the sample's. */
export function isSampleAddress(address: string): boolean {
  return ADDRESS.test(address);
}

const invented = (name: string) =>
  `« ${name} » vient du contenu d’exemple ; mettez à la place ce qui est vrai`;

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
