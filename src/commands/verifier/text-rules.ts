import { isOnline } from '../../content/publish-status.ts';
import { textLinks as linksOf } from '../../content/text/paragraphs.ts';
import { parseBody, parseText } from '../../content/text/parse-text.ts';
import { COLLECTIONS, type Collection } from '../../content/collections.ts';
import type { ParsedContent, ItemFile } from '../../content/parsed-content.server.ts';
import type { Problem, Rule } from './verifier-report.ts';
import { standfirstOrText } from '../../content/item.ts';
import { plainText } from '../../content/text/plain-text.ts';
import { z } from 'zod';
import { keysOf } from '../../lib/keys-of.ts';
import { FACETS, facetsOf } from '../../content/facets.ts';

/** Matches the paths of pages that always exist, to which texts may link; `isPageOf` knows those of single content files. */
const FIXED_PAGE_PATH =
  /^\/(recherche|confidentialite\/|cv\.pdf|rss\.xml|portfolio\/((articles|videos|photos)\/)?)$/;

const MARKDOWN_PICTURE = /!\[[^\]]*\]\([^)]*\)/;

/** Finds broken links to the site's own pages, and Markdown that the site doesn't support and shows as it is typed. */
export const findTextLinkProblems: Rule = (content, today) =>
  content.items.flatMap((item) => [
    ...findBrokenLinks(content, item, today),
    ...findMarkdownPicture(item),
    ...findUnsupportedSyntax(item),
  ]);

function findBrokenLinks(
  { site, items, entries }: ParsedContent,
  { file, data, body }: ItemFile,
  today: Date,
): Problem[] {
  const articles = new Map(
    items.filter(({ data }) => data.category === 'Articles').map((item) => [item.slug, item.data]),
  );
  // What is still to come may lead to what comes by then.
  const day = data.date !== undefined && data.date > today ? data.date : today;
  const { origin, pathname: base } = new URL(site.url);
  const linkProblem = ({ pathname }: URL) => {
    const path = pathname.startsWith(base)
      ? `/${pathname.slice(base.length).replace(/^\//, '')}`
      : '';
    if (FIXED_PAGE_PATH.test(path) || entries.some((entry) => isPageOf(entry, path)))
      return undefined;
    const article = articles.get(/^\/articles\/([^/]+)\/$/.exec(path)?.[1] ?? '');
    if (!article) return 'ne mène à aucune page du site ; copiez l’adresse depuis le navigateur';
    return data.draft || isOnline(article, day)
      ? undefined
      : 'mène à un article qui n’est pas encore en ligne ; retirez-le jusque-là';
  };
  return linksOf(body)
    .filter((href) => URL.canParse(href) && new URL(href).origin === origin)
    .flatMap((href) => {
      const message = linkProblem(new URL(href));
      if (message === undefined) return [];
      return [{ file, broken: true, message: `dans le texte, le lien « ${href} » ${message}` }];
    });
}

/** Whether a path is that of the page on which the site shows a content file with a fixed name, such as `project.json`. */
function isPageOf({ collection }: ParsedContent['entries'][number], path: string): boolean {
  const { editor }: Collection = COLLECTIONS[collection];
  return 'files' in editor && editor.files.some(({ page }) => page === path);
}

/** Finds Markdown of a picture that readers see as it is typed, because it stands inside a paragraph or not in an article. */
function findMarkdownPicture({ file, data, body }: ItemFile): Problem[] {
  const [picture] = MARKDOWN_PICTURE.exec(plainText(parseBody({ data, body }))) ?? [];
  if (picture === undefined) return [];
  const mend =
    data.category === 'Articles'
      ? 'écrivez-la seule entre deux lignes vides, sans espace dans le nom du fichier'
      : 'mettez l’image dans l’en-tête, à « image »';
  return [{ file, message: `dans le texte, « ${picture} » s’affiche tel quel ; ${mend}` }];
}

/**
 * Markdown and HTML that other editors write in a text and that this site shows as typed: a pattern of each, its French name
 * and what to write instead.
 */
