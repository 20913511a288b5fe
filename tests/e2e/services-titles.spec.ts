import { expect, test } from '../support/test.ts';

const TITLE = Array<string>(40).fill('Enquête').join(' ');

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(`§4 Services: three lines of a long title, and no hole in the grid (${reducedMotion})`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'The width is its own.');
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width: 768, height: 800 });
    await page.goto('/');
    const titles = page
      .getByRole('region', { name: 'Services', exact: true })
      .getByRole('heading', { level: 3 });
    const [first, second, third] = await titles.evaluateAll((items, text) => {
      const [title] = items;
      if (title) title.textContent = text;
      return items.slice(0, 3).map((element) => {
        const { height, top } = element.getBoundingClientRect();
        return {
          lines: Math.round(height / parseFloat(getComputedStyle(element).lineHeight)),
          top,
        };
      });
    }, TITLE);
    expect(first?.lines).toBe(3);
    await expect(titles.first()).toHaveAccessibleName(TITLE);
    expect([second?.top, third?.top]).toEqual([first?.top, first?.top]);
  });
