import type { SiteAddress } from '../../../content/site-address.server.ts';
import { isSampleAddress } from '../sample-values.ts';
import type { Finding } from './finding.ts';
import type { Answer } from './get.ts';

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The address of the home page. */
export function homeOf({ origin, base }: SiteAddress): string {
  return `${origin}${base}/`;
}

/**
 * What is wrong with an address before anybody asks for it.
 *
 * @param home address of the home page.
 */
export function writtenFault(home: string): Finding[] {
  const { protocol, hostname } = new URL(home);
  if (isSampleAddress(home))
    return broken(
      home,
      'est l’adresse de l’exemple ; écrivez la vôtre dans « site.json », à « url »',
    );
  if (protocol === 'http:' && !LOCAL.has(hostname))
    return broken(
      home,
      'commence par « http:// » ; demandez le « https » à votre hébergeur, puis écrivez « https:// » dans « site.json », à « url »',
    );
  return [];
}

/**
 * What is wrong with what the address answers.
 *
 * @param home address of the home page.
 */
export function answerFault(home: string, answer: Answer): Finding[] {
  if ('failure' in answer) return broken(home, `ne répond pas : ${answer.failure}`);
  const { status, headers } = answer;
  const target = headers.get('location');
  if (status >= 300 && status < 400 && target !== null && URL.canParse(target, home))
    return broken(
      home,
      `renvoie à « ${new URL(target, home).href} » ; écrivez dans « site.json », à « url », l’adresse où le site se trouve`,
    );
  if (status === 404)
    return broken(
      home,
      'répond qu’il n’y a pas de site (404) ; attendez la fin de la première publication, et vérifiez l’adresse chez votre hébergeur',
    );
  if (status !== 200)
    return broken(home, `répond par l’erreur ${status} ; réessayez, ou demandez à votre hébergeur`);
  if (!headers.get('content-type')?.startsWith('text/html'))
    return broken(home, 'ne donne pas une page ; vérifiez l’adresse chez votre hébergeur');
  return [];
}

const broken = (home: string, message: string): Finding[] => [
  { line: `« ${home} » ${message}.`, broken: true },
];
