import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runWeeklyCheck } from '@/commands/external-links/weekly-check.ts';
import { parseContent, type ParsedContent } from '@/content/parsed-content.server.ts';
import { readCollections } from '@/content/read-collections.server.ts';
import { findDeadOriginal } from '@/content/dead-links.server.ts';
import { SAMPLE } from '../../../support/sample.ts';

const ORIGINAL = 'https://sillons.example/dossiers/cacao-sanaga';
const COPY = `web.archive.org/web/20250303081500/${ORIGINAL}`;
const MONDAY = new Date('2026-11-16');
const NEXT_MONDAY = new Date('2026-11-23');

let folder = '';
let content: ParsedContent;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'weekly-check-'));
  cpSync(SAMPLE, folder, { recursive: true });
  rmSync(join(folder, 'dead-links.json'));
  content = parseContent(await readCollections(folder));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

interface World {
  /** Addresses that answer 404. */
  dead: string[];
  /** Addresses that redirect to the home page of their host. */
  lost?: string[];
  /** What the archive answers when it is asked to keep a page: 200 by default. */
  saving?: number[];
  /** Whether it can be reached. */
  archive?: boolean;
}

/** Makes the web; returns what the archive is asked, in order. It answers one question at a time. */
function web({ dead, lost = [], saving = [], archive = true }: World): string[] {
  const asked: string[] = [];
  let open = 0;
  vi.stubGlobal('fetch', async (page: string | URL) => {
    const { url } = new Request(page);
    const { host } = new URL(url);
    if (lost.includes(url))
      return Object.defineProperty(new Response(''), 'url', { value: new URL('/', url).href });
    if (!host.endsWith('archive.org'))
      return new Response(null, { status: dead.includes(url) ? 404 : 200 });
    asked.push(url);
    if (!archive) throw new TypeError('fetch failed');
    open += 1;
    expect(open).toBe(1);
    await Promise.resolve();
    open -= 1;
    if (host === 'web.archive.org') return new Response('', { status: saving.shift() ?? 200 });
    const closest = { available: true, status: '200', timestamp: '20250303081500' };
    return Response.json({
      archived_snapshots: { closest: { ...closest, url: `http://${COPY}` } },
    });
  });
  return asked;
}

const record = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const has = (name: string) => existsSync(join(folder, name));

