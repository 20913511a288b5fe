import { parseHTML } from 'linkedom';
import { decodePage } from '../../../src/importer/page-document.ts';
import { lettersAndDigits } from './compare.ts';

/** What stands in a page, whoever reads it: what a corpus tells is only asked for if it is there. */
export interface PageFacts {
  /** Text of the whole page. */
  text: string;
  /** Texts that one element of it has, and no others. */
  elements: ReadonlySet<string>;
  /** Texts of its metadata: of `<meta>`, `<title>` and JSON-LD. */
  metadata: readonly string[];
  /** Its descriptions, as they are declared. */
  descriptions: readonly string[];
  /** Names of its site: in its metadata, and its host. */
  siteNames: readonly string[];
  /** Moments as they are written in it (ISO 8601), with their time zones. */
  moments: readonly string[];
  /** Moments of which it says that it was published, or changed, then. */
  published: readonly string[];
  changed: readonly string[];
  /** Its lists and quotations, but for menus. */
  listsAndQuotations: string;
  html: string;
}

/** Longer texts of one element are no title and no standfirst. */
const MAX_ELEMENT_LENGTH = 1000;

const MOMENT = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?\s?(?:Z|[+-]\d\d:?\d\d)/g;
const CHANGED_NAME = /modif|updated/i;
const PUBLISHED_NAME = /publish|pub-?date|issued|created|upload|(?:^|\.)date$/i;

/** Reads what stands in a page. All texts are without case, spaces and punctuation. */
export function readPageFacts({ html: bytes, url }: { html: Buffer; url: string }): PageFacts {
  const html = decodePage(bytes, 'text/html');
  const { document } = parseHTML(html);
  const metas = [...document.querySelectorAll('meta')].map((meta) => ({
    name: ['property', 'name', 'itemprop'].map((key) => meta.getAttribute(key)).find(Boolean) ?? '',
    content: meta.getAttribute('content') ?? '',
  }));
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const linked = scripts.flatMap(({ textContent }) => linkedStrings(textContent));
  const entries = [...metas, ...linked];
  const elements = new Set<string>();
  const text = collectTexts(document.documentElement, elements);
  const contents = (name: RegExp) =>
    entries.filter((entry) => name.test(entry.name)).map((entry) => entry.content);
  const items = [...document.querySelectorAll('li, blockquote')].filter((item) => !isLinks(item));
  return {
    html,
    listsAndQuotations: items.map(({ textContent }) => textContent).join('\n'),
    text: lettersAndDigits(text),
    elements,
    metadata: [document.title, ...entries.map(({ content }) => content)].map(lettersAndDigits),
    descriptions: contents(/^(?:\w+[:.]|\.)?description$/i),
    siteNames: [
      ...contents(/site_name|publisher\.name$/),
      new URL(url).hostname.replace(/^www\./, ''),
    ]
      .map(lettersAndDigits)
      .filter(Boolean),
    moments: html.match(MOMENT) ?? [],
    published: contents(PUBLISHED_NAME),
    changed: contents(CHANGED_NAME),
  };
}

/** Whether links make most of an element. */
function isLinks(element: Element): boolean {
  const links = [...element.querySelectorAll('a')].map(({ textContent }) => textContent);
  return links.join('').length > element.textContent.length / 2;
}

/** Collects the text of each element, and returns that of the whole. */
function collectTexts(node: Node, texts: Set<string>): string {
  if (node.nodeType === 3) return node.textContent ?? '';
  if (/^(?:head|script|style|template)$/i.test(node.nodeName)) return '';
  const text = [...node.childNodes].map((child) => collectTexts(child, texts)).join(' ');
  if (text.length <= MAX_ELEMENT_LENGTH) texts.add(lettersAndDigits(text));
  return text;
}

/** Lists the texts in JSON-LD, each under the names that lead to it. */
function linkedStrings(json: string): { name: string; content: string }[] {
  const walk = (value: unknown, name: string): { name: string; content: string }[] => {
    if (typeof value === 'string') return [{ name, content: value }];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, one]) =>
      walk(one, Array.isArray(value) ? name : `${name}.${key}`),
    );
  };
  try {
    return walk(JSON.parse(json.replaceAll(/\s/g, ' ')), '');
  } catch {
    return [{ name: '', content: json }];
  }
}
