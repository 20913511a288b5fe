import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterEach, expect, test, vi } from 'vitest';
import { emitted, EMITTED_FILES, type EmittedFile } from '@/publish/emitted-files.ts';

const paths = [
  { params: { slug: 'marche' }, props: { text: 'À quatre heures' } },
  { params: { slug: 'pluie' }, props: { text: 'Sur les toits' } },
];
const getStaticPaths = emitted(
  ({ props }: { props: { text: string } }) => new Response(props.text),
  () => Promise.resolve(paths),
);

const told: unknown[] = [];
const listen = (message: unknown) => told.push(message);

afterEach(() => {
  vi.unstubAllEnvs();
  unsubscribe(EMITTED_FILES, listen);
  told.length = 0;
});

test('the development server is given the paths, and answers one by one', async () => {
  subscribe(EMITTED_FILES, listen);
  expect(await getStaticPaths({ routePattern: '/data/[slug].json' })).toBe(paths);
  expect(told).toEqual([]);
});

test.each([
  ['/data/[slug].json', ['data/marche.json', 'data/pluie.json']],
  ['/partage/[...slug]', ['partage/marche', 'partage/pluie']],
])('a build has the files of %s written at once, and makes no page of them', async (route, at) => {
  vi.stubEnv('DEV', false);
  subscribe(EMITTED_FILES, listen);
  expect(await getStaticPaths({ routePattern: route })).toEqual([]);
  expect(told).toHaveLength(1);
  const files = (await told[0]) as EmittedFile[];
  expect(files.map(({ path }) => path)).toEqual(at);
  const texts = await Promise.all(files.map(async ({ content }) => Buffer.from(await content())));
  expect(texts.map(String)).toEqual(['À quatre heures', 'Sur les toits']);
});
