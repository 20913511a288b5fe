import type { Locator, Page } from '@playwright/test';
import site from '../../content/site.json' with { type: 'json' };
import { expect, test } from '../support/test.ts';

const ENTRIES = ['Accueil', 'À propos', 'Services', 'Portfolio', 'Contact', 'Projet'];
const SECTIONS = ['À propos', 'Services', 'Portfolio', 'Contact'];

/** The header's menu; on a phone the visitor opens it first. */
async function openMenu(page: Page, isMobile: boolean): Promise<Locator> {
  const menu = page.getByRole('navigation', { name: 'Principale' });
  if (isMobile && !(await menu.isVisible()))
    await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toBeVisible();
  return menu;
}

/** The entries that are marked as active, in a menu that may be closed. */
function active(page: Page): Locator {
  return page
    .getByRole('navigation', { name: 'Principale', includeHidden: true })
    .locator('[aria-current]');
}

function heading(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('heading', { level: 2, name, exact: true });
}

/** Where an element is in the window, in pixels. */
async function box(element: Locator): Promise<{ top: number; bottom: number }> {
  return element.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return { top, bottom };
  });
}

/** Puts a section's heading in the middle of the window, at once. */
async function scrollTo(page: Page, name: string): Promise<void> {
  await heading(page, name).evaluate((node) => {
    node.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await page.mouse.wheel(0, 300);
}

test('§2 Header: the home menu has its six entries, with their addresses', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const menu = await openMenu(page, isMobile);

  await expect(menu.getByRole('link')).toHaveText(ENTRIES);
  for (const [name, href] of Object.entries({
    'À propos': '/#about',
    Services: '/#services',
    Portfolio: '/#portfolio',
    Contact: '/#contact',
    Projet: '/projet',
  }))
    await expect(menu.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect(page.getByRole('button', { name: 'Thème sombre' })).toBeVisible();
});

test('§2 Footer: the home menu has the same six entries', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Pied de page' });

  await expect(menu.getByRole('link')).toHaveText(ENTRIES);
});

test('§2 Header: on the project page both menus show « Accueil » alone, and nothing is active', async ({
  page,
  isMobile,
}) => {
  await page.goto('/projet');
  const menu = await openMenu(page, isMobile);

  await expect(menu.getByRole('link')).toHaveText(['Accueil']);
  await expect(page.getByRole('navigation', { name: 'Pied de page' }).getByRole('link')).toHaveText(
    ['Accueil'],
  );
  await expect(page.locator('[aria-current]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Thème sombre' })).toHaveCount(0);
  await menu.getByRole('link', { name: 'Accueil' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.hero.title);
});

test('§2 Header: « Projet » leads to the project page', async ({ page, isMobile }) => {
  await page.goto('/');
  const menu = await openMenu(page, isMobile);
  await menu.getByRole('link', { name: 'Projet' }).click();

  await expect(page).toHaveURL('/projet');
});

test('§2 Header: « Accueil » is active at first, and each section in turn while scrolling', async ({
  page,
}) => {
  await page.goto('/');
  await expect(active(page)).toHaveText(['Accueil']);

  for (const name of [...SECTIONS, ...SECTIONS.toReversed()]) {
    await scrollTo(page, name);
    await expect(active(page)).toHaveText([name]);
  }
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await expect(active(page)).toHaveText(['Accueil']);
});

test('§2 Header: « Contact » is active at the very end of the page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.keyboard.press('End');

  await expect(active(page)).toHaveText(['Contact']);
});

for (const name of SECTIONS) {
  test(`§2 Header: a click on « ${name} » lands its heading below the header and marks it`, async ({
    page,
    isMobile,
  }) => {
    await page.goto('/');
    const menu = await openMenu(page, isMobile);
    await menu.getByRole('link', { name }).click();

    await expect(async () => {
      const header = await box(page.getByRole('banner'));
      const title = await box(heading(page, name));
      expect(header.top).toBe(0);
      expect(title.top).toBeGreaterThanOrEqual(header.bottom);
      expect(title.bottom).toBeLessThan((page.viewportSize()?.height ?? 0) / 2);
    }).toPass();
    await expect(active(page)).toHaveText([name]);
    if (isMobile) await expect(menu).toBeHidden();
  });
}

/** Every place the page scrolls to while a link of the menu is followed. */
async function journey(page: Page, isMobile: boolean): Promise<number[]> {
  await page.goto('/');
  const menu = await openMenu(page, isMobile);
  const positions = await page.evaluateHandle(() => {
    const seen: number[] = [];
    addEventListener('scroll', () => seen.push(scrollY));
    return seen;
  });
  const over = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('scrollend', resolve, { once: true });
      }),
  );
  await menu.getByRole('link', { name: 'Portfolio' }).click();
  await over;
  return positions.jsonValue();
}

