import { documentPath, headersFor, headerTable } from '../../../build/headers/table.ts';
import type { Finding } from './finding.ts';

/** Those of the table that are no security, or that depend on what the pages hold. */
const LEFT_OUT = new Set(['Cache-Control', 'Content-Security-Policy']);

const HOME = documentPath('index.html');

/** The headers of the home page that are the same whatever the content. */
const EXPECTED = Object.entries(headersFor(headerTable({ [HOME]: '' }), HOME)).filter(
  ([name]) => !LEFT_OUT.has(name),
);

/**
 * Which security headers the home page comes without, or with another value.
 *
 * @param headers of its answer.
 */
export function securityHeaders(headers: Headers): Finding[] {
  const absent = EXPECTED.filter(([name]) => !headers.has(name)).map(([name]) => name);
  const other = EXPECTED.filter(
    ([name, value]) => headers.has(name) && !asGood(name, value, headers.get(name) ?? ''),
  ).map(([name]) => name);
  if (absent.length + other.length === 0) return [];
  if (isGitHubPages(headers))
    return [
      {
        line: 'GitHub Pages n’envoie pas d’en-têtes de sécurité ; les pages portent déjà leur propre politique, mais Cloudflare Pages ou Netlify protègent mieux vos visiteurs (voir « MISE-EN-LIGNE.md »).',
      },
    ];
  return [
    ...(absent.length > 0
      ? [
          said(
            `il manque ${absent.join(', ')}`,
            'le dossier publié doit être celui qui contient « _headers »',
          ),
        ]
      : []),
    ...(other.length > 0
      ? [
          said(
            `une autre valeur que la nôtre à ${other.join(', ')}`,
            'retirez ce réglage chez l’hébergeur',
          ),
        ]
      : []),
  ];
}

/** A host may bind browsers to https for longer than we ask, or for its subdomains too. */
function asGood(name: string, expected: string, value: string): boolean {
  if (name !== 'Strict-Transport-Security') return value === expected;
  return seconds(value) >= seconds(expected);
}

const seconds = (value: string) => Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);

/** Also behind a proxy, which puts its own name in the place of the server's. */
function isGitHubPages(headers: Headers): boolean {
  return headers.get('server') === 'GitHub.com' || headers.has('x-github-request-id');
}

const said = (fault: string, mend: string): Finding => ({
  line: `En-têtes de sécurité : ${fault} ; ${mend}.`,
  broken: true,
});
