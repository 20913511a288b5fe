/** Hosts of link shorteners, whose addresses always lead to other sites: such a redirect is no reason for suspicion. */
const SHORTENERS = new Set([
  ...['bit.ly', 'buff.ly', 'dai.ly', 'dlvr.it', 'doi.org', 'fb.me', 'goo.gl', 'is.gd', 'lnkd.in'],
  ...['ow.ly', 'shorturl.at', 't.co', 'tinyurl.com'],
]);

/** Matches the path of a home page, such as « / », « /fr/ » or « /accueil »: a redirect there suggests that a page is gone. */
const HOME = /^\/(?:(?:[a-z]{2}(?:-[a-z]{2})?|home|accueil|index\.\w+)\/?)?$/i;

/** Matches a part of a page's title, from `simplify`, that says that the page wasn't found. */
const NOT_FOUND =
  /^(?:ou?ps |désolé )?(?:(?:erreur |error )?404(?: .*(?:introuvable|non trouvée?|not found))?|(?:l |la |cette |the |this )?(?:page|article|contenu)(?: \S+){0,3} (?:introuvable|non trouvée?|not found|n existe (?:pas|plus))|not found)$/u;
const FOR_SALE =
  /\b(?:(?:nom de )?domaine (?:est )?à vendre|domain (?:name )?(?:is |may be )?for sale|buy this domain)\b|^\S+\.\w+ (?:is |est )?(?:for sale|à vendre)$/iu;

/** Selector of elements with a file of a domain-parking service, which shows advertising on an unused domain. */
const PARKING_FILES = '[src*="sedoparking.com"], [src*="parkingcrew.net"], [src*="bodis.com"]';

/**
 * Says why a page that answers with success may be gone all the same: it leads to a home page or another site, says
 * that it isn't found, or is that of a parked domain. Nobody can be sure, so that only the owner is told.
 *
 * @param address of the page.
 * @param target its address after all redirects.
 * @param document what it shows; undefined where that isn't HTML.
 * @returns a French reason, or undefined when there is no doubt.
 */
export function findReasonForDoubt(
  address: string,
  target: string,
  document: Document | undefined,
): string | undefined {
  return redirectDoubt(new URL(address), new URL(target)) ?? (document && contentDoubt(document));
}

function redirectDoubt(from: URL, to: URL): string | undefined {
  // A query may name a page: `/?p=12`.
  const isSameQuery = from.search !== '' && from.search === to.search;
  const asksForHome = isHome(from) && from.search === '';
  if (isHome(to) && !asksForHome && !isSameQuery) return 'renvoie à une page d’accueil';
  if (brand(from) === brand(to) || SHORTENERS.has(from.host)) return undefined;
  if (asksForHome) return `renvoie à ${to.host}`;
  const [name = ''] = from.pathname.split('/').filter(Boolean).slice(-1);
  return `${to.pathname}${to.search}`.includes(name) ? undefined : `renvoie à ${to.host}`;
}

const isHome = ({ pathname }: URL) => HOME.test(pathname);

/** Returns the name of a site without its country: « journal » for `www.journal.co.uk` and `m.journal.cm`. */
function brand({ hostname }: URL): string | undefined {
  return hostname
    .replace(/(?:\.(?:ac|co|com|edu|gouv|gov|net|org))?\.[^.]+$/, '')
    .split('.')
    .at(-1);
}

function contentDoubt(document: Document): string | undefined {
  const texts = ['title', 'h1'].map((name) => document.querySelector(name)?.textContent ?? '');
  if (document.querySelector(PARKING_FILES) || texts.some((text) => FOR_SALE.test(text.trim())))
    return 'le domaine semble à vendre';
  const parts = texts.flatMap((text) => text.split(/\s[|·–—-]\s/));
  return parts.some((part) => NOT_FOUND.test(simplify(part)))
    ? 'dit « page introuvable »'
    : undefined;
}

/** Reduces a title to lower-case words. Quotation marks stay, because an article may quote « not found ». */
const simplify = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}«»“”"]+/gu, ' ')
    .trim();
