import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { stopServer, startServer } from '@/commands/serve/server-lifecycle.ts';
import { serveSite, createSiteHandler } from '@/commands/serve/site-server.ts';

function site(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  writeFileSync(join(folder, '_headers'), '');
  return folder;
}

test('a server that is started again answers with the site as it is then', async () => {
  const folder = site();
  const answerWith = async (code: string) => {
    writeFileSync(join(folder, 'sw.js'), code);
    const server = createServer(createSiteHandler(folder));
    const origin = await startServer(server);
    const answer = await (await fetch(`${origin}/sw.js`)).text();
    await stopServer(server);
    return answer;
  };
  expect(await answerWith('old()')).toBe('old()');
  expect(await answerWith('new()')).toBe('new()');
});

test('the port is that of the environment, and any free one when that is taken', async () => {
  const taken = createServer();
  const origin = await startServer(taken);
  vi.stubEnv('PORT', new URL(origin).port);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  expect(await serveSite(undefined, site())).not.toBe(`${origin}/`);
  await stopServer(taken);
  expect(await serveSite(undefined, site())).toBe(`${origin}/`);
});

test.each(['desk.js', 'preview.css'])('%s is sent compressed', async (file) => {
  const folder = site();
  writeFileSync(join(folder, file), 'a '.repeat(500));
  const server = createServer(createSiteHandler(folder));
  const { headers } = await fetch(`${await startServer(server)}/${file}`);
  await stopServer(server);
  expect(headers.get('content-encoding')).toBe('gzip');
});
