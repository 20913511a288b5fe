import {
  articleElementOf,
  SHORT_LINE_SELECTOR,
  MAX_BYLINE_LENGTH,
  findElementsAboveText,
  shortLines,
  type TitledPage,
} from './page-headline.ts';
import {
  isOutsideArticle,
  LEGAL_FORM,
  normalizeName,
  textWithSpaces,
  toPlainLine,
} from './page-document.ts';

/**
 * Pattern, as text, of a capitalised word that may stand beside a name in a byline but isn't part of the name: a word of a
 * date, an occupation or a button.
 */
const NOT_NAME = String.raw`(?:(?i:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\p{L}*\.?\s\d|(?:Publi(?:é|shed)|Updated|Last|Mis|Le(?=\s+(?:\d|\p{Ll}))|Letzte|Date|Edition|Stand|Alles?|For|Former|Senior|Staff|Chief|Contribut(?:or|ing)|Correspond[ae]nte?|Edit(?:or|ed)|Translated|Traduit|Writer|Journaliste?|Reporter|Professor|Profile|Twitter|Rédact(?:eur|rice|ion)|Envoyée?|All|Follow|More|Most|Posts?|Plus|Suivre|Tous|Toutes|View|Voir)(?!\p{L}))`;

/** Pattern, as text, of a word between the parts of a name: « Jeanne de la Tour », « Marthe Ngo Bell ». */
const PARTICLE = String.raw`(?:d[aeiou]|de[lrs]|la|le|el|al|van|ben|bin|[Nn]go)`;

/** Pattern, as text, of a word of a name: « Ndongo », « d’Almeida », « Le ». */
const NAME_PART = String.raw`(?:d[’'])?\p{Lu}[\p{L}’'.-]*`;

const NAME = String.raw`(?!${NOT_NAME})\p{Lu}[\p{L}’'.-]+(?:\s+(?:${PARTICLE}\s+)*(?!${NOT_NAME}|News(?!\p{L}))${NAME_PART}){1,3}(?!\s+News)`;

/** Matches a byline, « Par Awa Ndongo », at the start of a line or after a punctuation mark, a date or « publié ». */
const BYLINE =
  /(?:^|[(,;·|\d-]|[Pp]ublié|[Pp]osted|[Ss]oumis|[Ss]ubmitted|[Rr]ecueillis|[Rr]éalisée?|[Éé]crit|[Ww]ritten|[Rr]édigé)\s*(?:(?:[Pp]ar|[Bb]y|[Vv]on|[Pp]or|[Uu]n\stexte\sde)(?:\s*:)?\s+|[Aa]ut(?:eure?|rice|h?or)\s*:\s*)(.+)$/u;

/** Matches the full name at the start of the text after « Par ». No capitalised word may follow, as it would belong to it. */
const LEADING_NAME = new RegExp(
  String.raw`^(${NAME})(?![\p{L}’'.-]|\s+(?!${NOT_NAME})\p{Lu})`,
  'u',
);

/** Selects elements that name the author. */
const AUTHOR_SELECTOR =
  '[rel="author"], [itemprop="author"] [itemprop="name"], [itemprop="author"], [class*="author"], [class*="auteur"], [class*="autor"], [class*="user-name"], [data-testid*="byline"] span, [class*="byline" i] a, [class*="byline" i] span, a[href*="/author"], a[href*="/auteur"], a[href*="/autor"], .vcard .fn';

/**
 * Finds the authors of an article: in its linked data, else in its markup, else in `<meta>` (which may name the publisher),
 * else in a byline.
 *
 * @param linked authors in its linked data.
 * @param metas authors in `<meta>`, most reliable first.
 * @param host of the page's address.
 */
export function findAuthors(
  page: TitledPage,
  linked: string | undefined,
  metas: readonly string[],
  host: string,
): string | undefined {
  const isPerson = (name: string) =>
    name !== '' &&
    !isAccountName(name) &&
    !LEGAL_FORM.test(name) &&
    !isOutletName(name, page.outlet) &&
    // One word that is in the address is the outlet's name. A person who writes on a site of her own has two names.
    !host.split('.').includes(name.toLowerCase());
  const names = [
    declaredNames(linked, page),
    findMarkedNames(page, findElementsAboveText(page, AUTHOR_SELECTOR)),
    findMarkedNames(page, [...(articleElementOf(page)?.querySelectorAll(AUTHOR_SELECTOR) ?? [])]),
    ...findElementsAboveText(page, 'p').map(findBoldNames),
    ...metas.map((one) => declaredNames(one, page)),
    ...shortLines(findElementsAboveText(page, SHORT_LINE_SELECTOR)).map(findBylineNames),
  ]
    .map((one) => one.filter(isPerson))
    .find(({ length }) => length > 0);
  return names && [...new Set(names)].join(', ');
}

/** Whether a declared name is a user name, an address or the title of a site, not a person's name. */
const isAccountName = (name: string) =>
  /^[a-z\d._-]{4,}$|^\d|@|\s[–|/-]\s|\[at\]|\bwww\.|\.\w+\/|^(?:Admin|No Author)$/.test(name);

/** Whether a name is the outlet's own: many pages give their outlet as the author. */
function isOutletName(name: string, outlet = ''): boolean {
  const [one, other] = [normalizeName(name), normalizeName(outlet)];
  return one !== '' && other !== '' && (other.startsWith(one) || one.startsWith(other));
}

/** Removes « Par » or « Auteur » before a name. */
const removePrefix = (text = '') =>
  text.replace(
    /^(?:par|by|von|por|auth?or|auteure?s?|autrice|(?:écrit|publié) par|written by|texte)\s*:?\s+/i,
    '',
  );

const splitNames = (line: string) =>
  line.split(/,\s|\s(?:et|and|und|og|och|&)\s(?=\p{Lu})|\/(?=\p{Lu})/u);

/** Matches initials in brackets behind or in a name. They are removed. */
const INITIALS = /\s*\((?:\p{L}\.?){1,4}\)/gu;

/** Matches the authors who contributed: « Ada Ndi (avec Luc Essomba) ». */
const CONTRIBUTORS = /\s?\(avec ([^)]{1,200})\)/i;

