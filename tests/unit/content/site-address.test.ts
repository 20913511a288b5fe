import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAddress } from '@/content/site-address.server.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['', 'https://clarisse-ndole.example', ''],
  ['https://quelqu-un.github.io/site-demo', 'https://quelqu-un.github.io', '/site-demo'],
  ['https://quelqu-un.github.io/a/b/', 'https://quelqu-un.github.io', '/a/b'],
  ['http://localhost:4519/', 'http://localhost:4519', ''],
])('SITE_URL « %s »: published at %s, below « %s »', async (given, origin, base) => {
  vi.stubEnv('SITE_URL', given);
  expect(await siteAddress()).toEqual({ origin, base });
});

test.each(['site-demo', 'ftp://a.example', 'https://'])(
  'SITE_URL « %s » is no address',
  async (given) => {
    vi.stubEnv('SITE_URL', given);
    await expect(siteAddress()).rejects.toThrow(`SITE_URL : « ${given} » n’est pas une adresse`);
  },
);

test.each([
  [
    'is broken behind its address',
    '{ "url": "https://a.example/b", { "name": }',
    'https://a.example',
    '/b',
  ],
  ['has no address', '{ "url": "a.example" }', 'http://localhost', ''],
  ['is empty', '', 'http://localhost', ''],
  ['is missing', undefined, 'http://localhost', ''],
])(
  'a site.json that %s stops nothing: the content check says so',
  async (_what, source, origin, base) => {
    const folder = mkdtempSync(join(tmpdir(), 'adresse-'));
    if (source !== undefined) writeFileSync(join(folder, 'site.json'), source);
    vi.stubEnv('SITE_URL', '');
    vi.stubEnv('CONTENT_DIR', folder);
    const address = await siteAddress();
    rmSync(folder, { recursive: true });
    expect(address).toEqual({ origin, base });
  },
);
