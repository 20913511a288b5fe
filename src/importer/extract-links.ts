import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { Parser } from 'htmlparser2';
import { readFeed } from './feed.ts';
import { ImportError } from './import-errors.ts';
import { isHomePage } from './page-address.ts';
import { decodePage } from './page-document.ts';

/**
 * Reads the links that one argument of `npm run importer` gives: those of a file or, if there is no such file, those in the
 * argument itself.
 *
 * @param word path of a file, or a text with links.
 * @throws ImportError when there are no links, or the file can't be read.
 */
export async function readLinks(word: string): Promise<string[]> {
  const bytes = await readFile(word).catch(() => undefined);
  const links = bytes
    ? extractFileLinks(bytes)
    : LIST_FILE_NAME.test(word)
      ? []
      : extractLinks(word);
  if (links.length > 0) return links;
  const missing = bytes ? 'il n’y a pas d’adresse' : 'il n’y a ni fichier de ce nom, ni adresse';
  throw new ImportError(`${missing} là-dedans`);
}

/** Matches an argument that names a file, and no page of a site: if the file is missing, its name isn't taken for a link. */
const LIST_FILE_NAME = /^(?!\w+:\/\/)\S*\.(?:csv|docx?|odt|opml|pdf|tsv|txt|xlsx?|zip)$/i;

/**
 * Extracts the links of a file: a text that `extractLinks` accepts, in any encoding, a Word document, or a ZIP archive of
 * texts, such as a chat that WhatsApp has exported.
 *
 * @returns each link once, in order.
 * @throws ImportError for any other file.
 */
export function extractFileLinks(bytes: Uint8Array): string[] {
  if (startsWith(bytes, 'PK\u0003\u0004')) return extractArchiveLinks(bytes);
  const text = decodePage(bytes, '');
  if (text.includes('\0') || startsWith(bytes, '%PDF')) throw new ImportError(NOT_A_LIST);
  return extractLinks(text);
}

const startsWith = (bytes: Uint8Array, signature: string) =>
  Buffer.from(bytes.subarray(0, signature.length)).toString('latin1') === signature;

const NOT_A_LIST =
  'ce fichier n’est pas une liste que l’on sache lire : enregistrez-le en texte, en « CSV » ou en « .docx »';

/** Maximum unpacked size of a file in a ZIP archive, in bytes; a larger one is skipped. */
const MAX_UNPACKED_BYTES = 50_000_000;

const DOCUMENT = 'word/document.xml';
const DOCUMENT_RELATIONS = 'word/_rels/document.xml.rels';

function extractArchiveLinks(bytes: Uint8Array): string[] {
  const texts = unpackTexts(bytes);
  const document = texts.get(DOCUMENT);
  if (document !== undefined)
    return extractLinks(readDocument(document, texts.get(DOCUMENT_RELATIONS) ?? ''));
  if (texts.size === 0) throw new ImportError(NOT_A_LIST);
  return unique([...texts.values()].flatMap(extractLinks));
}

function unpackTexts(bytes: Uint8Array): Map<string, string> {
  const isText = /^(?!__MACOSX\/).*\.(?:csv|html?|opml|tsv|txt)$/i;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) =>
        originalSize <= MAX_UNPACKED_BYTES &&
        (isText.test(name) || [DOCUMENT, DOCUMENT_RELATIONS].includes(name)),
    });
    return new Map(Object.entries(files).map(([name, file]) => [name, decodePage(file, '')]));
  } catch {
    throw new ImportError('cette archive est abîmée : téléchargez-la ou enregistrez-la de nouveau');
  }
}

/** Returns the text of a Word document, with the address of each hyperlink in place of its words. */
function readDocument(document: string, relations: string): string {
  const targets = new Map<string | undefined, string | undefined>();
  parseXml(relations, {
    onopentag: (_, { Id, Target, TargetMode }) => {
      if (TargetMode === 'External') targets.set(Id, Target);
    },
  });
  let text = '';
  let target: string | undefined;
  parseXml(document, {
    onopentag(name, attributes) {
      if (/^w:(?:p|br|tab)$/.test(name)) text += '\n';
      if (name === 'w:hyperlink') target = targets.get(attributes['r:id']);
    },
    ontext(part) {
      text += target === undefined ? part : ` ${target} `;
    },
    onclosetag(name) {
      if (name === 'w:hyperlink') target = undefined;
    },
  });
  return text.trim();
}

function parseXml(xml: string, handler: ConstructorParameters<typeof Parser>[0]): void {
  new Parser(handler, { xmlMode: true }).end(xml);
}

/**
 * Extracts the links of a text: of a list with one link a line, a table (CSV), what a messenger or a browser exports, a
 * feed or a list of feeds (OPML). Of a table it takes one column.
 *
 * @param text of any length.
 * @returns each link once, in order.
 */
export function extractLinks(text: string): string[] {
  const links = /^\s*<(?!https?:)/i.test(text)
    ? markupLinks(text)
    : ((MESSAGE.test(text) ? undefined : tableLinks(text)) ?? textLinks(text));
  return unique(links.map(normalizeLink).filter((link) => /^https?:/i.test(link)));
}

const unique = (links: readonly string[]) => [...new Set(links)];