/** Removes « Par », initials and brackets from a text that contains nothing else than the names of authors. */
const cleanByline = (text = '') =>
  removePrefix(text).replaceAll(INITIALS, '').replace(CONTRIBUTORS, ', $1');

/** Matches an occupation or the address of a site, which may stand behind a name: « Ada Ndi, envoyée spéciale à Kribi ». */
const OCCUPATION = /(?<![\p{L}’'-])\p{Ll}{6,}|^[\w-]+\.\p{L}{2,3}$/u;

/** Returns the names that a page declares, without the occupations behind them; none in the name of the outlet. */
function declaredNames(text = '', { outlet = '' }: TitledPage): string[] {
  if (isAccountName(text) || normalizeName(text) === normalizeName(outlet)) return [];
  const names = splitNames(cleanByline(text));
  const people = names.filter((name) => !OCCUPATION.test(name));
  return people.length > 0 ? people : names;
}

/**
 * Finds the names in the elements that name the author. Only those that stand beside the first one count, because others sign
 * teasers and comments.
 */
function findMarkedNames({ headline }: TitledPage, elements: readonly Element[]): string[] {
  const named = elements.filter(
    (one) =>
      (!isOutsideArticle(one) || one.closest('article address')) &&
      !isInTeaser(one, headline) &&
      !one.closest('button') &&
      namesOf(one).length > 0,
  );
  const marked = named.filter(
    (one) => !named.some((inner) => inner !== one && one.contains(inner)),
  );
  const parent = marked[0]?.parentElement;
  const byline = parent?.parentElement?.querySelector('h1') ? parent : parent?.parentElement;
  const [, contributors = ''] = CONTRIBUTORS.exec(byline?.textContent ?? '') ?? [];
  return [
    ...marked.filter((one) => byline?.contains(one)).flatMap(namesOf),
    ...splitNames(contributors).flatMap(firstName),
  ];
}

/** Length in characters from which a block is too long to be a teaser. */
const MAX_TEASER_LENGTH = 1000;

const LINKED_HEADING = 'a :is(h1, h2, h3, h4), :is(h1, h2, h3, h4) a';

/** Whether an element stands in a short block whose heading leads elsewhere: it names the author of another article. */
function isInTeaser(element: Element, headline: Element | null): boolean {
  const name = element.textContent.trim();
  let block = element.parentElement;
  while (block && block.textContent.length < MAX_TEASER_LENGTH && !block.contains(headline)) {
    const headings = [...block.querySelectorAll(LINKED_HEADING)];
    if (headings.some(({ textContent }) => !textContent.includes(name))) return true;
    block = block.parentElement;
  }
  return false;
}

/** Returns the names in an element that begins with a name; none in a text longer than a byline, as it is a biography. */
function namesOf(element: Element): string[] {
  const line = toPlainLine(textWithSpaces(element)) ?? '';
  const parts = line.length > MAX_BYLINE_LENGTH.line ? [] : splitNames(cleanByline(line));
  return LEADING_NAME.test(parts[0] ?? '') ? parts.flatMap(firstName) : [];
}

/** Returns the names in a paragraph of bold names alone, with which some African outlets sign an article above its text. */
function findBoldNames(paragraph: Element): string[] {
  const line = toPlainLine(paragraph.textContent) ?? '';
  const bold = [...paragraph.querySelectorAll('strong, b')].map((one) => one.textContent).join('');
  const names = splitNames(line);
  const areNames =
    normalizeName(bold) === normalizeName(line) && names.every((one) => firstName(one) === one);
  return areNames ? names : [];
}

const firstName = (text: string) => LEADING_NAME.exec(text)?.[1] ?? [];

/** Returns the names of the authors in a byline, « par Ada Ndi »; none in a line that names a photographer. */
function findBylineNames(line: string): string[] {
  const names = /photo|crédit|©|illustration/i.test(line) ? '' : (BYLINE.exec(line)?.[1] ?? '');
  const byline = names.replace(CONTRIBUTORS, ' et $1');
  // What stands behind a comma alone is a place or an occupation, but for a family name in capitals.
  const parts = /\s(?:et|and|&)\s|, \p{Lu}\p{Ll}+ \p{Lu}{3,}(?!\p{L})/u.test(byline)
    ? splitNames(byline)
    : [byline];
  return parts.flatMap(firstName);
}
