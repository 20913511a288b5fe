import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  checkHomeResponse,
  checkSiteUrl,
  checkSecurityHeaders,
  compareWithBuild,
} from '@/commands/verifier/online/check-published-site.ts';
import {
  fetchWithoutRedirect,
  networkErrorMessage,
} from '@/commands/verifier/online/http-requests.ts';
import { homePage, startInstallation, type Installation } from '../../../support/installation.ts';

let online: Installation;

beforeAll(async () => {
  online = await startInstallation();
});

afterAll(() => online.close());

async function answered(given: Installation['answers'][string]) {
  online.answers['/'] = given;
  const response = await fetchWithoutRedirect(`${online.origin}/`);
  if ('failure' in response) throw new Error(response.failure);
  return checkHomeResponse(`${online.origin}/`, response);
}

describe('The address of an installation', () => {
  test.each([
    ['https://clarisse-ndole.example/', 'est l’adresse de l’exemple'],
    ['http://journaliste.cm/', 'commence par « http:// »'],
  ])('%s is not asked for', (home, fault) => {
    expect(checkSiteUrl(home)).toContain(fault);
  });

  test.each(['https://journaliste.cm/', 'http://localhost:4321/site/'])('%s is', (home) => {
    expect(checkSiteUrl(home)).toBeUndefined();
  });

  test.each([
    ['a page that is missing', { status: 404 }, '(404)'],
    ['a host out of order', { status: 503 }, 'l’erreur 503'],
    ['another place', { status: 301, headers: { location: 'https://b.cm/' } }, '« https://b.cm/ »'],
    ['a file', { headers: { 'content-type': 'text/plain' } }, 'ne donne pas une page'],
  ])('%s in its place is said in words of its own', async (_what, given, fault) => {
    expect(await answered(given)).toContain(fault);
  });

  test('a page is right', async () => {
    expect(await answered(homePage('<p>'))).toBeUndefined();
  });

  test('a host that is silent is given up after the limit', async () => {
    const fetcher: typeof fetch = (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => {
          reject(new DOMException('Timed out.', 'TimeoutError'));
        });
      });
    expect(await fetchWithoutRedirect(online.origin, { fetcher, timeoutMs: 5 })).toEqual({
      failure: 'pas de réponse à temps ; réessayez dans quelques minutes',
    });
  });

  test.each([
    ['ENOTFOUND', 'ce nom ne mène à aucune machine'],
    ['CERT_HAS_EXPIRED', 'son certificat'],
    ['ECONNRESET', 'la connexion est refusée ou coupée'],
  ])('a network that fails by %s is said in French', (code, fault) => {
    const cause = Object.assign(new Error('…'), { code });
    expect(networkErrorMessage(new TypeError('fetch failed', { cause }))).toContain(fault);
  });
});

describe('The headers of an installation', () => {
  const sent = (headers: Record<string, string> = {}) =>
    new Headers({ ...homePage('').headers, ...headers });

  test('those of the table are right, and a longer life of https too', () => {
    expect(checkSecurityHeaders(sent())).toEqual([]);
    const longer = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };
    expect(checkSecurityHeaders(sent(longer))).toEqual([]);
  });

  test('without headers: each that is missing is named', () => {
    expect(checkSecurityHeaders(new Headers())).toEqual([
      {
        line: 'En-têtes de sécurité : il manque Strict-Transport-Security, X-Content-Type-Options, X-Frame-Options, Referrer-Policy, Cross-Origin-Opener-Policy, Cross-Origin-Resource-Policy, Permissions-Policy ; le dossier publié doit être celui qui contient « _headers ».',
        broken: true,
      },
    ]);
  });

  test('another value is named', () => {
    const [finding, ...others] = checkSecurityHeaders(sent({ 'X-Frame-Options': 'SAMEORIGIN' }));
    expect(finding?.line).toContain('une autre valeur que la nôtre à X-Frame-Options');
    expect(others).toEqual([]);
  });

  test('on GitHub Pages, which sends none, it is advice', () => {
    const [finding] = checkSecurityHeaders(new Headers({ server: 'GitHub.com' }));
    expect(finding?.broken).toBeUndefined();
    expect(finding?.line).toContain('Cloudflare Pages ou Netlify');
  });
});

describe('The version of an installation', () => {
  const page = '<title>Ama Nkoa</title><main>Deux articles</main>';
  const said = (served: string, built?: string) => compareWithBuild(served, 'Ama Nkoa', built);

  test('the words count, not what a host adds to the code', () => {
    expect(said(`${page}<script>mesure()</script>`, `${page}\n`)).toBeUndefined();
  });

  test.each([
    ['another name', '<title>Autre</title>', page, 'il ne porte pas le nom « Ama Nkoa »'],
    ['other words', page, page.replace('Deux', 'Trois'), 'sa page d’accueil dit autre chose'],
    ['nothing built here', page, undefined, 'Seul le nom a été comparé'],
    ['a hidden address', `${page}<a href="/cdn-cgi/l/email-protection">`, page, 'Cloudflare cache'],
  ])('%s', (_what, served, built, fault) => {
    expect(said(served, built)).toContain(fault);
  });
});
