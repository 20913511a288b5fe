import { isScheduled } from '../../content/publish-status.ts';
import type { CollectionName } from '../../content/collections.ts';
import { longDate } from '../../lib/dates.ts';
import { keysOf } from '../../lib/keys-of.ts';
import { parseBody } from '../../content/text/parse-text.ts';
import { listFigures } from '../../content/text/text-tree.ts';
import type { Problem, Rule } from './verifier-report.ts';
import { listPictures, listTextsInData } from './texts-in-data.ts';

/** Lists the items that will go online by themselves, the next one first, so that the owner sees when; drafts never do. */
export const listScheduledItems: Rule = ({ items }, today) =>
  items
    .flatMap(({ file, data }) =>
      data.date !== undefined && isScheduled(data, today) ? [{ file, date: data.date }] : [],
    )
    .toSorted((one, other) => Number(one.date) - Number(other.date))
    .map(({ file, date }) => ({
      file,
      path: ['date'],
      message: `paraîtra le ${longDate(date)} ; pour un autre jour, changez la date`,
    }));

/** Warns of private articles, whose text a public repository would show. */
export const warnOfPrivateArticles: Rule = ({ items }) =>
  items
    .filter(({ data }) => data.category === 'Articles' && data.visibility === 'private')
    .map(({ file }) => ({
      file,
      path: ['visibility'],
      message:
        'le site n’a rien du texte que son début, mais un dépôt public sur GitHub le montre en entier ; pour qu’il reste privé, prenez un dépôt privé, avec Cloudflare Pages ou Netlify (MISE-EN-LIGNE.md)',
    }));

/** The contact channels that the owner may leave empty, with the words by which her texts send visitors there. */
const OPTIONAL_CHANNELS = {
  whatsapp: { words: /\bwhatsapp\b(?!\.)/i, named: 'de WhatsApp', number: 'WhatsApp' },
  phone: {
    words: /(?:par|au) téléphone|téléphonez|appelez-(?:moi|nous)/i,
    named: 'du téléphone',
    number: 'de téléphone',
  },
};

/** The collections in which « WhatsApp » or « téléphone » is a way to reach the owner; in others it is part of a story. */
const COLLECTIONS_WITH_CHANNELS: readonly CollectionName[] = [
  'site',
  'about',
  'services',
  'project',
  'dossiers',
];

/** Finds texts that send visitors to WhatsApp or to the phone when the owner has left that number empty. */
export const findMentionsOfEmptyChannels: Rule = ({ site, entries }) =>
  keysOf(OPTIONAL_CHANNELS)
    .filter((way) => !site.contact[way])
    .flatMap((way) => {
      const { words, named, number } = OPTIONAL_CHANNELS[way];
      const message = `ce texte parle ${named}, mais le numéro ${number} est vide dans « site.json » ; nommez un autre moyen de vous joindre`;
      return entries
        .filter(({ collection }) => COLLECTIONS_WITH_CHANNELS.includes(collection))
        .flatMap(({ file, data, body }) =>
          [...listTextsInData(data), { path: [], text: body }]
            .filter(({ text }) => words.test(text) && text.includes(' '))
            .map(({ path }) => ({ file, path, message })),
        );
    });

const QUOTED_TITLE = /^["“”„«][^"“”„«»]*["“”»]$/;

/** Finds articles and videos without a title, and titles in quotation marks. */
export const findMissingOrQuotedTitles: Rule = ({ items }) =>
  items.flatMap(({ file, data: { title, category } }): Problem[] => {
    const problem = (message: string) => [{ file, path: ['title'], message }];
    if (title === '' && category !== 'Photos')
      return problem('il n’y a pas de titre ; écrivez-en un, que l’on lise et que l’on cherche');
    if (QUOTED_TITLE.test(title))
      return problem('ce titre est entre guillemets ; retirez-les, ou dites qui parle');
    return [];
  });

/** Finds pictures with an empty alternative text, which is right only for decoration. */
export const findMissingAltTexts: Rule = ({ entries }) =>
  entries.flatMap(({ file, data }) =>
    listPictures(data)
      .filter(({ alt }) => alt.trim() === '')
      .map(({ path }) => ({
        file,
        path: [...path, 'alt'],
        message:
          'cette image n’est pas décrite ; dites en une phrase ce que l’on y voit, ou laissez ainsi si c’est un pur décor',
      })),
  );

/** Finds pictures of photo items and articles, and in the texts of articles, without a credit. */
export const findMissingCredits: Rule = ({ items }) =>
  items.flatMap(({ file, data, body }): Problem[] => [
    ...(data.category !== 'Vidéos' && data.image && !data.image.credit
      ? [
          {
            file,
            path: ['image', 'credit'],
            message: 'l’auteur de cette image n’est pas nommé ; écrivez-le, même si c’est vous',
          },
        ]
      : []),
    ...listFigures(parseBody({ data, body }))
      .filter(({ credit }) => credit === undefined)
      .map(({ src }) => ({
        file,
        message: `dans le texte, l’auteur de l’image « ${src} » n’est pas nommé ; écrivez « Crédit : » et son nom à la fin de la légende`,
      })),
  ]);

/** Finds articles without a standfirst: their cards show the beginning of the text. */
export const findMissingStandfirsts: Rule = ({ items }) =>
  items
    .filter(({ data }) => data.category === 'Articles' && data.standfirst === undefined)
    .map(({ file }) => ({
      file,
      path: ['standfirst'],
      message: 'cet article n’a pas de chapô ; dites-en l’essentiel en une ou deux phrases',
    }));
