import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { close, listen } from '@/commands/serve/listening.ts';
import { siteHandler } from '@/commands/serve/site-server.ts';

test('a server that is started again answers with the site as it is then', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  writeFileSync(join(folder, '_headers'), '');
  const answerWith = async (code: string) => {
    writeFileSync(join(folder, 'sw.js'), code);
    const server = createServer(siteHandler(folder));
    const origin = await listen(server);
    const answer = await (await fetch(`${origin}/sw.js`)).text();
    await close(server);
    return answer;
  };
  expect(await answerWith('old()')).toBe('old()');
  expect(await answerWith('new()')).toBe('new()');
});
