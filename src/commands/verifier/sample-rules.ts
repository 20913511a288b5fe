import type { ContentEntry } from '../../content/read-collections.server.ts';
import type { Problem, Rule } from './verifier-report.ts';
import { listTextsInData } from './texts-in-data.ts';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Invented names of people and firms in the sample content: a text that still has one of them is reported. */
const SAMPLE_NAMES = [
  ...['Clarisse Ndolé', 'Lueurs d’Afrique', 'Atelier Ewondo', 'Firmin Eru', 'Estelle Okok'],
  ...['Bertrand Mbongo', 'Mireille Koki', 'Odette Nkui', 'Serge Miondo', 'Josiane Sangah'],
  ...['Samuel Achu', 'Aïssatou Foléré', 'Patrice Kondrè', 'Ernest Ekwang'],
];

/**
 * Matches the web and e-mail addresses of the sample content, which the owner should replace: they have reserved domains (RFC
 * 2606) or lead to made-up profiles.
 */
export const SAMPLE_ADDRESS = /\.example\b|[-/]exemple$/;
const SAMPLE_PHONE = '+237 600 00 00 00';

/** Finds names, numbers and addresses of the sample content (spec, decision « Names »), and empty EmailJS identifiers. */
export const findSampleValues: Rule = ({ entries, site }) => [
  ...entries.flatMap(findInDocument),
  ...(['publicKey', 'serviceId', 'templateId'] as const)
    .filter((key) => site.emailjs[key] === '')
    .map((key) => ({
      file: 'site.json',
      path: ['emailjs', key],
      message: 'le formulaire ne peut rien envoyer ; copiez cet identifiant depuis emailjs.com',
    })),
];

function findInDocument({ file, data, body }: ContentEntry): Problem[] {
  const inData = listTextsInData(data).flatMap(({ path, text }) => {
    const message = sampleTextMessage(text);
    return message === undefined ? [] : [{ file, path, message }];
  });
  const name = SAMPLE_NAMES.find((known) => body.includes(known));
  return name === undefined ? inData : [...inData, { file, message: sampleNameMessage(name) }];
}

function sampleTextMessage(text: string): string | undefined {
  if (text === SAMPLE_PHONE) return 'ce numéro est celui de l’exemple ; écrivez le vôtre';
  if (!/\s/.test(text) && SAMPLE_ADDRESS.test(text))
    return `« ${text} » est une adresse d’exemple ; écrivez la vraie`;
  const name = SAMPLE_NAMES.find((known) => text.includes(known));
  return name === undefined ? undefined : sampleNameMessage(name);
}

const sampleNameMessage = (name: string) =>
  `« ${name} » vient du contenu d’exemple ; mettez à la place ce qui est vrai`;

/** The start of the SHA-256 digest of each sample file, by its path: a file that still has it hasn't been replaced. */
const SAMPLE_FILE_DIGESTS: Record<string, string> = {
  'cle-pgp.asc': '4bee8a888353',
  'cv.pdf': 'ce24131691b9',
  'images/portrait.jpg': '2a906cdd4d33',
};

/** The items of the sample content, by the names of their files. */
const SAMPLE_ITEM_SLUGS = new Set([
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

/** Path, below the content folder, of the dossier that comes with the sample content, which the owner should replace. */
const SAMPLE_DOSSIER = 'dossiers/trois-papiers-sur-le-climat.md';

/** Finds files of the sample content that the owner hasn't replaced: by the digest of their bytes, or the name of an item. */
export const findSampleFiles: Rule = async ({ folder, items, dossiers }) => {
  const unchangedFiles = await Promise.all(
    Object.entries(SAMPLE_FILE_DIGESTS).map(async ([file, digest]) => {
      const bytes = await readFile(join(folder, file)).catch(() => '');
      return createHash('sha256').update(bytes).digest('hex').startsWith(digest) ? [file] : [];
    }),
  );
  const sampleItems = items.filter(({ slug }) => SAMPLE_ITEM_SLUGS.has(slug));
  const sampleEntries = [...sampleItems, ...dossiers.filter(({ file }) => file === SAMPLE_DOSSIER)];
  return [...unchangedFiles.flat(), ...sampleEntries.map(({ file }) => file)].map((file) => ({
    file,
    message: 'ce fichier est un exemple ; remplacez-le par le vôtre ou retirez-le',
  }));
};
