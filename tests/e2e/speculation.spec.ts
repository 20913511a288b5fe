import { firstCases } from '../support/first-cases.ts';
import { expect, test } from '../support/test.ts';
import { arrival, visitAs, type Visitor } from '../support/visitor.ts';

test.skip(({ isMobile }) => isMobile, 'Each test brings its own device.');

const MENU = {
  project: 'header nav a[href="/projet"]',
  home: 'header nav a[href="/"]',
  button: 'header button[popovertarget]',
};

test('Speed: a mouse that rests on a link prepares its page, and the click shows it @rare', async ({
  baseURL,
}) => {
  const site = baseURL ?? '';
  await visitAs({}, async (page, prepared) => {
    await page.goto(`${site}/`);
    await page.hover(MENU.project);
    await expect.poll(() => prepared).toContain(`${site}/projet`);
    // What the visitor changes meanwhile counts for the page that waits.
    await page.click('button[aria-label="Thème sombre"]');
    await page.waitForSelector('[aria-label="Thème sombre"][aria-pressed="true"]');
    await page.click(MENU.project);
    await expect
      .poll(() => arrival(page))
      .toEqual({ path: '/projet', prepared: true, forbidden: [] });
    expect(await page.$eval('html', (html) => html.dataset['theme'])).toBe('dark');
  });
});

test('Speed: a page that was prepared behaves like any other @rare', async ({ baseURL }) => {
  const site = baseURL ?? '';
  await visitAs({}, async (page, prepared) => {
    await page.goto(`${site}/projet`);
    await page.hover(MENU.home);
    await expect.poll(() => prepared).toContain(`${site}/`);
    await page.click(MENU.home);
    await expect.poll(() => arrival(page)).toEqual({ path: '/', prepared: true, forbidden: [] });
    // Nobody had seen an island.
    expect(prepared.filter((url) => url.endsWith('.js'))).toEqual([]);

    const tab = (name: string) => `::-p-aria([name="${name}"][role="button"])`;
    await page.locator(tab('Photos')).click();
    await expect.poll(() => page.evaluate(() => location.search)).toBe('?categorie=photos');
    await page.evaluate(() => {
      history.back();
    });
    await page.locator(`${tab('Tous')}[aria-pressed="true"]`).wait();

    // A mouse over the carousel would hold it.
    await page.mouse.move(2, 2);
    await page.$eval('#temoignages', (section) => {
      section.scrollIntoView({ behavior: 'instant' });
    });
    await page.locator('::-p-text(Témoignage 2 sur 6)').setTimeout(20_000).wait();
    expect(await arrival(page)).toEqual({ path: '/', prepared: true, forbidden: [] });
  });
});

const FRUGAL: Record<string, Visitor> = {
  'on a phone': { phone: true },
  'who saves data': { connection: { saveData: true } },
  'with a slow connection': { connection: { effectiveType: '3g' } },
  'who pays for data': { connection: { type: 'cellular', effectiveType: '4g' } },
};

for (const [who, visitor] of Object.entries(FRUGAL)) {
  test(`Speed: nothing is prepared for a visitor ${who} @rare`, async ({ baseURL }) => {
    const site = baseURL ?? '';
    await visitAs(visitor, async (page, prepared) => {
      await page.goto(`${site}/`);
      if (visitor.phone) await page.tap(MENU.button);
      else await page.hover(MENU.project);
      await page[visitor.phone ? 'tap' : 'click'](MENU.project);
      await expect
        .poll(() => arrival(page))
        .toEqual({ path: '/projet', prepared: false, forbidden: [] });
      expect(prepared).toEqual([]);
    });
  });
}

const PAGES = ['/', '/portfolio/', '/projet', '/articles/couture-ndop-toges-bonamoussadi/'];

for (const path of firstCases(PAGES, 1)) {
  test(`Speed: on ${path} only the site’s own pages are ever prepared`, async ({ page }) => {
    await page.goto(path);
    const links = await page.evaluate(() => {
      const { textContent = '' } = document.querySelector('script[type="speculationrules"]') ?? {};
      const selector = /"selector_matches":"([^"]*)"/.exec(textContent)?.[1] ?? '';
      document.documentElement.classList.add('ahead');
      return [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
    });
    expect(links.length).toBeGreaterThan(1);
    for (const href of links)
      expect(href).toMatch(
        /^\/(|projet|confidentialite\/|portfolio\/([\w-]+\/)*|articles\/[\w-]+\/)$/,
      );
  });
}
