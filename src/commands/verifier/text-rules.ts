import { isItemOnline } from '../../content/publish-status.ts';
import { textLinks as linksOf, parseText } from '../../content/text/text-tree.ts';
import type { ParsedContent, ItemFile } from '../../content/parsed-content.server.ts';
import type { Remark, Rule } from './report.ts';
import { standfirstOrText } from '../../content/item.ts';
import { plainText } from '../../content/text/plain-text.ts';
import { z } from 'zod';
import { keysOf } from '../../lib/keys-of.ts';
import { FACETS, facetsOf } from '../../content/facets.ts';

/** Pages that are there whatever the content. */
const PAGES = /^\/(projet|cv\.pdf|rss\.xml|portfolio\/((articles|videos|photos)\/)?)?$/;
const PICTURE = /!\[[^\]]*\]\([^)]*\)/;

/** Links of the articles to other pages of the site that aren't there, and pictures that no text shows. */
export const textLinks: Rule = (content, today) =>
  content.items.flatMap((item) => [...brokenLinks(content, item, today), ...pictures(item)]);

function brokenLinks(
  { site, items }: ParsedContent,
  { file, data, body }: ItemFile,
  today: Date,
): Remark[] {
  const articles = new Map(
    items.filter(({ data }) => data.category === 'Articles').map((item) => [item.slug, item.data]),
  );
  // What is still to come may lead to what comes by then.
  const day = data.date !== undefined && data.date > today ? data.date : today;
  const { origin, pathname: base } = new URL(site.url);
  const fault = ({ pathname }: URL) => {
    const path = pathname.startsWith(base)
      ? `/${pathname.slice(base.length).replace(/^\//, '')}`
      : '';
    if (PAGES.test(path)) return undefined;
    const article = articles.get(/^\/articles\/([^/]+)\/$/.exec(path)?.[1] ?? '');
    if (!article) return 'ne mène à aucune page du site ; copiez l’adresse depuis le navigateur';
    return data.draft || isItemOnline(article, day)
      ? undefined
      : 'mène à un article qui n’est pas encore en ligne ; retirez-le jusque-là';
  };
  return linksOf(body)
    .filter((href) => URL.canParse(href) && new URL(href).origin === origin)
    .flatMap((href) => {
      const message = fault(new URL(href));
      if (message === undefined) return [];
      return [{ file, broken: true, message: `dans le texte, le lien « ${href} » ${message}` }];
    });
}

function pictures({ file, body }: ItemFile): Remark[] {
  const [picture] = PICTURE.exec(body) ?? [];
  if (picture === undefined) return [];
  return [
    {
      file,
      message: `dans le texte, « ${picture} » s’affiche tel quel ; mettez l’image dans l’en-tête, à « image »`,
    },
  ];
}

/**
 * How many characters a line holds, measured on the sample content in the widest window, where the most
 * is seen: what is cut there is cut everywhere.
 */
const PER_LINE = { title: 21, description: 31, testimonial: 70 };

/** How many lines are shown (spec §9). */
const LINES = {
  Articles: { title: 3, description: 4 },
  Vidéos: { title: 2, description: 3 },
  Photos: { title: 2, description: 3 },
};
const TESTIMONIAL_LINES = 4;

const testimonials = z.object({ testimonials: z.array(z.object({ text: z.string() })) });

/** Texts of which a card or the carousel shows the beginning only. An article's is meant to be. */
export const clamps: Rule = ({ items, entries }) => [
  ...items.flatMap(({ file, data, body }) => [
    ...(data.shortTitle === undefined
      ? cut(file, ['title'], data.title, LINES[data.category].title * PER_LINE.title)
      : []),
    ...(data.category === 'Articles'
      ? []
      : cut(
          file,
          undefined,
          standfirstOrText({ ...data, description: plainText(parseText(body)) }),
          LINES[data.category].description * PER_LINE.description,
        )),
  ]),
  ...entries
    .filter(({ collection }) => collection === 'testimonials')
    .flatMap(({ file, data }) =>
      testimonials
        .parse(data)
        .testimonials.flatMap(({ text }, index) =>
          cut(
            file,
            ['testimonials', index, 'text'],
            text,
            TESTIMONIAL_LINES * PER_LINE.testimonial,
          ),
        ),
    ),
];

function cut(file: string, path: PropertyKey[] | undefined, text: string, shown: number): Remark[] {
  const length = text.length;
  if (length <= shown) return [];
  const what = path ? '' : 'le texte : ';
  return [
    {
      file,
      ...(path && { path }),
      message: `${what}${length} signes, quand la page d’accueil en montre environ ${shown} ; raccourcissez, ou mettez l’essentiel au début`,
    },
  ];
}

/** Shorter names differ by a letter and mean something else: « nuit », « noix ». */
const SHORTEST = 5;

/** Themes and places that may be one, written in two ways: each has a list of its own. */
export const nearTopics: Rule = ({ items }) =>
  keysOf(FACETS).flatMap((kind) => {
    const written = items.map(({ file, data }) => ({ ...data, file }));
    const facets = facetsOf(written, kind).map((facet) => ({ ...facet, key: bare(facet.slug) }));
    return facets.flatMap(({ name, key, items: [item] }, index) => {
      const twin = facets
        .slice(0, index)
        .find(
          (other) =>
            other.key === key ||
            (Math.min(key.length, other.key.length) >= SHORTEST && isOneEdit(key, other.key)),
        );
      if (!twin || !item) return [];
      return {
        file: item.file,
        path: [kind === 'themes' ? 'topics' : 'place'],
        message: `« ${name} » et « ${twin.name} » sont deux listes ; si c’est la même chose, écrivez-les de la même façon`,
      };
    });
  });

/** Without articles, hyphens and the ends of plurals. */
const bare = (slug: string) =>
  slug
    .split('-')
    .filter((word) => !['l', 'd', 'le', 'la', 'les', 'de', 'du', 'des'].includes(word))
    .map((word) => word.replace(/(?<=.{3})[sx]$/, ''))
    .join('');

/**
 * Whether two texts differ by one sign: one that is more, or another.
 *
 * @param one not the same as the other.
 */
export function isOneEdit(one: string, other: string): boolean {
  const [short, long] = [Array.from(one), Array.from(other)].sort((a, b) => a.length - b.length);
  if (!short || !long || long.length - short.length > 1) return false;
  const start = long.findIndex((sign, index) => sign !== short[index]);
  const skipped = short.length === long.length ? start + 1 : start;
  return short.slice(skipped).join('') === long.slice(start + 1).join('');
}
