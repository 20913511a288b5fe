import { DomUtils, parseDocument } from 'htmlparser2';
import { documentRulePath, headersForPath, headerTable } from '../../../build/headers/headers.ts';
import type { ReportLine } from '../verifier-report.ts';
import { SAMPLE_ADDRESS } from '../sample-rules.ts';
import type { HttpResponse } from './http-requests.ts';

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Checks the address at which the site is published, without a request: reports the sample's address, and « http: » unless
 * it leads to this machine.
 */
export function checkSiteUrl(home: string): string | undefined {
  const { protocol, hostname } = new URL(home);
  if (SAMPLE_ADDRESS.test(home))
    return 'est l’adresse de l’exemple ; écrivez la vôtre dans « site.json », à « url »';
  if (protocol === 'http:' && !LOCAL_HOSTS.has(hostname))
    return 'commence par « http:// » ; demandez le « https » à votre hébergeur, puis écrivez « https:// » dans « site.json », à « url »';
  return undefined;
}

/**
 * Checks whether the response of the home page is a page: its status, redirect and media type.
 *
 * @param home address of the home page.
 * @returns what is the matter, and how to fix it.
 */
export function checkHomeResponse(
  home: string,
  { status, headers }: HttpResponse,
): string | undefined {
  const target = headers.get('location');
  if (status >= 300 && status < 400 && target !== null && URL.canParse(target, home))
    return `renvoie à « ${new URL(target, home).href} » ; écrivez dans « site.json », à « url », l’adresse où le site se trouve`;
  if (status === 404)
    return 'répond qu’il n’y a pas de site (404) ; attendez la fin de la première publication, et vérifiez l’adresse chez votre hébergeur';
  if (status !== 200)
    return `répond par l’erreur ${status} ; réessayez, ou demandez à votre hébergeur`;
  if (!headers.get('content-type')?.startsWith('text/html'))
    return 'ne donne pas une page ; vérifiez l’adresse chez votre hébergeur';
  return undefined;
}

/** Headers that the check leaves out, because they are not about security or differ from page to page. */
const UNCHECKED_HEADERS = new Set(['Cache-Control', 'Content-Security-Policy']);

const HOME_PATH = documentRulePath('index.html');

/** The security headers with which a host should send the home page, as far as they are the same whatever the content. */
const EXPECTED_HEADERS = Object.entries(
  headersForPath(headerTable({ [HOME_PATH]: '' }), HOME_PATH),
).filter(([name]) => !UNCHECKED_HEADERS.has(name));

/**
 * Finds security headers that are missing on the published home page or have another value than expected.
 *
 * @param headers of the home page's response.
 */
export function checkSecurityHeaders(headers: Headers): ReportLine[] {
  const missing = EXPECTED_HEADERS.filter(([name]) => !headers.has(name));
  const different = EXPECTED_HEADERS.filter(([name, expected]) => {
    const value = headers.get(name);
    return value !== null && !isAtLeastAsStrict(name, expected, value);
  });
  const namesOf = (list: [string, string][]) => list.map(([name]) => name).join(', ');
  const problems = [
    missing.length > 0 &&
      `il manque ${namesOf(missing)} ; le dossier publié doit être celui qui contient « _headers »`,
    different.length > 0 &&
      `une autre valeur que la nôtre à ${namesOf(different)} ; retirez ce réglage chez l’hébergeur`,
  ].filter((problem) => problem !== false);
  if (problems.length > 0 && isGitHubPages(headers)) return [{ line: GITHUB_PAGES_ADVICE }];
  return problems.map((problem) => ({
    line: `En-têtes de sécurité : ${problem}.`,
    broken: true,
  }));
}

const GITHUB_PAGES_ADVICE =
  'GitHub Pages n’envoie pas d’en-têtes de sécurité ; les pages portent déjà leur propre politique, mais Cloudflare Pages ou Netlify protègent mieux vos visiteurs (voir « MISE-EN-LIGNE.md »).';

/**
 * Whether a header demands at least what is expected. A host's Strict-Transport-Security may last longer, or include
 * subdomains.
 */
function isAtLeastAsStrict(name: string, expected: string, value: string): boolean {
  if (name !== 'Strict-Transport-Security') return value === expected;
  return maxAgeSeconds(value) >= maxAgeSeconds(expected);
}

const maxAgeSeconds = (value: string) => Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);

/** Whether GitHub Pages answered, also through a proxy, which replaces the `Server` header by its own. */
function isGitHubPages(headers: Headers): boolean {
  return headers.get('server') === 'GitHub.com' || headers.has('x-github-request-id');
}

/** Path of the links by which Cloudflare replaces the e-mail addresses of a page, unless that is switched off. */
const CLOUDFLARE_EMAIL_PATH = '/cdn-cgi/l/email-protection';

/**
 * Compares the published home page with the one that was built here.
 *
 * @param served its source, as the host sends it.
 * @param name of the owner, as the content says it.
 * @param built source of the home page that was built here of this content, where there is one.
 * @returns how they differ, and how to fix it.
 */
export function compareWithBuild(
  served: string,
  name: string,
  built: string | undefined,
): string | undefined {
  if (served.includes(CLOUDFLARE_EMAIL_PATH))
    return 'Cloudflare cache votre adresse e-mail aux visiteurs ; dans ses réglages « Security », éteignez « Email Address Obfuscation ».';
  const letters = pageLetters(served);
  if (!letters.includes(pageLetters(name)))
    return `Le site en ligne n’est pas celui de ce dossier : il ne porte pas le nom « ${name} » ; vérifiez l’adresse dans « site.json », à « url ».`;
  if (built === undefined)
    return 'Seul le nom a été comparé : il n’y a pas ici de site construit à jour ; lancez « npm run build », puis de nouveau cette commande.';
  if (pageLetters(built) !== letters)
    return 'Le site en ligne n’est pas celui de ce dossier : sa page d’accueil dit autre chose ; envoyez vos changements sur GitHub, ou reprenez ceux du bureau en ligne avec « git pull », attendez la publication, puis lancez « npm run build » et de nouveau cette commande.';
  return undefined;
}

/** Extracts the text of a page, title included, without scripts, styles and spaces, which a host may change. */
function pageLetters(html: string): string {
  return DomUtils.innerText(parseDocument(html).children).replaceAll(/\s+/g, '');
}
