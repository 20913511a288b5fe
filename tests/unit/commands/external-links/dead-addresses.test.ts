import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  listExternalAddresses,
  findDeadAddresses,
} from '@/commands/external-links/dead-addresses.ts';
import { parseContent } from '@/content/parsed-content.server.ts';
import { readCollections } from '@/content/read-collections.server.ts';
import { SAMPLE } from '../../../support/sample.ts';

const PAGE = 'https://journal.example/article';
const OTHER = 'https://reseau.example/profil';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The web, where one page answers by these statuses or fails, and another is there; what that page was asked. */
function web(statuses: Record<string, number>, failure?: Error): RequestInit[] {
  const asked: RequestInit[] = [];
  vi.stubGlobal('fetch', (page: string, init: RequestInit) => {
    if (page === OTHER) return Promise.resolve(new Response(null, { status: 200 }));
    asked.push(init);
    return failure
      ? Promise.reject(failure)
      : Promise.resolve(new Response(null, { status: statuses[init.method ?? ''] ?? 500 }));
  });
  return asked;
}

/** Why the page is dead, if it is. */
async function deathReason(): Promise<string | undefined> {
  const dead = await findDeadAddresses([
    { file: 'a.md', address: PAGE },
    { file: 'site.json', address: OTHER },
  ]);
  return dead?.[0]?.reason;
}

describe('Weekly check of the originals', () => {
  test('a page that answers is asked for once, without its content, redirects included', async () => {
    const asked = web({ HEAD: 200 });
    expect(await deathReason()).toBeUndefined();
    expect(asked.map(({ method, redirect = 'follow' }) => [method, redirect])).toEqual([
      ['HEAD', 'follow'],
    ]);
  });

  test.each([404, 410])('a page that answers with %i is dead', async (status) => {
    const asked = web({ HEAD: status, GET: status });
    expect(await deathReason()).toBe(`erreur ${status}`);
    expect(asked.map(({ method }) => method)).toEqual(['HEAD', 'GET']);
  });

  test.each([403, 404, 405, 501])(
    'a host that refuses HEAD with %i is asked again',
    async (head) => {
      web({ HEAD: head, GET: 200 });
      expect(await deathReason()).toBeUndefined();
    },
  );

  test.each([401, 403, 429, 500, 503, 999])('%i is no death', async (status) => {
    // Responses that a program makes have no status above 599.
    const response = { ok: false, status, body: null };
    vi.stubGlobal('fetch', () => Promise.resolve(response));
    expect(await deathReason()).toBeUndefined();
  });

  test('a host that is slow or breaks off isn’t dead; one that no longer exists is', async () => {
    const lost = (code: string) =>
      new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
    web({}, new DOMException('Timed out.', 'TimeoutError'));
    expect(await deathReason()).toBeUndefined();
    web({}, lost('ECONNRESET'));
    expect(await deathReason()).toBeUndefined();
    web({}, lost('ENOTFOUND'));
    expect(await deathReason()).toBe('domaine introuvable');
  });

  test('each request ends after a time', async () => {
    const asked = web({ HEAD: 200 });
    await deathReason();
    expect(asked[0]?.signal).toBeInstanceOf(AbortSignal);
  });

  test('without network, nothing is found dead', async () => {
    const cause = Object.assign(new Error('lost'), { code: 'ENOTFOUND' });
    web({}, new TypeError('fetch failed', { cause }));
    expect(await findDeadAddresses([{ file: 'a.md', address: PAGE }])).toBeUndefined();
    expect(await findDeadAddresses([])).toEqual([]);
  });

  test('the dead ones are told with their files, one page at a time on each host', async () => {
    let open = 0;
    vi.stubGlobal('fetch', async (address: string) => {
      open += 1;
      expect(open).toBe(1);
      await Promise.resolve();
      open -= 1;
      return new Response(null, { status: address.endsWith('a') ? 404 : 200 });
    });
    const addresses = ['a', 'b', 'aa'].map((name) => ({
      file: `${name}.md`,
      address: `https://journal.example/${name}`,
    }));
    expect(await findDeadAddresses(addresses)).toEqual([
      { file: 'a.md', address: 'https://journal.example/a', reason: 'erreur 404' },
      { file: 'aa.md', address: 'https://journal.example/aa', reason: 'erreur 404' },
    ]);
  });

  test('what is asked for: originals, publications, networks', async () => {
    const addresses = listExternalAddresses(parseContent(await readCollections(SAMPLE)));
    const perFile = Map.groupBy(addresses, ({ file }) => file.split('/')[0]);
    expect([...perFile].map(([file, all]) => [file, all.length])).toEqual([
      ['portfolio', 4],
      ['publications.json', 10],
      ['site.json', 5],
    ]);
  });
});
