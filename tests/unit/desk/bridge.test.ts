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
import { bridge } from '@/desk/bridge/bridge.ts';
import { failure } from '@/desk/bridge/failure.ts';
import { close, listen } from '@/commands/serve/listening.ts';

let folder = '';
let root = '';
let server: Server;
let host = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pont-'));
  root = join(folder, 'content');
  const answer = bridge(root);
  server = createServer((incoming, response) => void answer(incoming, response));
  ({ host } = new URL(await listen(server, 0, '127.0.0.1')));
});

beforeEach(() => {
  rmSync(folder, { recursive: true });
  mkdirSync(join(root, 'portfolio'), { recursive: true });
  writeFileSync(join(root, 'site.json'), '{}');
  writeFileSync(join(root, 'portfolio/a.md'), 'a');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
});

afterAll(async () => {
  await close(server);
  rmSync(folder, { recursive: true });
});

interface Asked {
  what?: 'file' | 'folder';
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
  return { status: response.statusCode, text: await text(response) };
}

const put = (path: string, headers?: IncomingHttpHeaders) =>
  ask({ path, method: 'PUT', body: 'new', ...(headers && { headers }) });

describe('The bridge between the desk and the content', () => {
  test('lists a folder', async () => {
    writeFileSync(join(root, '.hidden'), '');
    const { status, text: listed } = await ask({ what: 'folder', path: '' });
    expect(status).toBe(200);
    expect(JSON.parse(listed)).toEqual([
      { name: 'portfolio', kind: 'directory' },
      { name: 'site.json', kind: 'file' },
    ]);
  });

  test('reads a file, and says of one that is not there that it is not', async () => {
    expect(await ask({ path: 'portfolio/a.md' })).toEqual({ status: 200, text: 'a' });
    expect(await ask({ path: 'portfolio/b.md' })).toEqual({
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

  test('removes a file, but no folder that holds one', async () => {
    expect((await ask({ path: 'portfolio', method: 'DELETE' })).status).toBe(500);
    expect((await ask({ path: 'portfolio/a.md', method: 'DELETE' })).status).toBe(204);
    expect((await ask({ path: 'portfolio', method: 'DELETE' })).status).toBe(204);
    expect(existsSync(join(root, 'portfolio'))).toBe(false);
  });

  test('says in French why a file was not written, and leaves it as it was', async () => {
    const { status, text: answer } = await put('portfolio');
    expect(status).toBe(500);
    expect(answer).toContain('Rien n’est perdu, mais « portfolio »');
    expect(readdirSync(root).sort()).toEqual(['portfolio', 'site.json']);
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
    const { status, message } = failure(error, 'site.json');
    expect(status).toBe(500);
    expect(message).toMatch(/^Rien n’est perdu/);
    expect(message).toMatch(expected);
  });
});
