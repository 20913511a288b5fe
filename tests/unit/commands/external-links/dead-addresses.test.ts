import { describe, expect, test } from 'vitest';
import {
  listExternalAddresses,
  findDeadAddresses,
  checkAddress,
} from '@/commands/external-links/dead-addresses.ts';
import { updateDeadLinks } from '@/commands/external-links/weekly-check.ts';
import { parseContent } from '@/content/parsed-content.server.ts';
import { readCollections } from '@/content/read-collections.server.ts';
import { SAMPLE } from '../../../support/sample.ts';

const PAGE = 'https://journal.example/article';

/** A host that answers with these statuses, by method; « never » is what it does for the others. */
function host(
  statuses: Record<string, number>,
  never?: Error,
): { fetcher: typeof fetch; asked: string[] } {
  const asked: string[] = [];
  const fetcher: typeof fetch = (_page, { method = 'GET', signal } = {}) => {
    asked.push(method);
    const status = statuses[method];
    if (status !== undefined) return Promise.resolve(new Response(null, { status }));
    if (never) return Promise.reject(never);
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => {
        reject(new DOMException('Timed out.', 'TimeoutError'));
      });
    });
  };
  return { fetcher, asked };
}

describe('Weekly check of the originals', () => {
  test('a page that answers is asked for once, without its content', async () => {
    const { fetcher, asked } = host({ HEAD: 200 });
    expect(await checkAddress(PAGE, { fetcher })).toBe('alive');
    expect(asked).toEqual(['HEAD']);
  });

  test.each([404, 410])('a page that answers with %i is dead', async (status) => {
    const { fetcher, asked } = host({ HEAD: status, GET: status });
    expect(await checkAddress(PAGE, { fetcher })).toEqual({ dead: `erreur ${status}` });
    expect(asked).toEqual(['HEAD', 'GET']);
  });

  test.each([403, 404, 405, 501])(
    'a host that refuses HEAD with %i is asked again',
    async (status) => {
      expect(await checkAddress(PAGE, { fetcher: host({ HEAD: status, GET: 200 }).fetcher })).toBe(
        'alive',
      );
    },
  );

  test.each([401, 403, 429, 500, 503, 999])('%i is no death', async (status) => {
    expect(await checkAddress(PAGE, { fetcher: host({ HEAD: status, GET: status }).fetcher })).toBe(
      'unknown',
    );
  });

  test('a redirect is followed by fetch itself, to a page that is there or not', async () => {
    const followed: unknown[] = [];
    const fetcher: typeof fetch = (_page, init) => {
      followed.push(init?.redirect ?? 'follow');
      return Promise.resolve(new Response(null, { status: 200 }));
    };
    expect(await checkAddress(PAGE, { fetcher })).toBe('alive');
    expect(followed).toEqual(['follow']);
  });

  test('a host that is slow or breaks off isn’t dead; one that no longer exists is', async () => {
    const lost = (code: string) =>
      new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
    expect(await checkAddress(PAGE, { fetcher: host({}).fetcher, timeoutMs: 1 })).toBe('unknown');
    expect(await checkAddress(PAGE, { fetcher: host({}, lost('ECONNRESET')).fetcher })).toBe(
      'unknown',
    );
    expect(await checkAddress(PAGE, { fetcher: host({}, lost('ENOTFOUND')).fetcher })).toEqual({
      dead: 'domaine introuvable',
    });
  });

  test('without network, nothing is found dead', async () => {
    const addresses = [{ file: 'site.json', address: PAGE }];
    expect(
      await findDeadAddresses(addresses, () => Promise.resolve({ dead: 'domaine introuvable' })),
    ).toBeUndefined();
    expect(await findDeadAddresses([], () => Promise.resolve('unknown'))).toEqual([]);
  });

  test('the dead ones are told with their files, one page at a time on each host', async () => {
    let open = 0;
    const fetcher = async (address: string) => {
      open += 1;
      expect(open).toBe(1);
      await Promise.resolve();
      open -= 1;
      return address.endsWith('a') ? ({ dead: 'erreur 404' } as const) : ('alive' as const);
    };
    const addresses = ['a', 'b', 'aa'].map((name) => ({
      file: `${name}.md`,
      address: `https://journal.example/${name}`,
    }));
    expect(await findDeadAddresses(addresses, fetcher)).toEqual([
      { file: 'a.md', address: 'https://journal.example/a', reason: 'erreur 404' },
      { file: 'aa.md', address: 'https://journal.example/aa', reason: 'erreur 404' },
    ]);
  });

  test('the record keeps the day on which a page was first found dead', () => {
    const dead = (address: string) => ({ file: 'a.md', address, reason: 'erreur 404' });
    const [first] = updateDeadLinks([dead(PAGE)], [], new Map(), '2026-11-14');
    expect(first).toEqual({
      ...dead(PAGE),
      since: '2026-11-14',
      archive: `https://web.archive.org/web/${PAGE}`,
    });
    const copy = { address: `https://web.archive.org/web/1/${PAGE}`, day: '2025-03-03' };
    const before = first ? [{ ...first, copy }] : [];
    const other = { ...copy, day: '2026-11-20' };
    const copies = new Map([PAGE, `${PAGE}2`].map((page) => [page, other]));
    const next = updateDeadLinks([dead(PAGE), dead(`${PAGE}2`)], before, copies, '2026-11-21');
    expect(next).toMatchObject([
      { since: '2026-11-14', copy },
      { since: '2026-11-21', copy: other },
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
