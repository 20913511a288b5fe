/**
 * What a visitor meets when a file of an island can't be had: for each file, each fault and each engine, whether it was
 * told in French, and whether the next try works once the file is back; a slow file is awaited. Prints a table for each
 * engine; exits with 1 when something is not as it should be. An engine that isn't installed is left out.
 *
 * Usage: npm run proof -- fault-table [word of a file’s name]
 */
import { readFileSync } from 'node:fs';
import type { Browser } from 'puppeteer-core';
import { startFaultySite, type Fault } from '../../support/faulty-server.ts';
import { ensureFirefox } from '../../support/firefox.ts';
import { launchChromium, launchFirefox, visit, type Visit } from '../../support/visit.ts';
import { USES, type Use } from './uses.ts';

const UNAVAILABLE = /a échoué|n’a pas pu se charger|Problème de connexion/;
const TOLD: Record<Fault, RegExp | undefined> = {
  cut: UNAVAILABLE,
  torn: UNAVAILABLE,
  500: UNAVAILABLE,
  portal: UNAVAILABLE,
  404: /Le site a été mis à jour|Problème de connexion/,
  hanging: UNAVAILABLE,
  slow: undefined,
};
/** Of the column that names the files. */
const WIDTH = 40;

const FAULTS: readonly Fault[] = ['cut', 'torn', 500, 'portal', 404, 'hanging', 'slow'];

/** Says that data is dear, so that nothing is fetched ahead, and shortens the patience. Runs in the page. */
function pretend(hurry: number): void {
  const connection = { effectiveType: '3g', saveData: false };
  Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection });
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) => timeout(milliseconds / hurry);
}

/** The files that a use of an island needs, as the built page lists them, those of another use left out. */
function filesOf({ island, path, needs }: Use, known: Set<string>): string[] {
  const html = readFileSync(path === '/' ? 'dist/index.html' : 'dist/projet.html', 'utf8');
  const attribute = needs === 'files' ? 'data-files' : 'data-later-files';
  const list = new RegExp(`component-export="${island}"[^>]* ${attribute}="([^"]*)"`).exec(
    html,
  )?.[1];
  if (list === undefined) throw new Error(`${island} has no ${attribute}.`);
  const files = list.split(' ').filter((file) => !known.has(file));
  for (const file of files) known.add(file);
  return files;
}

const hasTold = ({ page }: Visit, told: RegExp) =>
  page.waitForFunction(
    (source) =>
      [...document.querySelectorAll('[role=alert]')].some(
        (alert) => alert.checkVisibility() && new RegExp(source).test(alert.textContent),
      ),
    {},
    told.source,
  );

/** Lets one file fail under one use. Returns what is not as it should be. */
async function meet(browser: Browser, use: Use, file: string, fault: Fault): Promise<string> {
  const site = await startFaultySite();
  const hurry = fault === 'hanging' ? 4 : 1;
  const opened = await visit(browser, site.origin + use.path, (page) =>
    page.evaluateOnNewDocument(pretend, hurry),
  );
  let stage = 'before';
  try {
    await use.prepare?.(opened);
    site.fail(new RegExp(RegExp.escape(file)), fault);
    stage = 'not told';
    await use.act(opened);
    const told = use.island === 'ThemeToggle' ? undefined : TOLD[fault];
    if (told) {
      await hasTold(opened, told);
      site.restore();
      stage = 'dead';
      await opened.page.keyboard.press('Escape');
      await use.act(opened);
    }
    await use.outcome(opened);
    return 'ok';
  } catch {
    return stage;
  } finally {
    await opened.page.close();
    await site.close();
  }
}

async function tabulate(engine: string, browser: Browser): Promise<void> {
  const known = new Set<string>();
  console.log(`\n${engine} ${await browser.version()}`);
  console.log(''.padEnd(WIDTH) + FAULTS.map((fault) => String(fault).padEnd(10)).join(''));
  for (const use of USES)
    for (const file of filesOf(use, known).filter((name) => name.includes(word))) {
      process.stdout.write(file.replace('/_astro/', '').padEnd(WIDTH));
      for (const fault of FAULTS) {
        const came = await meet(browser, use, file, fault);
        if (came !== 'ok') process.exitCode = 1;
        process.stdout.write(came.padEnd(10));
      }
      console.log();
    }
  await browser.close();
}

const [word = ''] = process.argv.slice(2);
await tabulate('Chromium', await launchChromium());
const firefox = ensureFirefox();
if (firefox === undefined) console.log('Firefox is not installed here.');
else await tabulate('Firefox', await launchFirefox(firefox));
process.exit();
