import type { Browser, BrowserContext } from '@playwright/test';

/** A link's address, which stands right below the link's name. */
const ADDRESS = /^\s*- \/url: "?(.*?)"?$/;

/**
 * A visitor for whom nothing moves.
 *
 * @param width of the window, in pixels.
 */
export async function visitor(browser: Browser, width: number, theme: string) {
  const viewport = { width, height: 900 };
  const context = await browser.newContext({
    viewport,
    locale: 'fr-FR',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript(`localStorage.setItem('theme', '${theme}')`);
  return context;
}

/**
 * Looks at a whole page, with every picture that scrolling brings.
 *
 * @returns lines of its text; of its visible links, each with where it leads (from the site's root for its own pages)
 *   and its name; of its roles and names; and a picture as PNG.
 */
export async function look(context: BrowserContext, site: string, address: string) {
  // A new tab, since one that has seen a larger size of a photograph may show that one again.
  const page = await context.newPage();
  await page.goto(new URL(address, site).href);
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      // The observer that loads pictures answers in the frame after.
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  // What stays lazy lies outside the picture.
  await page.waitForFunction(() =>
    Array.from(document.images).every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  // A picture that has arrived may still be drawn a frame later.
  await page.evaluate(() => {
    const arrived = Array.from(document.images).filter(({ complete }) => complete);
    return Promise.allSettled(arrived.map((image) => image.decode()));
  });
  const body = page.locator('body');
  const roles = (await body.ariaSnapshot()).split('\n');
  const links = roles.flatMap((line, index) => {
    const [, href] = ADDRESS.exec(line) ?? [];
    if (href === undefined) return [];
    return `${new URL(href, page.url()).href.replace(site, '/')} ${roles[index - 1]?.trim()}`;
  });
  const sight = {
    text: (await body.innerText()).split('\n'),
    links,
    roles: roles.filter((line) => !ADDRESS.test(line)),
    picture: await page.screenshot({ fullPage: true, animations: 'disabled' }),
  };
  await page.close();
  return sight;
}
