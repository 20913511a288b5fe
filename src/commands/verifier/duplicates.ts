import { z } from 'zod';
import type { Document } from '../../content/parsed-content.server.ts';
import type { Remark, Rule } from './remark.ts';

interface Titled {
  file: string;
  path: PropertyKey[];
  title: string;
  /** How to name it to the owner. */
  name: string;
}

const listed = z.array(z.object({ title: z.string() }));
const lists = z.object({ services: listed.optional(), publications: listed.optional() });

/** Titles that stand twice among the items, the services or the publications. */
export const duplicates: Rule = ({ items, documents }) => [
  ...repeated(
    items.map(({ file, data: { title } }) => ({
      file,
      path: ['title'],
      title,
      name: `« ${file} »`,
    })),
  ),
  ...documents.flatMap((document) => repeated(titles(document))),
];

function titles({ collection, file, data }: Document): Titled[] {
  if (collection !== 'services' && collection !== 'publications') return [];
  return (lists.parse(data)[collection] ?? []).map(({ title }, index) => ({
    file,
    path: [collection, index, 'title'],
    title,
    name: `l’entrée ${index + 1} de la liste`,
  }));
}

/** All but the first of the titles that say the same. */
function repeated(titled: Titled[]): Remark[] {
  const first = new Map<string, Titled>();
  return titled.flatMap((one) => {
    const key = one.title.toLocaleLowerCase('fr').replaceAll(/\s+/g, ' ').trim();
    const before = first.get(key);
    if (key === '' || before === undefined) {
      first.set(key, one);
      return [];
    }
    const { file, path, title } = one;
    return [
      {
        file,
        path,
        message: `« ${title} » est déjà le titre de ${before.name} ; changez l’un des deux`,
      },
    ];
  });
}
