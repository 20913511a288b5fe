import type { SiteAddress } from '../../../content/site-address.server.ts';
import type { ParsedContent } from '../../../content/parsed-content.server.ts';
import { lines, type Remark } from '../report.ts';
import { answerFault, homeOf, writtenFault, securityHeaders, publishedBuild } from './site.ts';
import { type Finding, get } from './get.ts';
import { type GitHub, checkGitHub } from './github.ts';
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

/** Everything that is missing to an installation, seen from outside: the findings by their title. */
export async function inspectOnline(
  { content, address, repository, built }: Installation,
  github: GitHub,
): Promise<{ title: string; findings: Finding[] }[]> {
  const [site, hosted] = await Promise.all([
    checkSite(homeOf(address), content.site.name, built, github.ask),
    checkGitHub(github, repository),
  ]);
  const remarks = mailAccount(content.site);
  const mail = lines(content, remarks).map((line) => ({ line, broken: true }));
  return [
    ...site,
    { title: 'Formulaire de contact', findings: mail },
    { title: 'Publication par GitHub', findings: hosted },
  ];
}

/** What nobody answers has neither headers nor words. */
async function checkSite(home: string, name: string, built?: string, ask = fetch) {
  const written = writtenFault(home);
  if (written.length > 0) return [{ title: ADDRESS, findings: written }];
  const answer = await get(home, { ask });
  const findings = answerFault(home, answer);
  if (findings.length > 0 || 'failure' in answer) return [{ title: ADDRESS, findings }];
  return [
    { title: 'En-têtes de sécurité', findings: securityHeaders(answer.headers) },
    { title: 'Version en ligne', findings: publishedBuild(answer.body, name, built) },
  ];
}

const ADDRESS = 'Adresse du site';

const FIELDS = {
  publicKey: { start: undefined, place: '« Account », « General », « Public Key »' },
  serviceId: { start: 'service_', place: '« Email Services », « Service ID »' },
  templateId: { start: 'template_', place: '« Email Templates », « Template ID »' },
} as const;

/** What stands in examples in the place of an identifier. */
const PLACEHOLDER = /^(your|votre|my|mon)[-_ ]|x{4}|\.{3}|^<|exemple|example|identifiant/i;

/** Which identifiers of the e-mail service are empty, those of an example, or in the place of another. */
function mailAccount({ emailjs }: Site): Remark[] {
  return (['publicKey', 'serviceId', 'templateId'] as const).flatMap((key) => {
    const fault = faultOf(key, emailjs[key]);
    if (fault === undefined) return [];
    const message = `${fault} ; copiez celui de emailjs.com : ${FIELDS[key].place}`;
    return [{ file: 'site.json', path: ['emailjs', key], message, broken: true }];
  });
}

function faultOf(key: keyof typeof FIELDS, value: string): string | undefined {
  if (value.trim() === '') return 'cet identifiant manque, et le formulaire ne peut rien envoyer';
  if (PLACEHOLDER.test(value) || /\s/.test(value)) return `« ${value} » n’est pas un identifiant`;
  const others = Object.values(FIELDS).filter(({ start }) => start !== FIELDS[key].start);
  return others.some(({ start }) => start !== undefined && value.startsWith(start))
    ? `« ${value} » est l’identifiant d’un autre champ`
    : undefined;
}
