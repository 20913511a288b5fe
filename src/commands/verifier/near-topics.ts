import { keysOf } from '../../lib/keys-of.ts';
import { TOPICS, topicsOf } from '../../content/topics.ts';
import { isOneEdit } from './one-edit.ts';
import type { Rule } from './remark.ts';

/** Shorter names differ by a letter and mean something else: « nuit », « noix ». */
const SHORTEST = 5;

/** Themes and places that may be one, written in two ways: each has a list of its own. */
export const nearTopics: Rule = ({ items }) =>
  keysOf(TOPICS).flatMap((kind) => {
    const written = items.map(({ file, data }) => ({ ...data, file }));
    const topics = topicsOf(written, kind).map((topic) => ({ ...topic, key: bare(topic.slug) }));
    return topics.flatMap(({ name, key, items: [item] }, index) => {
      const twin = topics
        .slice(0, index)
        .find(
          (other) =>
            other.key === key ||
            (Math.min(key.length, other.key.length) >= SHORTEST && isOneEdit(key, other.key)),
        );
      if (!twin || !item) return [];
      return {
        file: item.file,
        path: [kind === 'themes' ? 'themes' : 'lieu'],
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