describe('Weekly check', () => {
  test('an original that is gone is recorded with the copy nearest to its day', async () => {
    const asked = web({ dead: [ORIGINAL] });
    const checked = await runWeeklyCheck(content, MONDAY);
    const dead = {
      file: 'portfolio/cacao-sanaga-cooperative-ebebda.md',
      ...{ address: ORIGINAL, reason: 'erreur 404', since: '2026-11-16' },
      archive: `https://web.archive.org/web/${ORIGINAL}`,
      copy: { address: `https://${COPY}`, day: '2025-03-03' },
    };
    expect(checked).toMatchObject({ dead: [dead], requestedCopies: [] });
    expect(record('dead-links.json')).toEqual({ links: [dead] });
    const question = new URL(asked[0] ?? '').searchParams;
    expect(Object.fromEntries(question)).toEqual({ url: ORIGINAL, timestamp: '20261103' });
    expect(asked).toHaveLength(1);
    expect(has('archive-requests.json')).toBe(false);
  });

  test('its copy is asked for until there is one, and the archive’s failure is no failure', async () => {
    web({ dead: [ORIGINAL], archive: false });
    await runWeeklyCheck(content, MONDAY);
    const { links } = { links: [{ address: ORIGINAL, since: '2026-11-16' }] };
    expect(record('dead-links.json')).toMatchObject({ links });
    expect(JSON.stringify(record('dead-links.json'))).not.toContain('copy');

    web({ dead: [ORIGINAL] });
    await runWeeklyCheck(content, NEXT_MONDAY);
    const [first] = links;
    expect(record('dead-links.json')).toMatchObject({
      links: [{ ...first, copy: { day: '2025-03-03' } }],
    });
    const again = web({ dead: [ORIGINAL] });
    await runWeeklyCheck(content, NEXT_MONDAY);
    expect(again).toEqual([]);
  });

  test('the record keeps the day on which a page was first found dead, and its copy', async () => {
    web({ dead: [ORIGINAL] });
    await runWeeklyCheck(content, MONDAY);
    const first = record('dead-links.json');
    expect(first).toMatchObject({ links: [{ since: '2026-11-16', copy: { day: '2025-03-03' } }] });
    await runWeeklyCheck(content, NEXT_MONDAY);
    expect(record('dead-links.json')).toEqual(first);
  });

  test('a doubtful original is told to the owner, and recorded nowhere', async () => {
    const asked = web({ dead: [], lost: [ORIGINAL] });
    const archiving = { ...content, site: { ...content.site, archiveOriginals: true } };
    const checked = await runWeeklyCheck(archiving, MONDAY);
    const reason = 'renvoie à une page d’accueil';
    expect(checked).toMatchObject({ dead: [], doubtful: [{ address: ORIGINAL, reason }] });
    expect(has('dead-links.json')).toBe(false);
    expect(asked.join()).not.toContain(ORIGINAL);
  });

  test('a copy that was recorded years from the day is replaced', async () => {
    web({ dead: [ORIGINAL] });
    await runWeeklyCheck(content, MONDAY);
    const path = join(folder, 'dead-links.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"2025-03-03"', '"2009-03-03"'));
    await runWeeklyCheck(content, NEXT_MONDAY);
    expect(record('dead-links.json')).toMatchObject({ links: [{ copy: { day: '2025-03-03' } }] });
  });

  test('an original that comes back is told again as before', async () => {
    vi.stubEnv('CONTENT_DIR', folder);
    web({ dead: [ORIGINAL] });
    await runWeeklyCheck(content, MONDAY);
    expect(await findDeadOriginal(ORIGINAL)).toEqual({
      copy: { url: `https://${COPY}`, date: '3 mars 2025' },
    });
    web({ dead: [] });
    await runWeeklyCheck(content, NEXT_MONDAY);
    expect(has('dead-links.json')).toBe(false);
    // Another build reads the record again.
    vi.resetModules();
    const { findDeadOriginal: nextBuild } = await import('@/content/dead-links.server.ts');
    expect(await nextBuild(ORIGINAL)).toBeUndefined();
  });

  test('a record that is damaged says so in French, and stops the build', async () => {
    writeFileSync(join(folder, 'dead-links.json'), '{ "links": [');
    const { problems } = await readCollections(folder);
    expect(problems.map(({ line }) => line)).toEqual([
      expect.stringMatching(/dead-links\.json : ce fichier est abîmé ; supprimez-le/),
    ]);
    web({ dead: [] });
    await expect(runWeeklyCheck(content, MONDAY)).rejects.toThrow('abîmé');
  });
});

describe('Asking the archive to keep originals', () => {
  const archiving = () => ({ ...content, site: { ...content.site, archiveOriginals: true } });

  test('each is asked for once, and those that are gone are not', async () => {
    const first = web({ dead: [ORIGINAL] });
    const checked = await runWeeklyCheck(archiving(), MONDAY);
    const saved = first.filter((url) => url.includes('/save/'));
    expect(saved).toHaveLength(3);
    expect(saved.join()).not.toContain(ORIGINAL);
    expect(checked?.requestedCopies.map((url) => `https://web.archive.org/save/${url}`)).toEqual(
      saved,
    );
    expect(record('archive-requests.json')).toEqual({
      requests: checked?.requestedCopies.map((address) => ({ address, day: '2026-11-16' })),
    });

    const next = web({ dead: [] });
    expect(await runWeeklyCheck(archiving(), NEXT_MONDAY)).toMatchObject({
      requestedCopies: [ORIGINAL],
    });
    expect(next).toEqual([`https://web.archive.org/save/${ORIGINAL}`]);
  });

  test('after the first that it doesn’t take, the others wait for the next week', async () => {
    const busy = web({ dead: [], saving: [200, 429] });
    const { requestedCopies = [] } = (await runWeeklyCheck(archiving(), MONDAY)) ?? {};
    expect(requestedCopies).toHaveLength(1);
    expect(busy).toHaveLength(2);
    web({ dead: [] });
    const checked = await runWeeklyCheck(archiving(), NEXT_MONDAY);
    expect(checked?.requestedCopies).toHaveLength(3);
    expect(checked?.requestedCopies).not.toContain(requestedCopies[0]);
  });

  test('a site that doesn’t want it asks for none', async () => {
    const asked = web({ dead: [] });
    await runWeeklyCheck(content, MONDAY);
    expect(asked).toEqual([]);
  });
});
