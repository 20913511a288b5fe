import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import type { Page } from '@playwright/test';
import { contactForm } from '../../support/contact-page.ts';
import { WRITTEN } from '../../support/written.ts';
import { expect, test, type Fault } from '../../support/faulty-site.ts';
import { MESSAGE, STEPS, take, type Step } from '../../support/walk.ts';

/**
 * Every file of scripts or styles of the islands, without the digest in its name. `e2e/take-away.spec.ts` lets the script of
 * an article's page fail, which has no island.
 */
const CHUNKS = readdirSync('dist/_astro')
  .filter((file) => /\.(js|css)$/.test(file) && !file.startsWith('article.'))
  .map((file) => file.replace(/\.[\w-]{8}(?=\.\w+$)/, ''))
  .sort();

/** One chunk, also when it is asked for at another address because the first one failed. */
function fileOf(chunk: string): RegExp {
  const { name, ext } = parse(chunk);
  return new RegExp(`/_astro/${RegExp.escape(name)}\\.[\\w-]{8}\\${ext}`);
}

test.use({
  expectedConsole: [/Failed to load|dynamically imported module|Message non envoyé/],
  // A clipboard that refuses shows the text on the page: what a click did stays to be seen.
  permissions: [],
});

test.beforeEach(async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** Opens a page as a first visitor does: nothing of an earlier page is kept. */
async function visit(page: Page, route: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.goto(route);
}

/** Takes every step that can be taken. Returns those that didn't work. */
async function walk(page: Page, steps: readonly Step[]): Promise<Step[]> {
  const failed: Step[] = [];
  for (const step of steps) {
    const possible = step.needs === undefined || !failed.includes(step.needs);
    if (!possible || !(await take(step, page))) failed.push(step);
  }
  return failed;
}

const names = (steps: readonly Step[]) => steps.map(({ name }) => name);

test('§1 Faults: the walk through all islands asks for every file of scripts and styles', async ({
  page,
  site,
}) => {
  for (const [route, steps] of Object.entries(STEPS)) {
    await visit(page, route);
    expect(names(await walk(page, steps))).toEqual([]);
  }
  const findUnasked = () =>
    CHUNKS.filter((chunk) => !site.asked.some((path) => fileOf(chunk).test(path)));
  // The browser asks for the styles of print when it has nothing else to do.
  await expect.poll(findUnasked).toEqual([]);
  expect(site.messages).toHaveLength(1);
});

for (const chunk of CHUNKS) {
  test(`§1 Faults: ${chunk} fails once, and the second use works`, async ({
    page,
    site,
    isMobile,
  }) => {
    test.skip(!isMobile, 'a walk takes long: on the phone alone');
    for (const [route, steps] of Object.entries(STEPS)) {
      await visit(page, route);
      site.fail(fileOf(chunk), 'cut', 1);
      const failed = await walk(page, steps);
      expect(names(await walk(page, failed))).toEqual([]);
      site.restore();
    }
    expect(site.messages).toHaveLength(1);
    expect(site.messages[0]).toContain(WRITTEN.user_name);
  });
}

const LASTING: Fault[] = [500, 'cut', 'portal'];

for (const [index, chunk] of CHUNKS.entries()) {
  const fault = LASTING[index % LASTING.length] ?? 404;
  test(`§1 Faults: ${chunk} fails for ever (${fault}); all stays readable, and works once it is back`, async ({
    page,
    site,
    isMobile,
  }) => {
    test.skip(isMobile, 'a walk takes long: on the desktop alone');
    for (const [route, steps] of Object.entries(STEPS)) {
      await visit(page, route);
      const main = page.getByRole('main');
      const titles = await main.getByRole('heading', { level: 2 }).allInnerTexts();
      site.fail(fileOf(chunk), fault);
      const failed = await walk(page, steps);
      // Another time changes nothing: it is no worse than before.
      expect(names(await walk(page, failed))).toEqual(names(failed));
      expect(await main.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(titles);
      expect(await main.getByRole('article').count()).toBeGreaterThanOrEqual(3);
      if (failed.includes(MESSAGE))
        await expect(contactForm(page).message).toHaveValue(WRITTEN.message);
      site.restore();
      expect(names(await walk(page, failed))).toEqual([]);
    }
  });
}
