import { afterEach, describe, expect, test, vi } from 'vitest';
import { listExternalAddresses, checkAddresses } from '@/commands/external-links/dead-addresses.ts';
import { parseContent } from '@/content/parsed-content.server.ts';
import { readCollections } from '@/content/read-collections.server.ts';
import { SAMPLE } from '../../../support/sample.ts';

const PAGE = 'https://journal.example/article';
const OTHER = 'https://reseau.example/profil';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The web, where one page answers with this status or fails, and another is there; what that page was asked. */
function web(status: number, failure?: Error): RequestInit[] {
  const asked: RequestInit[] = [];
  vi.stubGlobal('fetch', (page: string, init: RequestInit) => {
    if (page === OTHER) return Promise.resolve(new Response(null, { status: 200 }));
    asked.push(init);
    return failure ? Promise.reject(failure) : Promise.resolve(new Response(null, { status }));
  });
  return asked;
}

/** Why the page is dead, if it is. */
async function deathReason(): Promise<string | undefined> {
  const checked = await checkAddresses([
    { file: 'a.md', address: PAGE },
    { file: 'site.json', address: OTHER },
  ]);
  return checked?.dead[0]?.reason;
}

describe('Weekly check of the originals', () => {
  test('a page that answers is asked for once, redirects included', async () => {
    const asked = web(200);
    expect(await deathReason()).toBeUndefined();
    expect(asked.map(({ redirect = 'follow' }) => redirect)).toEqual(['follow']);
  });

  test.each([404, 410])('a page that answers with %i is dead', async (status) => {
    web(status);
    expect(await deathReason()).toBe(`erreur ${status}`);
  });

  test('a page that answers with another one is doubtful, not dead', async () => {
    const html = (text: string, headers = { 'content-type': 'text/html; charset=utf-8' }) =>
      new Response(text, { headers });
    const pages: Record<string, Response> = {
      [`${PAGE}/a`]: html('<title>Page introuvable</title>'),
      [`${PAGE}/b`]: html('<title>Le cacao</title>'),
      [`${PAGE}/c`]: html('<title>Page introuvable</title>', { 'content-type': 'text/plain' }),
      [`${PAGE}/d`]: Object.defineProperty(html(''), 'url', { value: new URL('/', PAGE).href }),
    };
    for (const page of Object.keys(pages).slice(0, 3))
      Object.defineProperty(pages[page], 'url', { value: page });
    vi.stubGlobal('fetch', (page: string) => Promise.resolve(pages[page]));
    const addresses = Object.keys(pages).map((address) => ({ file: 'a.md', address }));
    expect(await checkAddresses(addresses)).toEqual({
      dead: [],
      doubtful: [
        { ...addresses[0], reason: 'dit « page introuvable »' },
        { ...addresses[3], reason: 'renvoie à une page d’accueil' },
      ],
    });
  });

  test.each([401, 403, 429, 500, 503, 999])('%i is no death', async (status) => {
    // Responses that a program makes have no status above 599.
    const response = { ok: false, status, body: null, headers: new Headers() };
    vi.stubGlobal('fetch', () => Promise.resolve(response));
    expect(await deathReason()).toBeUndefined();
  });

  test('a host that is slow or breaks off isn’t dead; one that no longer exists is', async () => {
    const lost = (code: string) =>
      new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
    web(500, new DOMException('Timed out.', 'TimeoutError'));
    expect(await deathReason()).toBeUndefined();
    web(500, lost('ECONNRESET'));
    expect(await deathReason()).toBeUndefined();
    web(500, lost('ENOTFOUND'));
    expect(await deathReason()).toBe('domaine introuvable');
  });

  test('each request ends after a time', async () => {
    const asked = web(200);
    await deathReason();
    expect(asked[0]?.signal).toBeInstanceOf(AbortSignal);
  });

  test('without network, nothing is found dead', async () => {
    const cause = Object.assign(new Error('lost'), { code: 'ENOTFOUND' });
    web(500, new TypeError('fetch failed', { cause }));
    expect(await checkAddresses([{ file: 'a.md', address: PAGE }])).toBeUndefined();
    expect(await checkAddresses([])).toEqual({ dead: [], doubtful: [] });
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
    expect((await checkAddresses(addresses))?.dead).toEqual([
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
