import { clamps } from './clamps.ts';
import type { Content } from '../../content/parsed-content.server.ts';
import { cvFile } from './cv-file.ts';
import { dates } from './dates.ts';
import { deadOriginals } from './dead-originals.ts';
import { dossiers } from './dossiers.ts';
import { duplicates } from './duplicates.ts';
import { imageSizes } from './image-sizes.ts';
import {
  alternatives,
  credits,
  privateTexts,
  scheduled,
  standfirsts,
  titles,
} from './lone-fields.ts';
import { nearTopics } from './near-topics.ts';
import { positions } from './positions.ts';
import type { Remark, Rule } from './remark.ts';
import { sampleFiles } from './sample-files.ts';
import { sampleValues } from './sample-values.ts';
import { textLinks } from './text-links.ts';
import { videos } from './videos.ts';

/** The rules, in the order in which what they say is read, each under a title. */
const RULES: [string, Rule][] = [
  ['Photos qui disent où elles ont été prises', positions],
  ['Liens et images dans les textes', textLinks],
  ['Liens morts', deadOriginals],
  ['Valeurs de l’exemple', sampleValues],
  ['Fichiers de l’exemple', sampleFiles],
  ['Programmé', scheduled],
  ['Articles privés', privateTexts],
  ['Dossiers', dossiers],
  ['Dates', dates],
  ['Vidéos', videos],
  ['CV', cvFile],
  ['Titres', titles],
  ['Titres en double', duplicates],
  ['Thèmes et lieux presque semblables', nearTopics],
  ['Images sans description', alternatives],
  ['Images sans auteur', credits],
  ['Articles sans chapô', standfirsts],
  ['Taille des images', imageSizes],
  ['Textes coupés', clamps],
];

/** What one rule has to say. */
export interface Section {
  title: string;
  remarks: Remark[];
}

/** Everything that there is to say about sound content. */
export function inspect(content: Content, today: Date): Promise<Section[]> {
  return Promise.all(
    RULES.map(async ([title, rule]) => ({ title, remarks: await rule(content, today) })),
  );
}
