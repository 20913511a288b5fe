import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDevFileApi } from '@/admin/dev-file-api/dev-file-api.ts';
import { errorResponse } from '@/admin/dev-file-api/http-error.ts';
import { stopServer, startServer } from '@/commands/serve/server-lifecycle.ts';

let folder = '';
let root = '';
let server: Server;
let host = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pont-'));
  root = join(folder, 'content');
  const answer = createDevFileApi(root, async function* (links) {
    await Promise.resolve();
    yield { total: 2 };
    if (links === '') throw new Error('Il n’y a pas d’adresse là-dedans.');
    yield { link: links, outcome: 'pris' };
  });
  server = createServer((incoming, response) => void answer(incoming, response));
  ({ host } = new URL(await startServer(server, 0, '127.0.0.1')));
});

beforeEach(() => {
  rmSync(folder, { recursive: true });
  mkdirSync(join(root, 'portfolio'), { recursive: true });
  writeFileSync(join(root, 'site.json'), '{}');
  writeFileSync(join(root, 'portfolio/a.md'), 'a');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
});

afterAll(async () => {
  await stopServer(server);
  rmSync(folder, { recursive: true });
});

interface Asked {
  what?: 'file' | 'folder' | 'import';
  path: string;
  method?: string;
  headers?: IncomingHttpHeaders;
  body?: string;
}

/** What the desk's own page sends, and what it gets. */
async function ask({ what = 'file', path, method = 'GET', headers = {}, body }: Asked) {
  const own = {
    'x-desk': 'local',
    'content-type': 'application/octet-stream',
    host,
    origin: `http://${host}`,
    'sec-fetch-site': 'same-origin',
  };
  const sent = request(`http://${host}/admin/local/${what}?path=${path}`, {
    method,
    headers: Object.fromEntries(
      Object.entries({ ...own, ...headers }).filter(([, value]) => value !== undefined),
    ),
  });
  sent.end(body);
  const response = await new Promise<IncomingMessage>((resolve) => sent.once('response', resolve));
  const { statusCode: status, headers: answered } = response;
  return { status, text: await text(response), etag: answered.etag };
}

/** Writes a file as the desk does, which has read it just before. */
async function put(path: string, headers?: IncomingHttpHeaders, body = 'new') {
  const { etag } = await ask({ path });
  const known = etag === undefined ? { 'if-none-match': '*' } : { 'if-match': etag };
  return ask({ path, method: 'PUT', body, headers: { ...known, ...headers } });
}

