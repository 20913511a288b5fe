import { resolve } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { contentRoot } from '@/content/environment.server.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('The content folder', () => {
  test.each([
    ['none is named', undefined, resolve('content')],
    ['the name is empty', '', resolve('content')],
    ['it is relative to the project', '../elsewhere', resolve('../elsewhere')],
    ['it is absolute', resolve('/srv/content'), resolve('/srv/content')],
  ])('%s', (_what, name, expected) => {
    vi.stubEnv('CONTENT_DIR', name);
    expect(contentRoot()).toBe(expected);
  });
});
