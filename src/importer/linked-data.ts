import type { PageDocument } from './page.ts';

/** An object of a page's linked data, of which nothing is known. */
export type Thing = Readonly<Record<string, unknown>>;

const ARTICLE = /(?:Article|BlogPosting|Report|Review)$/;

/**
 * What a page says of its article for machines (JSON-LD, https://schema.org/Article).
 *
 * @returns nothing when it says nothing that can be read.
 */
export function articleData(document: PageDocument): Thing | undefined {
  return [...document.querySelectorAll('script[type="application/ld+json"]')]
    .flatMap((script) => things(parsed(script.textContent)))
    .find((thing) => typesOf(thing).some((type) => ARTICLE.test(type)));
}

/** A text of a thing, or the name of the first thing that stands in its place. */
export function textOf(value: unknown, key = 'name'): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  if (Array.isArray(value)) return textOf(value[0], key);
  return isThing(value) ? textOf(value[key], key) : undefined;
}

/** The text of each thing that stands in a place: an article may have several authors. */
export function textsOf(value: unknown): string[] {
  return [value].flat().flatMap((one) => textOf(one) ?? []);
}

export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function things(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(things);
  if (!isThing(value)) return [];
  return [value, ...things(value['@graph']), ...things(value['mainEntity'])];
}

const typesOf = (thing: Thing) => [thing['@type']].flat().map(String);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
