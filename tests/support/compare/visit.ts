import type { Browser, Page } from '@playwright/test';

/** How a page is looked at. */
export interface View {
  /** Of the window, in pixels. */
  width: number;
  theme: 'light' | 'dark';
}

/** What a page is to its visitors: lines to read, and a picture of the whole. */
export interface Sight {
  text: string[];
  /** Where each visible link leads, below the site's root for its own pages, and its accessible name. */
  links: string[];
  roles: string[];
  /** PNG. */
  picture: Buffer;
}

/** Opens a window in which nothing moves, and whose browser has what a second visit finds: the font. */
export async function openWindow(browser: Browser, site: string, view: View): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: view.width, height: 900 },
    locale: 'fr-FR',
    timezoneId: 'Africa/Douala',
    reducedMotion: 'reduce',
  });
  await context.addInitScript((theme) => {
    localStorage.setItem('theme', theme);
  }, view.theme);
  const page = await context.newPage();
  await page.goto(site, { waitUntil: 'networkidle' });
  return page;
}

/** Looks at a whole page, with every picture that scrolling brings. */
export async function look(page: Page, site: string, address: string): Promise<Sight> {
  await page.goto(new URL(address, site).href);
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled(Array.from(document.images, (image) => image.decode()));
  });
  const roles = (await page.locator('body').ariaSnapshot()).split('\n');
  return {
    // A space that doesn't break looks like any other.
    text: (await page.locator('body').innerText()).replaceAll('\u00a0', ' ').split('\n'),
    links: linksOf(roles, page.url(), site),
    roles: roles.filter((line) => !URL_LINE.test(line)),
    picture: await page.screenshot({ fullPage: true, animations: 'disabled' }),
  };
}

/** A link's address, which stands in a line of its own right below the link's name. */
const URL_LINE = /^\s*- \/url: "?(.*?)"?$/;

function linksOf(roles: readonly string[], page: string, site: string): string[] {
  return roles.flatMap((line, index) => {
    const [, href] = URL_LINE.exec(line) ?? [];
    if (href === undefined) return [];
    const name = (roles[index - 1] ?? '').trim();
    return `${new URL(href, page).href.replace(site, '/')} ${name}`;
  });
}

/** To each picture that waits until it is seen, and back to the top. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (const image of document.querySelectorAll('img[loading="lazy"]')) {
      image.scrollIntoView({ block: 'center', behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
}
