import { contrast } from '../../support/contrast.ts';
import { expect, test } from '../../support/test.ts';

/** What marks the chosen one of several, where it is drawn, and what it stands on. */
const MARKS = [
  { path: '/', what: '.tab[aria-pressed="true"]', property: 'border-bottom-color' },
  { path: '/', what: '.menu [aria-current]', property: 'box-shadow' },
  { path: '/portfolio/', what: '.archive-tab[aria-current]', property: 'border-bottom-color' },
];

for (const theme of ['light', 'dark'])
  for (const { path, what, property } of MARKS)
    test(`§2 Accessibility: ${what} stands out by 3:1 in the ${theme} theme`, async ({ page }) => {
      await page.addInitScript((value) => {
        localStorage.setItem('theme', value);
      }, theme);
      await page.goto(path);
      const mark = await page
        .locator(what)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
      const [color = ''] = /rgba?\([^)]+\)/.exec(mark) ?? [];
      const paper = await page
        .locator('html')
        .evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(contrast(color, paper)).toBeGreaterThanOrEqual(3);
    });

for (const theme of ['light', 'dark'])
  test(`§3 Testimonials: initials stand out from their ground in the ${theme} theme`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      localStorage.setItem('theme', value);
    }, theme);
    await page.goto('/');
    const colors = await page.locator('.testimonial-portrait').evaluateAll((portraits) =>
      portraits.map((portrait) => {
        const { color, backgroundColor } = getComputedStyle(portrait);
        return { color, backgroundColor };
      }),
    );
    expect(colors).not.toEqual([]);
    // They are large and bold (WCAG 1.4.3).
    for (const { color, backgroundColor } of colors)
      expect(contrast(color, backgroundColor)).toBeGreaterThanOrEqual(3);
  });
