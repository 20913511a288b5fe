import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { breakContent, swap } from '../../../support/broken-content/change.ts';
import {
  homePage,
  REPOSITORY,
  soundGitHub,
  startInstallation,
  STATE,
  WORKFLOW,
  type Installation,
} from '../../../support/installation.ts';
import { SAMPLE } from '../../../support/sample.ts';

vi.setConfig({ testTimeout: 60_000 });

const HOME = '<title>Clarisse Ndolé</title><h1>Clarisse Ndolé</h1><p>Trois articles</p>';
const root = mkdtempSync(join(tmpdir(), 'verifier-online-'));
const content = join(root, 'content');
const dist = join(root, 'dist');
let online: Installation;

beforeEach(async () => {
  cpSync(SAMPLE, content, { recursive: true });
  fillIn('publicKey', 'aZ9_kQ3-7mX0');
  fillIn('serviceId', 'service_1a2b3c4');
  fillIn('templateId', 'template_5d6e7f8');
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'index.html'), HOME);
  const tomorrow = Date.now() / 1000 + 86_400;
  utimesSync(join(dist, 'index.html'), tomorrow, tomorrow);
  online = await startInstallation();
  Object.assign(online.answers, soundGitHub(), { '/': homePage(HOME) });
});

afterEach(() => online.close());

afterAll(() => {
  rmSync(root, { recursive: true });
});

function fillIn(key: string, value: string): void {
  const change = swap(new RegExp(`"${key}": "[^"]*"`), `"${key}": "${value}"`);
  breakContent(content, { what: key, file: 'site.json', change });
}

async function verify(): Promise<{ status: number; output: string[] }> {
  const env = {
    ...process.env,
    CONTENT_DIR: content,
    SITE_URL: online.origin,
    DESK_REPOSITORY: REPOSITORY,
    DESK_API_ORIGIN: online.origin,
  };
  const command = ['src/commands/verifier.ts', '--en-ligne', dist];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { env }, (error, stdout, stderr) => {
      expect(stderr).toBe('');
      resolve({ status: Number(error?.code ?? 0), output: stdout.trim().split('\n') });
    });
  });
}

test('an installation where nothing is missing is ready', async () => {
  expect(await verify()).toEqual({ status: 0, output: ['Tout est prêt.'] });
});

test('a site that does not answer, without a stack @rare', async () => {
  await online.close();
  const { status, output } = await verify();
  expect(status).toBe(1);
  expect(output).toEqual([
    'À CORRIGER',
    `- « ${online.origin}/ » ne répond pas : la connexion est refusée ou coupée ; vérifiez le réseau de cet ordinateur, puis réessayez.`,
    '',
    'Publication par GitHub',
    '- GitHub ne répond pas : la connexion est refusée ou coupée ; vérifiez le réseau de cet ordinateur, puis réessayez.',
    '',
    '1 erreur, 1 avertissement.',
  ]);
  online = await startInstallation();
});

test('identifiers of the form that are wrong, and a workflow that is stopped, are errors @rare', async () => {
  fillIn('serviceId', 'template_5d6e7f8');
  fillIn('publicKey', 'YOUR_PUBLIC_KEY');
  online.answers[WORKFLOW] = { body: '{ "state": "disabled_manually" }' };
  const { status, output } = await verify();
  expect(status).toBe(1);
  expect(output).toEqual([
    'À CORRIGER',
    '- content/site.json › emailjs.publicKey (Clé publique) : « YOUR_PUBLIC_KEY » n’est pas un identifiant ; copiez celui de emailjs.com : « Account », « General », « Public Key ».',
    '- content/site.json › emailjs.serviceId (Identifiant du service) : « template_5d6e7f8 » est l’identifiant d’un autre champ ; copiez celui de emailjs.com : « Email Services », « Service ID ».',
    '- « Publier » est arrêté, et vos changements ne sont plus publiés ; onglet « Actions », ouvrez « Publier », puis cliquez sur « Enable workflow ».',
    '',
    '3 erreurs, 0 avertissement.',
  ]);
});

test('another build, and no publication so far, are advice @rare', async () => {
  online.answers['/'] = homePage(HOME.replace('Trois', 'Deux'));
  online.answers[STATE] = { status: 404 };
  const { status, output } = await verify();
  expect(status).toBe(0);
  expect(output.filter((line) => !line.startsWith('- '))).toEqual([
    ...['Version en ligne', '', 'Publication par GitHub', ''],
    '0 erreur, 2 avertissements.',
  ]);
  expect(output[1]).toMatch(/^- Le site en ligne n’est pas celui de ce dossier/);
  expect(output[4]).toMatch(/^- Aucune publication n’a encore abouti/);
});
