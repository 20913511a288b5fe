import type { SiteAddress } from '../../../content/site-address.server.ts';
import type { Content } from '../../../content/parsed-content.server.ts';
import { lines } from '../report.ts';
import { answerFault, homeOf, writtenFault } from './address.ts';
import type { Finding } from './finding.ts';
import type { GitHub } from './github-answer.ts';
import { checkGitHub } from './github.ts';
import { get } from './get.ts';
import { mailAccount } from './mail-account.ts';
import { publishedBuild } from './published-build.ts';
import { securityHeaders } from './security-headers.ts';

/** An installation, as far as this folder knows it. */
export interface Installation {
  content: Content;
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
