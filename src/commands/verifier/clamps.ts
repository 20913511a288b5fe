import { summary } from '../../content/editorial.ts';
import { plainText } from '../../content/text/plain-text.ts';
import { parseText } from '../../content/text/text-tree.ts';
import { z } from 'zod';
import type { Remark, Rule } from './remark.ts';

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
export const clamps: Rule = ({ items, documents }) => [
  ...items.flatMap(({ file, data, body }) => [
    ...(data.titreCourt === undefined
      ? cut(file, ['title'], data.title, LINES[data.category].title * PER_LINE.title)
      : []),
    ...(data.category === 'Articles'
      ? []
      : cut(
          file,
          undefined,
          summary({ ...data, description: plainText(parseText(body)) }),
          LINES[data.category].description * PER_LINE.description,
        )),
  ]),
  ...documents
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
