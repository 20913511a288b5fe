import { afterEach, expect, test, vi } from 'vitest';
import { siteAddress } from '@/publish/site-address.ts';

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
