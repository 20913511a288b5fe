import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { networkOrCopy } from '@/worker/network-or-copy.ts';

const NEVER = new Promise<Response>(() => undefined);
const kept = (copy?: string) => () =>
  Promise.resolve(copy === undefined ? undefined : new Response(copy));
const answered = (status: number) => Promise.resolve(new Response('network', { status }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['the network answers', 200, 'copy', 'network'],
  ['it says that the page isn’t there', 404, 'copy', 'network'],
  ['the host is out of order', 502, 'copy', 'copy'],
  ['so it is, without a copy', 502, undefined, 'network'],
])('§27 Reads without a network: %s', async (_what, status, copy, shown) => {
  const response = await networkOrCopy(answered(status), kept(copy));
  expect(await response.text()).toBe(shown);
});

test('§27 Reads without a network: one that never answers gives way to a copy', async () => {
  const response = networkOrCopy(NEVER, kept('copy'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(await (await response).text()).toBe('copy');
});

test('§27 Reads without a network: without a copy it may take its time', async () => {
  const slow = new Promise<Response>((resolve) => {
    setTimeout(() => {
      resolve(new Response('network'));
    }, 60_000);
  });
  const response = networkOrCopy(slow, kept());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await (await response).text()).toBe('network');
});
