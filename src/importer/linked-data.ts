/** An object of a page's JSON-LD, not validated. */
export type LinkedData = Readonly<Record<string, unknown>>;

const ARTICLE_TYPE = /(?:Article|Posting|Report|Review)$/;

/**
 * Finds the object that describes the article in a page's JSON-LD (https://schema.org/Article).
 *
 * @returns undefined when there is none.
 */
export function findArticleData(document: Document): LinkedData | undefined {
  const things = [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
    (script) => flattenLinkedData(parseJson(script.textContent)),
  );
  const article = things.find((thing) => typesOf(thing).some((type) => ARTICLE_TYPE.test(type)));
  // Its author and publisher may be references to other things of the page.
  const resolve = (value: unknown): unknown[] =>
    [value].flat().map((one) => things.find((thing) => isReference(one, thing)) ?? one);
  const { author, publisher } = article ?? {};
  return article && { ...article, author: resolve(author), publisher: resolve(publisher) };
}

const isReference = (value: unknown, thing: LinkedData) =>
  isLinkedData(value) && value['@id'] !== undefined && value['@id'] === thing['@id'];

/** Returns a value that is a text or, if it is an object or a list of objects, the text of the given key in the first. */
export function linkedDataText(value: unknown, key = 'name'): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  if (Array.isArray(value)) return linkedDataText(value[0], key);
  return isLinkedData(value) ? linkedDataText(value[key], key) : undefined;
}

/** Returns the text of each value in a list: an article may have several authors. */
export function linkedDataTexts(value: unknown): string[] {
  return [value].flat().flatMap((item) => linkedDataText(item) ?? []);
}

export function isLinkedData(value: unknown): value is LinkedData {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function flattenLinkedData(value: unknown): LinkedData[] {
  if (Array.isArray(value)) return value.flatMap(flattenLinkedData);
  if (!isLinkedData(value)) return [];
  return [value, ...flattenLinkedData(value['@graph']), ...flattenLinkedData(value['mainEntity'])];
}

const typesOf = (thing: LinkedData) => [thing['@type']].flat().map(String);

/** Parses JSON, also in a CDATA section, a comment, or with line breaks in its texts. */
function parseJson(text: string): unknown {
  const json = text
    .replace(/^[\s/*]*<!(?:\[CDATA\[|--)[\s/*]*/, '')
    .replace(/[\s/*]*(?:\]\]>|-->)[\s/*]*$/, '')
    .replaceAll(/\s/g, ' ');
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
