import { findTextsCutOnCards, findTextLinkProblems, findSimilarTopics } from './text-rules.ts';
import type { ParsedContent } from '../../content/parsed-content.server.ts';
import { checkCvIsPdf, findPrintedPageProblems, findVideoProblems } from './file-rules.ts';
import {
  findDateProblems,
  findDeadLinks,
  reportDossierAddresses,
  findDuplicateTitles,
} from './item-rules.ts';
import {
  findMissingAltTexts,
  findMissingCredits,
  warnOfPrivateArticles,
  findMentionsOfEmptyChannels,
  listScheduledItems,
  findMissingStandfirsts,
  findMissingOrQuotedTitles,
} from './field-rules.ts';
import { listPersonalDataInCv, listPublicNumbers } from './public-facts.ts';
import { checkPictureSizes, findPicturesShownDifferently } from './media-rules.ts';
import { findPicturesWithLocation } from './pictures-with-location.ts';
import { formatProblems, type Rule, type Section } from './verifier-report.ts';
import { findSoundProblems } from './media-rules.ts';
import { findEditorsSheetProblems } from './item-rules.ts';
import { findSampleFiles, findSampleValues } from './sample-rules.ts';

/** The rules with their titles, in the order of the report. */
const RULES: [string, Rule][] = [
  ['Photos qui disent où elles ont été prises', findPicturesWithLocation],
  ['Liens et images dans les textes', findTextLinkProblems],
  ['Liens morts', findDeadLinks],
  ['Valeurs de l’exemple', findSampleValues],
  ['Fichiers de l’exemple', findSampleFiles],
  ['Programmé', listScheduledItems],
  ['Articles privés', warnOfPrivateArticles],
  ['Ce que tout le monde pourra lire', listPublicNumbers],
  ['Ce que dit votre CV', listPersonalDataInCv],
  ['Moyens de vous joindre', findMentionsOfEmptyChannels],
  ['Dossiers', reportDossierAddresses],
  ['Fiche pour les rédactions', findEditorsSheetProblems],
  ['Dates', findDateProblems],
  ['Vidéos', findVideoProblems],
  ['Sons', findSoundProblems],
  ['CV', checkCvIsPdf],
  ['Pages imprimées', findPrintedPageProblems],
  ['Titres', findMissingOrQuotedTitles],
  ['Titres en double', findDuplicateTitles],
  ['Thèmes et lieux presque semblables', findSimilarTopics],
  ['Images sans description', findMissingAltTexts],
  ['Images sans auteur', findMissingCredits],
  ['Articles sans chapô', findMissingStandfirsts],
  ['Taille des images', checkPictureSizes],
  ['Images qui changeront d’aspect', findPicturesShownDifferently],
  ['Textes coupés', findTextsCutOnCards],
];

/** Runs all rules on content that has passed the content check; returns a section of the report for each rule. */
export function runRules(content: ParsedContent, today: Date): Promise<Section[]> {
  return Promise.all(
    RULES.map(async ([title, rule]) => ({
      title,
      lines: formatProblems(content, await rule(content, today)),
    })),
  );
}
