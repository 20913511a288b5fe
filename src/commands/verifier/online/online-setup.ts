import type { SiteAddress } from '../../../content/site-address.server.ts';
import type { ParsedContent } from '../../../content/parsed-content.server.ts';
import { formatProblems, type Problem } from '../report.ts';
import {
  checkHomeResponse,
  homeAddress,
  checkSiteUrl,
  checkSecurityHeaders,
  compareWithBuild,
} from './site.ts';
import { type OnlineProblem, fetchWithoutRedirect } from './get.ts';
import { type GitHubAccess, checkGitHub } from './github.ts';
import type { Site } from '../../../content/schemas/site.ts';

/** An installation, as far as this folder knows it. */
interface Installation {
  content: ParsedContent;
  address: SiteAddress;
  /** Name of its repository, as « account/name » on GitHub. */
  repository: string | undefined;
  /** Source of the home page that was built here of this content, where there is one. */
  built?: string | undefined;
}

/** Checks the published site, the contact form and the repository; returns the problems by title. */
export async function checkOnlineSetup(
  { content, address, repository, built }: Installation,
  github: GitHubAccess,
): Promise<{ title: string; problems: OnlineProblem[] }[]> {
  const [site, hosted] = await Promise.all([
    checkSite(homeAddress(address), content.site.name, built, github.fetcher),
    checkGitHub(github, repository),
  ]);
  const mailProblems = checkMailAccount(content.site);
  const mailLines = formatProblems(content, mailProblems).map((line) => ({ line, broken: true }));
  return [
    ...site,
    { title: 'Formulaire de contact', problems: mailLines },
    { title: 'Publication par GitHub', problems: hosted },
  ];
}

/** Checks the headers and the text only if the home page answers. */
async function checkSite(home: string, name: string, built?: string, fetcher = fetch) {
  const writtenProblems = checkSiteUrl(home);
  if (writtenProblems.length > 0) return [{ title: ADDRESS_TITLE, problems: writtenProblems }];
  const answer = await fetchWithoutRedirect(home, { fetcher });
  const problems = checkHomeResponse(home, answer);
  if (problems.length > 0 || 'failure' in answer) return [{ title: ADDRESS_TITLE, problems }];
  return [
    { title: 'En-têtes de sécurité', problems: checkSecurityHeaders(answer.headers) },
    { title: 'Version en ligne', problems: compareWithBuild(answer.body, name, built) },
  ];
}

const ADDRESS_TITLE = 'Adresse du site';

const MAIL_IDENTIFIERS = {
  publicKey: { start: undefined, place: '« Account », « General », « Public Key »' },
  serviceId: { start: 'service_', place: '« Email Services », « Service ID »' },
  templateId: { start: 'template_', place: '« Email Templates », « Template ID »' },
} as const;

/** Matches a placeholder instead of an identifier. */
const PLACEHOLDER = /^(your|votre|my|mon)[-_ ]|x{4}|\.{3}|^<|exemple|example|identifiant/i;

/** Finds EmailJS identifiers that are empty, placeholders or in the wrong field. */
function checkMailAccount({ emailjs }: Site): Problem[] {
  return (['publicKey', 'serviceId', 'templateId'] as const).flatMap((key) => {
    const fault = identifierProblem(key, emailjs[key]);
    if (fault === undefined) return [];
    const message = `${fault} ; copiez celui de emailjs.com : ${MAIL_IDENTIFIERS[key].place}`;
    return [{ file: 'site.json', path: ['emailjs', key], message, broken: true }];
  });
}

function identifierProblem(key: keyof typeof MAIL_IDENTIFIERS, value: string): string | undefined {
  if (value.trim() === '') return 'cet identifiant manque, et le formulaire ne peut rien envoyer';
  if (PLACEHOLDER.test(value) || /\s/.test(value)) return `« ${value} » n’est pas un identifiant`;
  const others = Object.values(MAIL_IDENTIFIERS).filter(
    ({ start }) => start !== MAIL_IDENTIFIERS[key].start,
  );
  return others.some(({ start }) => start !== undefined && value.startsWith(start))
    ? `« ${value} » est l’identifiant d’un autre champ`
    : undefined;
}
