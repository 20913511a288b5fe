/**
 * What the owner waits for while she writes, among few items and among many: starts the development server with generated
 * items, opens the home page, then saves a text again and again while its page is open. Prints the times in seconds and
 * how they grow; exits with 1 when they grow more than `requirements.ts` allows.
 *
 * Usage: npm run proof -- dev [number of items]
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
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

const FEW_ITEMS = 25;
const SAVES = 5;

/** Seconds that the owner waits for the first home page, and for a text that she has saved. */
interface Waits {
  home: number;
  saved: number;
}

/** Seconds since a moment. */
const since = (moment: number) => (performance.now() - moment) / 1000;

async function measure(items: number, browser: Browser): Promise<Waits> {
  // The server keeps what it has read in the project's own folder.
  const project = copiedProject();
  const content = join(project, '.cache/content');
  growContent(SAMPLE, content, items);
  const { name, source } = articleFile(0, readSamples(SAMPLE));
  const file = join(content, 'portfolio', name);
  writeFileSync(file, source);

  const server = fork(resolve('tests/support/dev-once.ts'), {
    cwd: project,
    env: { ...process.env, CONTENT_DIR: content },
  });
  const [port] = z.tuple([z.number()]).parse((await once(server, 'message')).slice(0, 1));
  const site = `http://localhost:${port}`;

  const asked = performance.now();
  await (await fetch(site)).text();
  const home = since(asked);

  const page = await browser.newPage();
  await page.goto(`${site}/articles/${basename(name, '.md')}/`);
  const saved: number[] = [];
  for (let save = 1; save <= SAVES; save++) {
    const written = performance.now();
    writeFileSync(file, `${source.trimEnd()} Ajout${save}.\n`);
    await page.getByText(`Ajout${save}.`).waitFor();
    saved.push(since(written));
  }
  await page.close();
  server.kill();
  rmSync(project, { recursive: true });
  return { home, saved: median(saved) };
}

const [items = 1000] = process.argv.slice(2).map(Number);
const browser = await chromium.launch(launchOptions());
const waits: Waits[] = [];
for (const count of [FEW_ITEMS, items]) {
  const { home, saved } = await measure(count, browser);
  waits.push({ home, saved });
  console.log(
    `${number(count)} items: the first home page ${number(home, 1)} s, a saved text ${number(saved, 1)} s`,
  );
}
await browser.close();

const growth = (of: keyof Waits) => (waits[1]?.[of] ?? 0) / (waits[0]?.[of] ?? 0);
const verdicts: Verdict[] = [
  { what: 'the first home page: times as long', value: growth('home'), limit: DEV_LIMITS.home },
  { what: 'a saved text: times as long', value: growth('saved'), limit: DEV_LIMITS.saved },
];
for (const verdict of verdicts) console.log(told(verdict));
process.exit(verdicts.every(isMet) ? 0 : 1);
