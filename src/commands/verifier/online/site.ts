import type { SiteAddress } from '../../../content/site-address.server.ts';
import { isSampleAddress } from '../sample-rules.ts';
import type { OnlineProblem, HttpResult } from './get.ts';
import { documentRulePath, headersForPath, headerTable } from '../../../build/headers/headers.ts';
import { Parser } from 'htmlparser2';

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

export function homeAddress({ origin, base }: SiteAddress): string {
  return `${origin}${base}/`;
}

/**
 * Checks the configured address, without a request.
 *
 * @param home address of the home page.
 */
export function checkSiteUrl(home: string): OnlineProblem[] {
  const { protocol, hostname } = new URL(home);
  if (isSampleAddress(home))
    return addressProblem(
      home,
      'est l’adresse de l’exemple ; écrivez la vôtre dans « site.json », à « url »',
    );
  if (protocol === 'http:' && !LOCAL_HOSTS.has(hostname))
    return addressProblem(
      home,
      'commence par « http:// » ; demandez le « https » à votre hébergeur, puis écrivez « https:// » dans « site.json », à « url »',
    );
  return [];
}

/**
 * Checks the response of the home page.
 *
 * @param home address of the home page.
 */
export function checkHomeResponse(home: string, answer: HttpResult): OnlineProblem[] {
  if ('failure' in answer) return addressProblem(home, `ne répond pas : ${answer.failure}`);
  const { status, headers } = answer;
  const target = headers.get('location');
  if (status >= 300 && status < 400 && target !== null && URL.canParse(target, home))
    return addressProblem(
      home,
      `renvoie à « ${new URL(target, home).href} » ; écrivez dans « site.json », à « url », l’adresse où le site se trouve`,
    );
  if (status === 404)
    return addressProblem(
      home,
      'répond qu’il n’y a pas de site (404) ; attendez la fin de la première publication, et vérifiez l’adresse chez votre hébergeur',
    );
  if (status !== 200)
    return addressProblem(
      home,
      `répond par l’erreur ${status} ; réessayez, ou demandez à votre hébergeur`,
    );
  if (!headers.get('content-type')?.startsWith('text/html'))
    return addressProblem(home, 'ne donne pas une page ; vérifiez l’adresse chez votre hébergeur');
  return [];
}

const addressProblem = (home: string, message: string): OnlineProblem[] => [
  { line: `« ${home} » ${message}.`, broken: true },
];

/** Headers that are not about security, or that differ from page to page. */
const UNCHECKED_HEADERS = new Set(['Cache-Control', 'Content-Security-Policy']);

const HOME_PATH = documentRulePath('index.html');

/** The headers of the home page that are the same whatever the content. */
const EXPECTED_HEADERS = Object.entries(
  headersForPath(headerTable({ [HOME_PATH]: '' }), HOME_PATH),
).filter(([name]) => !UNCHECKED_HEADERS.has(name));

/**
 * Finds security headers that are missing or have another value.
 *
 * @param headers of its answer.
 */
export function checkSecurityHeaders(headers: Headers): OnlineProblem[] {
  const missingNames = EXPECTED_HEADERS.filter(([name]) => !headers.has(name)).map(
    ([name]) => name,
  );
  const differentNames = EXPECTED_HEADERS.filter(
    ([name, value]) =>
      headers.has(name) && !isAtLeastAsStrict(name, value, headers.get(name) ?? ''),
  ).map(([name]) => name);
  if (missingNames.length + differentNames.length === 0) return [];
  if (isGitHubPages(headers))
    return [
      {
        line: 'GitHub Pages n’envoie pas d’en-têtes de sécurité ; les pages portent déjà leur propre politique, mais Cloudflare Pages ou Netlify protègent mieux vos visiteurs (voir « MISE-EN-LIGNE.md »).',
      },
    ];
  return [
    ...(missingNames.length > 0
      ? [
          headerProblem(
            `il manque ${missingNames.join(', ')}`,
            'le dossier publié doit être celui qui contient « _headers »',
          ),
        ]
      : []),
    ...(differentNames.length > 0
      ? [
          headerProblem(
            `une autre valeur que la nôtre à ${differentNames.join(', ')}`,
            'retirez ce réglage chez l’hébergeur',
          ),
        ]
      : []),
  ];
}

/** A host may bind browsers to https for longer than we do, or for its subdomains too. */
function isAtLeastAsStrict(name: string, expected: string, value: string): boolean {
  if (name !== 'Strict-Transport-Security') return value === expected;
  return maxAgeSeconds(value) >= maxAgeSeconds(expected);
}

const maxAgeSeconds = (value: string) => Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);

/** Also behind a proxy, which puts its own name in the place of the server's. */
function isGitHubPages(headers: Headers): boolean {
  return headers.get('server') === 'GitHub.com' || headers.has('x-github-request-id');
}

const headerProblem = (fault: string, fix: string): OnlineProblem => ({
  line: `En-têtes de sécurité : ${fault} ; ${fix}.`,
  broken: true,
});

/** Cloudflare replaces e-mail addresses by links to this path. */
const CLOUDFLARE_EMAIL_PATH = '/cdn-cgi/l/email-protection';

/**
 * Compares the published home page with the one that was built here.
 *
 * @param served its source, as the host sends it.
 * @param name of the owner, as the content says it.
 * @param built source of the home page that was built here of this content, where there is one.
 */
export function compareWithBuild(served: string, name: string, built?: string): OnlineProblem[] {
  if (served.includes(CLOUDFLARE_EMAIL_PATH))
    return [
      {
        line: 'Cloudflare cache votre adresse e-mail aux visiteurs ; dans ses réglages « Security », éteignez « Email Address Obfuscation ».',
      },
    ];
  const text = visibleText(served);
  if (!text.includes(visibleText(name)))
    return [
      {
        line: `Le site en ligne n’est pas celui de ce dossier : il ne porte pas le nom « ${name} » ; vérifiez l’adresse dans « site.json », à « url ».`,
      },
    ];
  if (built === undefined)
    return [
      {
        line: 'Seul le nom a été comparé : il n’y a pas ici de site construit à jour ; lancez « npm run build », puis de nouveau cette commande.',
      },
    ];
  if (visibleText(built) !== text)
    return [
      {
        line: 'Le site en ligne n’est pas celui de ce dossier : sa page d’accueil dit autre chose ; envoyez vos changements sur GitHub, ou reprenez ceux du bureau en ligne avec « git pull », attendez la publication, puis lancez « npm run build » et de nouveau cette commande.',
      },
    ];
  return [];
}

const INVISIBLE_ELEMENTS = new Set(['script', 'style', 'template', 'noscript']);

/** Extracts the visible text of a page, title included, with single spaces. */
function visibleText(html: string): string {
  let text = '';
  let invisibleDepth = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (INVISIBLE_ELEMENTS.has(name)) invisibleDepth += 1;
      text += ' ';
    },
    ontext(part) {
      if (invisibleDepth === 0) text += part;
    },
    onclosetag(name) {
      if (INVISIBLE_ELEMENTS.has(name)) invisibleDepth -= 1;
      text += ' ';
    },
  });
  parser.end(html);
  return text.replaceAll(/\s+/g, ' ').trim();
}
