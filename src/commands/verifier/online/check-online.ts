import { GITHUB_API } from '../../../admin/config/repository.ts';
import type { ParsedContent } from '../../../content/parsed-content.server.ts';
import type { Site } from '../../../content/schemas/site.ts';
import { siteAddress } from '../../../content/site-address.server.ts';
import { keysOf } from '../../../lib/keys-of.ts';
import { readUpToDateHomePage } from '../built-site.ts';
import { formatProblems, type Problem, type Section } from '../verifier-report.ts';
import { fetchWithoutRedirect } from './http-requests.ts';
import { checkGitHub, findRepositoryName } from './check-github.ts';
import {
  checkHomeResponse,
  checkSiteUrl,
  checkSecurityHeaders,
  compareWithBuild,
} from './check-published-site.ts';

/**
 * Checks the published site, the EmailJS identifiers of the contact form, and the GitHub repository.
 *
 * @param dist path of the built site's folder.
 */
export async function checkOnlineSetup(content: ParsedContent, dist: string): Promise<Section[]> {
  const { DESK_API_ORIGIN, GITHUB_TOKEN } = process.env;
  const github = { api: DESK_API_ORIGIN || GITHUB_API, token: GITHUB_TOKEN };
  const [site, hosted] = await Promise.all([
    checkSite(content, dist),
    checkGitHub(github, await findRepositoryName(content.site)),
  ]);
  const mail = formatProblems(content, checkMailAccount(content.site));
  return [
    ...site,
    { title: 'Formulaire de contact', lines: mail },
    { title: 'Publication par GitHub', lines: hosted },
  ];
}

/** Checks the home page online: whether it answers, and if it does, its headers and its text. */
async function checkSite(content: ParsedContent, dist: string): Promise<Section[]> {
  const { origin, base } = await siteAddress();
  const home = `${origin}${base}/`;
  const addressProblem = (message: string): Section[] => [
    { title: 'Adresse du site', lines: [{ line: `« ${home} » ${message}.`, broken: true }] },
  ];
  const urlProblem = checkSiteUrl(home);
  if (urlProblem !== undefined) return addressProblem(urlProblem);
  const answer = await fetchWithoutRedirect(home);
  if ('failure' in answer) return addressProblem(`ne répond pas : ${answer.failure}`);
  const responseProblem = checkHomeResponse(home, answer);
  if (responseProblem !== undefined) return addressProblem(responseProblem);
  const built = readUpToDateHomePage(content, dist);
  const difference = compareWithBuild(answer.body, content.site.name, built);
  return [
    { title: 'En-têtes de sécurité', lines: checkSecurityHeaders(answer.headers) },
    { title: 'Version en ligne', lines: difference === undefined ? [] : [{ line: difference }] },
  ];
}

/**
 * For each EmailJS identifier in `site.json`: where emailjs.com shows it (`place`), and a pattern of identifiers that belong
 * in another field (`other`).
 */
const MAIL_IDENTIFIERS = {
  publicKey: { place: '« Account », « General », « Public Key »', other: /^(service|template)_/ },
  serviceId: { place: '« Email Services », « Service ID »', other: /^template_/ },
  templateId: { place: '« Email Templates », « Template ID »', other: /^service_/ },
};

/** Matches a placeholder that stands in `site.json` where an EmailJS identifier belongs. */
const PLACEHOLDER = /^(your|votre|my|mon)[-_ ]|x{4}|\.{3}|^<|exemple|example|identifiant/i;

/** Finds EmailJS identifiers that are empty, placeholders or in the wrong field. */
function checkMailAccount({ emailjs }: Site): Problem[] {
  return keysOf(MAIL_IDENTIFIERS).flatMap((key) => {
    const { place, other } = MAIL_IDENTIFIERS[key];
    const fault = identifierProblem(emailjs[key], other);
    if (fault === undefined) return [];
    const message = `${fault} ; copiez celui de emailjs.com : ${place}`;
    return [{ file: 'site.json', path: ['emailjs', key], message, broken: true }];
  });
}

function identifierProblem(value: string, other: RegExp): string | undefined {
  if (value.trim() === '') return 'cet identifiant manque, et le formulaire ne peut rien envoyer';
  if (PLACEHOLDER.test(value) || /\s/.test(value)) return `« ${value} » n’est pas un identifiant`;
  return other.test(value) ? `« ${value} » est l’identifiant d’un autre champ` : undefined;
}