describe('The bridge between the desk and the content', () => {
  test('lists a folder, without the owner’s guides', async () => {
    writeFileSync(join(root, 'LISEZ-MOI.md'), 'Bienvenue.');
    writeFileSync(join(root, 'MISE-EN-LIGNE.md'), 'Étape 1.');
    writeFileSync(join(root, '.hidden'), '');
    const { status, text: listed } = await ask({ what: 'folder', path: '' });
    expect(status).toBe(200);
    expect(JSON.parse(listed)).toEqual([
      { name: 'portfolio', kind: 'directory' },
      { name: 'site.json', kind: 'file' },
    ]);
  });

  test('reads a file, and says of one that is not there that it is not', async () => {
    expect(await ask({ path: 'portfolio/a.md' })).toMatchObject({ status: 200, text: 'a' });
    expect(await ask({ path: 'portfolio/b.md' })).toMatchObject({
      status: 404,
      text: JSON.stringify({ message: '« b.md » est introuvable.' }),
    });
  });

  test('writes a file whole, and leaves nothing beside it', async () => {
    expect((await put('portfolio/a.md')).status).toBe(204);
    expect(readFileSync(join(root, 'portfolio/a.md'), 'utf8')).toBe('new');
    expect((await put('photos/b.md')).status).toBe(204);
    expect(readdirSync(join(root, 'photos'))).toEqual(['b.md']);
  });

  test('writes only over the version that the desk has read', async () => {
    const file = 'portfolio/a.md';
    const { etag } = await ask({ path: file });
    const own = { 'if-match': etag };
    expect((await put(file, own, 'one')).status).toBe(204);
    const stale = await put(file, own, 'two');
    expect(stale.status).toBe(412);
    expect(stale.text).toContain('Ce fichier a changé entre-temps. Rien n’est perdu');
    expect((await ask({ path: file, method: 'DELETE', headers: own })).status).toBe(412);
    expect(readFileSync(join(root, file), 'utf8')).toBe('one');
    rmSync(join(root, file));
    expect((await put(file, own, 'two')).status).toBe(412);
    expect(existsSync(join(root, file))).toBe(false);
  });

  test('writes no new file over one that is there, nor for a page that names no version', async () => {
    const fresh = { 'if-match': undefined, 'if-none-match': '*' };
    expect((await put('site.json', fresh, '{"a":1}')).status).toBe(412);
    const old = { 'if-match': undefined };
    expect((await put('site.json', old, '{"a":1}')).status).toBe(428);
    expect(readFileSync(join(root, 'site.json'), 'utf8')).toBe('{}');
  });

  test('lets one of two changes of the same version through', async () => {
    const path = 'portfolio/a.md';
    const { etag } = await ask({ path });
    const change = (body: string) =>
      ask({ path, method: 'PUT', body, headers: { 'if-match': etag } });
    const answers = await Promise.all([change('one'), change('two'), change('three')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 412, 412]);
  });

  test.each([
    [
      'page.html',
      '<p>',
      415,
      'n’est ni un texte, ni une image, ni un PDF, ni un fichier de sous-titres',
    ],
    [
      'images/photo.heic',
      'heic',
      415,
      'n’est ni un texte, ni une image, ni un PDF, ni un fichier de sous-titres',
    ],
    ['site.json', '{"name":', 422, 'serait illisible'],
    ['images/photo.jpg', 'x'.repeat(30_000_001), 413, 'dépasse 30 Mo'],
  ])('refuses %s, which is no content', async (path, body, expected, reason) => {
    const { status, text: answer } = await put(path, {}, body);
    expect(status).toBe(expected);
    expect(answer).toContain(reason);
    expect(readdirSync(root).sort()).toEqual(['portfolio', 'site.json']);
    expect(readFileSync(join(root, 'site.json'), 'utf8')).toBe('{}');
  });

  test('removes a file, but no folder that holds one', async () => {
    expect((await ask({ path: 'portfolio', method: 'DELETE' })).status).toBe(500);
    expect((await ask({ path: 'portfolio/a.md', method: 'DELETE' })).status).toBe(204);
    expect((await ask({ path: 'portfolio', method: 'DELETE' })).status).toBe(204);
    expect(existsSync(join(root, 'portfolio'))).toBe(false);
  });

  test('says in French why a file was not written, and leaves it as it was', async () => {
    mkdirSync(join(root, 'portfolio/b.md'));
    const { status, text: answer } = await put('portfolio/b.md');
    expect(status).toBe(500);
    expect(answer).toContain('« b.md » est un dossier');
    expect(readdirSync(join(root, 'portfolio')).sort()).toEqual(['a.md', 'b.md']);
  });

  test.each([
    '../secret.txt',
    '..%2fsecret.txt',
    '%2e%2e/secret.txt',
    '%252e%252e/secret.txt',
    'portfolio/../../secret.txt',
    'portfolio/..%5c..%5csecret.txt',
    '/etc/passwd',
    'C:/secret.txt',
    'C:secret.txt',
    'site.json%00.md',
    './site.json',
    'portfolio//a.md',
    '.git/config',
    'portfolio/.hidden',
    'site.json:stream',
  ])('refuses the path %s', async (path) => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const { status, text: answer } = await ask({ path, method });
      expect(status).toBe(403);
      expect(answer).toContain('Le bureau n’ouvre que le dossier du contenu');
    }
    expect(readFileSync(join(folder, 'secret.txt'), 'utf8')).toBe('secret');
    expect(readFileSync(join(root, 'site.json'), 'utf8')).toBe('{}');
  });

  test('follows no symbolic link, to a file or through a folder', async () => {
    symlinkSync(join(folder, 'secret.txt'), join(root, 'linked.txt'));
    symlinkSync(folder, join(root, 'linked'), 'junction');
    symlinkSync(join(root, 'portfolio'), join(root, 'inside'), 'junction');
    const paths = ['linked.txt', 'linked/secret.txt', 'linked/new.txt', 'inside/a.md'];
    for (const path of paths)
      for (const method of ['GET', 'PUT', 'DELETE'])
        expect((await ask({ path, method })).status, `${method} ${path}`).toBe(403);
    expect(readFileSync(join(folder, 'secret.txt'), 'utf8')).toBe('secret');
    expect(existsSync(join(folder, 'new.txt'))).toBe(false);
    const { text: listed } = await ask({ what: 'folder', path: '' });
    expect(listed).not.toContain('linked');
  });

  test.each<[string, IncomingHttpHeaders]>([
    ['another host', { host: 'site.example' }],
    ['another host that leads here', { host: 'site.example:80', origin: 'http://site.example:80' }],
    ['another port', { host: '127.0.0.1:1' }],
    ['another origin', { origin: 'https://site.example' }],
    ['an origin without a name', { origin: 'null' }],
    ['no origin', { origin: undefined }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine', { 'sec-fetch-site': 'same-site' }],
    ['a form', { 'content-type': 'text/plain' }],
    ['a page that does not know the desk', { 'x-desk': undefined }],
  ])('refuses what comes from %s', async (_what, headers) => {
    const { status, text: answer } = await put('site.json', headers);
    expect(status).toBe(403);
    expect(answer).toContain('Le bureau ne répond qu’à sa propre page');
    expect(readFileSync(join(root, 'site.json'), 'utf8')).toBe('{}');
  });

  test('refuses to be read from elsewhere', async () => {
    for (const headers of [{ host: 'a.example' }, { origin: 'https://a.example' }])
      expect((await ask({ path: 'site.json', headers })).status).toBe(403);
  });

  test('takes links that are pasted, and tells of each as it comes', async () => {
    const paste = { what: 'import', path: '', method: 'POST' } as const;
    const taken = await ask({ ...paste, body: 'https://a.example' });
    expect(taken.status).toBe(200);
    expect(taken.text).toBe('{"total":2}\n{"link":"https://a.example","outcome":"pris"}\n');
    const failed = await ask({ ...paste, body: '' });
    expect(failed.text).toContain('{"message":"Il n’y a pas d’adresse là-dedans."}\n');
  });

  test('takes no links that a page from elsewhere sends', async () => {
    for (const headers of [
      { origin: 'https://a.example' },
      { 'content-type': 'text/plain' },
      { 'x-desk': undefined },
    ])
      expect((await ask({ what: 'import', path: '', method: 'POST', headers })).status).toBe(403);
  });

  test('refuses what it does not know', async () => {
    expect((await ask({ path: 'site.json', method: 'POST' })).status).toBe(405);
  });

  test.each([
    ['EACCES', /« site\.json » est protégé contre les changements ; autorisez-les/],
    ['EROFS', /en lecture seule ; copiez le site/],
    ['EBUSY', /ouvert dans un autre programme ; fermez-le/],
    ['ENOSPC', /ne tient plus sur le disque ; faites de la place/],
    ['EIO', /n’a pas pu être enregistré \(EIO\)/],
  ])('a failure of the disk is said in French: %s', (code, expected) => {
    const error = Object.assign(new Error('failed'), { code });
    const { status, message } = errorResponse(error, 'site.json');
    expect(status).toBe(500);
    expect(message).toMatch(/^« .*, puis réessayez\.$/);
    expect(message).toMatch(expected);
  });
});
