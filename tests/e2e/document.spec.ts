import project from '../content/project.json' with { type: 'json' };
import site from '../content/site.json' with { type: 'json' };
import { firstCases } from '../support/first-cases.ts';
import { isReadyForPaper } from '../support/paper.ts';
import { settle } from '../support/frames.ts';
import { expect, test } from '../support/test.ts';

const ROUTES = [
  {
    route: '/',
    title: `${site.name} · ${site.profession}`,
    description: site.description,
    heading: site.hero.title,
  },
  {
    route: '/projet',
    title: `${project.name} · ${site.name}`,
    description: project.description,
    heading: project.title,
  },
];

/** Nobody knows this address. */
const NOWHERE = '/une-page-qui-n-existe-pas';

/** Narrowest phone that the site is made for, in pixels. */
const NARROWEST = 320;

for (const { route, title, description, heading } of ROUTES) {
  test(`§1 Document: ${route} says in French what it is, has a preview and a favicon`, async ({
    page,
  }) => {
    await page.goto(route);

    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new URL(route, site.url).href,
    );
    const property = (name: string) =>
      page.locator(`meta[property="og:${name}"]`).getAttribute('content');

    expect(await property('type')).toBe('website');
    expect(await property('locale')).toBe('fr_FR');
    expect(await property('site_name')).toBe(site.name);
    expect(await property('title')).toBe(title);
    expect(await property('description')).toBe(description);
    expect(await property('url')).toBe(new URL(route, site.url).href);

    const address = await page.locator('link[rel="icon"]').getAttribute('href');
    const answer = await page.request.get(address ?? '');

    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toContain('image/svg+xml');
  });

  test(`§7 Document: ${route} carries no inline style and no script from elsewhere`, async ({
    page,
  }) => {
    const html = await (await page.request.get(route)).text();
    const tags = html.replace(/<(script|style)\b([^>]*)>.*?<\/\1>/gs, '<$1$2>');

    expect(tags).toContain('<main');
    expect(tags.match(/<[^>]*\sstyle=[^>]*>/g)).toBeNull();
    expect(tags.match(/<[^>]*\son[a-z]+=[^>]*>/g)).toBeNull();
    expect(html.match(/<script[^>]*\ssrc=/g)).toBeNull();
    // That of paper alone, at the end.
    const links = html.match(/<link[^>]*rel="(?:stylesheet|modulepreload)"[^>]*>/g) ?? [];
    expect(links).toEqual([expect.stringContaining('media="print"')]);
  });
}

for (const { route } of firstCases(ROUTES, 1)) {
  test(`§7 Document: ${route} opens without a script file, a third party or a cookie, and stays alone with the visitor who reads it to its end`, async ({
    page,
    context,
    thirdParty,
  }) => {
    const types: string[] = [];
    const styles: string[] = [];
    page.on('request', (request) => {
      types.push(request.resourceType());
      if (request.resourceType() === 'stylesheet') styles.push(request.url());
    });
    await page.goto(route);
    // The last thing that it fetches by itself.
    await page.waitForFunction(isReadyForPaper);
    await settle(page);

    expect(types).toContain('document');
    expect(types).not.toContain('script');
    expect(styles).toEqual([expect.stringContaining('/print.')]);
    expect(thirdParty).toEqual([]);
    expect(await context.cookies()).toEqual([]);

    for (const section of await page.getByRole('region').all())
      await section.scrollIntoViewIfNeeded();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await settle(page);

    expect(thirdParty).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
}

test.describe('an address that leads nowhere', () => {
  test.use({ expectedConsole: [/Failed to load resource.*404/] });

  test('§2 Document: a French page says so, with the right status, and leads back', async ({
    page,
  }) => {
    const answer = await page.goto(NOWHERE);

    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page).toHaveTitle(`Page introuvable · ${site.name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
    await page.getByRole('link', { name: 'Revenir à l’accueil' }).click();
    await expect(page).toHaveURL('/');
  });

  for (const route of firstCases(['/', '/projet', NOWHERE], 1)) {
    test(`§9 Document: ${route} never scrolls sideways on the narrowest phone`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: NARROWEST, height: 640 });
      await page.goto(route);
      for (const section of await page.getByRole('region').all())
        await section.scrollIntoViewIfNeeded();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();

      // A window that a wide element stretches, and one that scrolls sideways, both fail.
      const { wide, content, visible } = await page.evaluate(() => ({
        wide: innerWidth,
        content: document.documentElement.scrollWidth,
        visible: document.documentElement.clientWidth,
      }));
      expect(wide).toBe(NARROWEST);
      expect(content).toBeLessThanOrEqual(visible);
    });
  }
});
