import { clamps, textLinks, nearTopics } from './text-rules.ts';
import type { ParsedContent } from '../../content/parsed-content.server.ts';
import { cvFile, videos, imageSizes } from './file-rules.ts';
import { dates, deadOriginals, dossiers, duplicates } from './item-rules.ts';
import {
  alternatives,
  credits,
  privateTexts,
  scheduled,
  standfirsts,
  titles,
} from './field-rules.ts';
import { positions } from './positions.ts';
import type { Remark, Rule } from './report.ts';
import { sampleFiles, sampleValues } from './sample-rules.ts';

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
interface Section {
  title: string;
  remarks: Remark[];
}

/** Everything that there is to say about sound content. */
export function inspect(content: ParsedContent, today: Date): Promise<Section[]> {
  return Promise.all(
    RULES.map(async ([title, rule]) => ({ title, remarks: await rule(content, today) })),
  );
}