/**
 * Matches the start of a chat that a messenger has exported: day, hour, and a dash or a bracket before the name. A text that
 * begins so is read line by line, and not as a table.
 */
const MESSAGE = /^\W*\d+[./-]\d+[./-]\d+,?\s(?:à\s)?\d+[:.h]\d\d.{0,12}?(?:\s[-–]\s|\]\s)/u;

function markupLinks(text: string): string[] {
  const articles = readFeed(text);
  if (articles) return articles.map(({ address }) => address);
  const links: (string | undefined)[] = [];
  const parser = new Parser({
    onopentag(name, { href, xmlurl, url, htmlurl }) {
      links.push(name === 'a' ? href : name === 'outline' ? xmlurl || url || htmlurl : undefined);
    },
  });
  parser.end(text);
  return links.flatMap((link) => link ?? []);
}

const LINK = /(?:\bhttps?:\/\/|\bwww\.)[^\s<>"«»\u200b-\u200f\u202a-\u202e\u2066-\u2069]+/gi;

/** Matches an address without `https://`. It counts as a link where it is alone on a line or in a cell. */
const BARE_ADDRESS = /^(?:[\p{L}\d-]+\.)+\p{L}{2,}\/\S*$/u;

/** Matches the bullet or number before a line of a list. It is removed, so that an address can be alone on the line. */
const BULLET = /^\s*(?:[-*•–]|\d+[.)])?\s+/;

function textLinks(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const entry = ` ${line}`.replace(BULLET, '').trim();
    return BARE_ADDRESS.test(entry) ? [entry] : (entry.match(LINK) ?? []).map(trimLink);
  });
}

/** Matches punctuation at the end of a link that belongs to the sentence around it. It is removed. */
const TRAILING_PUNCTUATION = /[.,;:!?…'’*_]+$/;

function trimLink(link: string): string {
  const bare = link.replace(TRAILING_PUNCTUATION, '');
  return bare.endsWith(')') && !bare.includes('(') ? trimLink(bare.slice(0, -1)) : bare;
}

/** Matches the heading of a table's column of links, in English or French: the links are taken from that column. */
const LINK_HEADING =
  /^(?:(?:article|story|original|external|source|canonical|clip)[\s_-]*)?(?:url|link|lien|adresse|permalink|web)s?(?:\s(?:de l[’']|of the |d[’']|original).*)?$/i;

/**
 * Extracts the links of a table from one column: the one with the most links, among those whose heading matches
 * `LINK_HEADING` if there are any.
 *
 * @returns undefined for a text that is no table: there, a comma may be part of a link.
 */
function tableLinks(text: string): string[] | undefined {
  return [';', '\t', ','].map((delimiter) => linkColumn(parseRows(text, delimiter))).find(Boolean);
}

function parseRows(source: string, delimiter: string): string[][] {
  // Excel may name the delimiter in a line of its own.
  const text = source.trimStart().replace(/^sep=.\r?\n/i, '');
  const [first = ''] = text.split('\n', 1);
  if (!first.includes(delimiter)) return [];
  const options = { delimiter, bom: true, relax_column_count: true, skip_empty_lines: true };
  try {
    const rows: unknown = parse(text, { ...options, relax_quotes: true, trim: true });
    return Array.isArray(rows) ? rows.map((row) => [row].flat().map(String)) : [];
  } catch {
    return [];
  }
}

function linkColumn(rows: string[][]): string[] | undefined {
  const [heading = [], ...others] = rows;
  const columns = heading
    .map((name, index) => {
      const cells = rows.map((row) => row[index] ?? '');
      const pages = unique(cells.filter(isPageLink)).length;
      return { isNamed: LINK_HEADING.test(name), cells, pages };
    })
    .filter(({ pages }) => pages > 0)
    .sort((one, other) => other.pages - one.pages);
  const isRegular = others.length > 0 && others.every(({ length }) => length === heading.length);
  // Where no other cell has words, commas may belong to the links.
  const hasWords = others.flat().some((cell) => /\S\s/.test(cell) && !isPageLink(cell));
  const column =
    columns.find(({ isNamed }) => isNamed) ?? (isRegular && hasWords ? columns[0] : undefined);
  return column?.cells.flatMap(textLinks);
}

/** Whether a cell is the address of a page, and not that of a site or of a picture. */
function isPageLink(cell: string): boolean {
  if (!BARE_ADDRESS.test(cell) && cell.match(LINK)?.[0] !== cell) return false;
  const url = URL.parse(normalizeLink(cell));
  return url !== null && !isHomePage(url) && !/\.(?:jpe?g|png|webp|gif)$/i.test(url.pathname);
}

/** Returns the address of a link: with its protocol, with `&` in place of `&amp;`, and without Google's redirect. */
function normalizeLink(link: string): string {
  const decoded = link.replaceAll('&amp;', '&');
  const url = URL.parse(/^[a-z]+:/i.test(decoded) ? decoded : `https://${decoded}`);
  if (!url) return decoded;
  const isWrapped = /^www\.google\.[a-z.]+$/.test(url.hostname) && url.pathname === '/url';
  const target = isWrapped && (url.searchParams.get('q') ?? url.searchParams.get('url'));
  return target || (/^[a-z]+:/i.test(decoded) ? decoded : url.href);
}