test('§9: the menu scrolls smoothly', async ({ page, isMobile }) => {
  const positions = await journey(page, isMobile);
  const end = positions.at(-1) ?? 0;

  expect(positions.filter((position) => position > 0 && position < end - 2).length).toBeGreaterThan(
    3,
  );
  await expect(heading(page, 'Portfolio')).toBeInViewport();
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('§9: the menu jumps for a visitor who wants less motion', async ({ page, isMobile }) => {
    const positions = await journey(page, isMobile);
    const end = positions.at(-1) ?? 0;

    expect(end).toBeGreaterThan(0);
    expect(positions.filter((position) => Math.abs(position - end) > 2)).toEqual([]);
    await expect(heading(page, 'Portfolio')).toBeInViewport();
  });
});

test('§2 Header: « Accueil » scrolls the home page to its top without loading it again', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  await scrollTo(page, 'Portfolio');
  await expect(active(page)).toHaveText(['Portfolio']);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  const menu = await openMenu(page, isMobile);
  await menu.getByRole('link', { name: 'Accueil' }).click();

  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(active(page)).toHaveText(['Accueil']);
  expect(loads).toEqual([]);
  if (isMobile) await expect(menu).toBeHidden();
});

test('§2 Header: the header stays on top while the page scrolls', async ({ page }) => {
  await page.goto('/');
  await scrollTo(page, 'Contact');

  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  expect((await box(page.getByRole('banner'))).top).toBe(0);
});

test.describe('the menu of a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'The wide header shows its entries at once.');

  test('§2 Header: the menu is closed at first, opens, and closes with Escape', async ({
    page,
  }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Principale' });
    const button = page.getByRole('button', { name: 'Menu' });

    await expect(menu).toBeHidden();
    await button.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('§2 Header: the menu closes when the page beside it is touched', async ({ page }) => {
    await page.goto('/');
    const menu = await openMenu(page, true);
    await page.touchscreen.tap(195, 800);

    await expect(menu).toBeHidden();
  });

  test('§2 Header: each entry is at least 44 px high', async ({ page }) => {
    await page.goto('/');
    const menu = await openMenu(page, true);
    for (const link of await menu.getByRole('link').all()) {
      const { top, bottom } = await box(link);
      expect(bottom - top).toBeGreaterThanOrEqual(44);
    }
  });
});

test('§2 Footer: name, profession, copyright and the developer’s two links', async ({ page }) => {
  const { name, profession, credit } = site;
  for (const route of ['/', '/projet']) {
    await page.goto(route);
    const footer = page.getByRole('contentinfo');

    await expect(footer.getByText(name, { exact: true })).toBeVisible();
    await expect(footer.getByText(profession)).toBeVisible();
    await expect(footer.getByText(`© ${new Date().getFullYear()} ${name}`)).toBeVisible();
    await expect(footer.getByText(credit.name)).toBeVisible();
    await expect(footer.getByRole('link', { name: credit.email })).toHaveAttribute(
      'href',
      `mailto:${credit.email}`,
    );
    const network = footer.getByRole('link', { name: 'LinkedIn' });
    await expect(network).toHaveAttribute('href', credit.url);
    await expect(network).toHaveAttribute('target', '_blank');
  }
});

test('§2 Footer: the year is the visitor’s, not that of the last build', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-01T12:00:00Z'));
  await page.goto('/');

  await expect(page.getByRole('contentinfo').getByText(`© 2031 ${site.name}`)).toBeVisible();
});

test('§2 Hero: the five networks open in new tabs', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('region', { name: site.hero.title });
  const names = ['YouTube', 'LinkedIn', 'Twitter', 'Instagram', 'Facebook'];

  for (const [index, name] of names.entries()) {
    const link = hero.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', site.networks[index]?.url ?? '');
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await hero.getByRole('link', { name: 'Voir mes réalisations' }).click();
  await expect(heading(page, 'Portfolio')).toBeInViewport();
});

test('§2: every link to another site opens a new tab and gives it no way back', async ({
  page,
}) => {
  for (const route of ['/', '/projet']) {
    await page.goto(route);
    const outside = await page.locator('a').evaluateAll((links: HTMLAnchorElement[]) =>
      links
        .filter(({ target, origin, protocol }) => {
          const leaves = protocol.startsWith('http') && origin !== location.origin;
          return target === '_blank' || leaves;
        })
        .map(({ href, target, rel }) => ({ href, target, rel })),
    );

    expect(outside.length).toBeGreaterThan(5);
    expect(
      outside.filter(({ target, rel }) => target !== '_blank' || rel !== 'noopener noreferrer'),
    ).toEqual([]);
  }
});

test('§2 Header: the first press of Tab offers to skip to the content', async ({ page }) => {
  for (const route of ['/', '/projet']) {
    await page.goto(route);
    const skip = page.getByRole('link', { name: 'Aller au contenu' });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  }
});
