import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { withShortNames } from '../../../src/publish/search/short-names.ts';

const list = (text: string) => ({
  path: 'pagefind.fr_0123456789.pf_meta',
  content: gzipSync(Buffer.from(text, 'latin1')),
});
const file = (path: string) => ({ path, content: Buffer.from(path) });
const WRITTEN = 'pagefind_dcd\x82\x6afr_00000bb\x18\x23\x6afr_00000aa\x18\x21\x6afr_00000cc';

test('§26 Search: the files of results are called by numbers, in the order of the list', () => {
  const files = withShortNames([
    list(WRITTEN),
    file('fragment/fr_00000aa.pf_fragment'),
    file('fragment/fr_00000bb.pf_fragment'),
    file('index/fr_00000cc.pf_index'),
  ]);
  const [build = ''] = /(?<=fr_)\w{4}(?=000\.)/.exec(files.map(({ path }) => path).join()) ?? [];
  expect(build).toMatch(/^[0-9a-f]{4}$/);
  expect(files.slice(1).map(({ path, content }) => [path, String(content)])).toEqual([
    [`fragment/fr_${build}001.pf_fragment`, 'fragment/fr_00000aa.pf_fragment'],
    [`fragment/fr_${build}000.pf_fragment`, 'fragment/fr_00000bb.pf_fragment'],
    ['index/fr_00000cc.pf_index', 'index/fr_00000cc.pf_index'],
  ]);
  const { content = new Uint8Array() } = files[0] ?? {};
  expect(gunzipSync(content).toString('latin1')).toBe(
    WRITTEN.replace('00000bb', `${build}000`).replace('00000aa', `${build}001`),
  );
});

test('§26 Search: a name that was longer, as no other is like it, stays', () => {
  const path = 'fragment/fr_00000aaf.pf_fragment';
  const files = withShortNames([list('\x6bfr_00000aaf'), file(path)]);
  expect(files[1]?.path).toBe(path);
  expect(gunzipSync(files[0]?.content ?? '').toString('latin1')).toBe('\x6bfr_00000aaf');
});

test('§26 Search: the build stops when the list is not what it was', () => {
  const fragment = file('fragment/fr_00000aa.pf_fragment');
  expect(() => withShortNames([list('other'), fragment])).toThrow('not what it was');
  expect(() => withShortNames([fragment])).toThrow('no list');
});