const UNSUPPORTED_SYNTAX: readonly { pattern: RegExp; what: string; mend: string }[] = [
  {
    // The line below the heads of a table.
    pattern: /^(?=.*\|)[ \t]*\|?[ \t]*:?-{2,}[-:| \t]*$/m,
    what: 'un tableau',
    mend: 'faites-en une liste, une ligne par rangée (« - Tissu : 7 400 francs »), ou une image',
  },
  {
    pattern: /\[\^[^\]\s]+\]/,
    what: 'un appel de note',
    mend: 'mettez la note entre parenthèses, ou un lien sur les mots qu’elle précise',
  },
  {
    pattern: /^ {0,3}#(?:#{3,5})?[ \t]+\S.*$/m,
    what: 'un titre d’un autre niveau',
    mend: 'un intertitre commence par « ## » ou « ### »',
  },
  {
    pattern: /^ {0,3}```.*$/m,
    what: 'un bloc de code',
    mend: 'retirez les accents graves',
  },
  {
    pattern: /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>/i,
    what: 'une balise HTML',
    mend: 'retirez-la, et mettez en forme avec les signes du guide',
  },
];

/** Matches a word with « ** » or « ~~ » that readers see as it is, because no second one closes it. */
const SHOWN_MARKER = /\S*(?:\*\*|~~)\S*/;

function findUnsupportedSyntax({ file, data, body }: ItemFile): Problem[] {
  const found = UNSUPPORTED_SYNTAX.flatMap(({ pattern, what, mend }) => {
    const [shown] = pattern.exec(body) ?? [];
    return shown === undefined
      ? []
      : [`${what} (« ${shown.trim()} ») s’affiche tel quel ; ${mend}`];
  });
  const [marker] = SHOWN_MARKER.exec(plainText(parseBody({ data, body }))) ?? [];
  if (marker !== undefined)
    found.push(
      `« ${marker} » s’affiche avec ses signes ; ouvrez et fermez-les contre les mots, ou retirez-les`,
    );
  return found.map((message) => ({ file, message: `dans le texte, ${message}` }));
}

/**
 * Number of characters in a line of a card or of the carousel, measured on the sample content in the widest window. As that
 * window shows the most, a text that is cut off there is cut off everywhere.
 */
const CHARACTERS_PER_LINE = { title: 21, description: 31, testimonial: 70 };

/** Number of lines after which a card or the carousel cuts a text off (spec §9). */
const VISIBLE_LINES = {
  Articles: { title: 3, description: 4 },
  Vidéos: { title: 2, description: 3 },
  Photos: { title: 2, description: 3 },
};
const TESTIMONIAL_LINES = 4;

const testimonialsSchema = z.object({ testimonials: z.array(z.object({ text: z.string() })) });

/** Finds titles, descriptions and testimonials that a card or the carousel cuts off; the text of articles is excepted. */
export const findTextsCutOnCards: Rule = ({ items, entries }) => [
  ...items.flatMap(({ file, data, body }) => [
    ...(data.shortTitle === undefined
      ? checkLength(
          file,
          ['title'],
          data.title,
          VISIBLE_LINES[data.category].title * CHARACTERS_PER_LINE.title,
        )
      : []),
    ...(data.category === 'Articles'
      ? []
      : checkLength(
          file,
          undefined,
          standfirstOrText({ ...data, description: plainText(parseText(body)) }),
          VISIBLE_LINES[data.category].description * CHARACTERS_PER_LINE.description,
        )),
  ]),
  ...entries
    .filter(({ collection }) => collection === 'testimonials')
    .flatMap(({ file, data }) =>
      testimonialsSchema
        .parse(data)
        .testimonials.flatMap(({ text }, index) =>
          checkLength(
            file,
            ['testimonials', index, 'text'],
            text,
            TESTIMONIAL_LINES * CHARACTERS_PER_LINE.testimonial,
          ),
        ),
    ),
];

function checkLength(
  file: string,
  path: PropertyKey[] | undefined,
  text: string,
  shown: number,
): Problem[] {
  const length = text.length;
  if (length <= shown) return [];
  const prefix = path ? '' : 'le texte : ';
  return [
    {
      file,
      ...(path && { path }),
      message: `${prefix}${length} signes, quand la page d’accueil en montre environ ${shown} ; raccourcissez, ou mettez l’essentiel au début`,
    },
  ];
}

/** Minimum length of names that may differ by one letter: shorter ones may mean something else, as « pain » and « main ». */
const MIN_COMPARED_LENGTH = 5;

/** Finds themes or places that are probably the same, spelled in two ways. */
export const findSimilarTopics: Rule = ({ items }) =>
  keysOf(FACETS).flatMap((kind) => {
    const written = items.map(({ file, data }) => ({ ...data, file }));
    const facets = facetsOf(written, kind).map((facet) => ({
      ...facet,
      key: comparisonKey(facet.slug),
    }));
    return facets.flatMap(({ name, key, items: [item] }, index) => {
      const similar = facets
        .slice(0, index)
        .find(
          (earlier) =>
            earlier.key === key ||
            (Math.min(key.length, earlier.key.length) >= MIN_COMPARED_LENGTH &&
              isOneEdit(key, earlier.key)),
        );
      if (!similar || !item) return [];
      return {
        file: item.file,
        path: [kind === 'themes' ? 'topics' : 'place'],
        message: `« ${name} » et « ${similar.name} » sont deux listes ; si c’est la même chose, écrivez-les de la même façon`,
      };
    });
  });

/**
 * Reduces the slug of a topic or place to a key that is the same for different spellings: without articles and prepositions
 * such as « le » and « de », hyphens and plural endings.
 */
const comparisonKey = (slug: string) =>
  slug
    .split('-')
    .filter((word) => !['l', 'd', 'le', 'la', 'les', 'de', 'du', 'des'].includes(word))
    .map((word) => word.replace(/(?<=.{3})[sx]$/, ''))
    .join('');

/**
 * Whether two texts differ by one character: added, removed or replaced.
 *
 * @param first not the same as the other.
 */
export function isOneEdit(first: string, second: string): boolean {
  const [short, long] = [Array.from(first), Array.from(second)].sort((a, b) => a.length - b.length);
  if (!short || !long || long.length - short.length > 1) return false;
  const start = long.findIndex((sign, index) => sign !== short[index]);
  const skipped = short.length === long.length ? start + 1 : start;
  return short.slice(skipped).join('') === long.slice(start + 1).join('');
}
