import { servedFaults } from '../support/served-headers.ts';
import { expect, test } from '../support/test.ts';

test.skip(({ isMobile }) => isMobile, 'What a server sends is the same for every device.');

test('Headers: the server of the tests sends what the table says', async ({ request, baseURL }) => {
  expect(await servedFaults(request, baseURL ?? '')).toEqual([]);
});

test('Headers: text travels compressed, and not at all when the browser still has it', async ({
  request,
}) => {
  for (const encoding of ['br', 'gzip']) {
    const headers = { 'accept-encoding': encoding };
    const first = (await request.get('/', { headers })).headers();
    expect(first['content-encoding']).toBe(encoding);
    expect(first['vary']).toBe('Accept-Encoding');
    const tag = { 'if-none-match': first['etag'] ?? '' };
    const second = await request.get('/', { headers: { ...headers, ...tag } });
    expect(second.status()).toBe(304);
    expect(second.headers()['etag']).toBe(first['etag']);
    expect(second.headers()['content-security-policy']).toBe(first['content-security-policy']);
  }
  const plain = await request.get('/', { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers()['content-encoding']).toBeUndefined();
});
