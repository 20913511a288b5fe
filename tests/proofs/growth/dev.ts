/**
 * What the owner waits for while she writes among many items: starts the development server with generated items, opens
 * the home page, then saves a text again and again while its page is open. Prints the times; exits with 1 when one is
 * longer than `requirements.ts` allows.
 *
 * Usage: npm run proof -- dev [number of items]
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { launchOptions } from '../../support/launch-options.ts';
import { SAMPLE } from '../../support/sample.ts';
import { copiedProject } from '../copied-project.ts';
import { median } from '../speed/median.ts';
import { growContent } from './grow-content.ts';
import { articleFile } from './items.ts';
import { DEV_LIMITS, isMet, type Verdict } from './requirements.ts';
import { readSamples } from './samples.ts';
import { number, told } from './table.ts';

const SAVES = 5;

/** Seconds since a moment. */
const since = (moment: number) => (performance.now() - moment) / 1000;

const [items = 10_000] = process.argv.slice(2).map(Number);
// The server keeps what it has read in the project's own folder.
const project = copiedProject();
const content = join(project, '.cache/content');
growContent(SAMPLE, content, items);
const { name, source } = articleFile(0, readSamples(SAMPLE));
const file = join(content, 'portfolio', name);
writeFileSync(file, source);

const started = performance.now();
const server = fork(resolve('tests/support/dev-once.ts'), {
  cwd: project,
  env: { ...process.env, CONTENT_DIR: content },
});
const [port] = z.tuple([z.number()]).parse((await once(server, 'message')).slice(0, 1));
console.log(`${number(items)} items: the server listens after ${number(since(started), 1)} s`);
const site = `http://localhost:${port}`;

const asked = performance.now();
await (await fetch(site)).text();
const home = since(asked);

const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();
await page.goto(`${site}/articles/${basename(name, '.md')}/`);
const saved: number[] = [];
for (let save = 1; save <= SAVES; save++) {
  const written = performance.now();
  writeFileSync(file, `${source.trimEnd()} Ajout${save}.\n`);
  await page.getByText(`Ajout${save}.`).waitFor();
  saved.push(since(written));
}
await browser.close();
server.kill();
rmSync(project, { recursive: true });

const verdicts: Verdict[] = [
  { what: 'the first home page: s', value: home, limit: DEV_LIMITS.homeSeconds },
  {
    what: `a saved text shows, of ${SAVES}: s`,
    value: median(saved),
    limit: DEV_LIMITS.savedSeconds,
  },
];
for (const verdict of verdicts) console.log(told(verdict));
process.exit(verdicts.every(isMet) ? 0 : 1);
