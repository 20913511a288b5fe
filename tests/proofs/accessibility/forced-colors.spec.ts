import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

// What a visitor has chosen in the system takes the place of every colour, shadow and ground of ours.
test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

/** Buttons, and links that look like one, that nothing but a ground of ours would set apart. */
const bare = (page: Page) =>
  page
    .locator('button, .button, input:not([name=site_web]), select, textarea')
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility())
        .filter((control) => {
          const [own, around] = [control, document.documentElement].map((one) =>
            getComputedStyle(one),
          );
          if (!own || !around) return false;
          const bordered =
            parseFloat(own.borderBottomWidth) > 0 &&
            own.borderBottomColor !== around.backgroundColor;
          const drawn = bordered || own.textDecorationLine !== 'none';
          return !drawn && !control.querySelector('svg') && !control.matches('.dot, .tab');
        })
        .map((control) => control.outerHTML.slice(0, 90)),
    );

for (const path of ['/', '/projet', '/introuvable'])
  test.describe(() => {
    test.use({ expectedConsole: [/Failed to load resource/] });

    test(`§2 Accessibility: ${path} keeps the outline of its controls in forced colours`, async ({
      page,
    }) => {
      await page.goto(path);
      expect(await bare(page)).toEqual([]);
    });
  });

/** Controls of which one is chosen, and the attribute that says so; the pause button changes its icon. */
const CHOICES = [
  { what: 'the filter', path: '/', control: '.tab', attribute: 'aria-pressed' },
  { what: 'the dots', path: '/', control: '.dot', attribute: 'aria-current' },
  { what: 'the menu', path: '/', control: '.menu a', attribute: 'aria-current' },
  {
    what: 'the categories',
    path: '/portfolio/',
    control: '.archive-tab',
    attribute: 'aria-current',
  },
];

for (const { what, path, control, attribute } of CHOICES)
  test(`§2 Accessibility: ${what} show what is chosen in forced colours`, async ({ page }) => {
    await page.goto(path);
    const element = page.locator(control).first();
    const look = async (value: string | undefined) => {
      await element.evaluate(
        (one, [name = '', text]) => {
          if (text === undefined) one.removeAttribute(name);
          else one.setAttribute(name, text);
        },
        [attribute, value],
      );
      return (await element.screenshot({ animations: 'disabled' })).toString('base64');
    };
    expect((await look('true')) === (await look(undefined)), 'looks the same').toBe(false);
  });

test('§2 Accessibility: icons have the colour of their text in forced colours', async ({
  page,
}) => {
  await page.goto('/');
  const icons = page.locator('svg[fill=currentColor]').filter({ visible: true });
  expect(await icons.count()).toBeGreaterThan(10);
  const strange = await icons.evaluateAll((all) =>
    all
      .filter(
        (icon) =>
          getComputedStyle(icon).color !== getComputedStyle(icon.parentElement ?? icon).color,
      )
      .map((icon) => icon.parentElement?.outerHTML.slice(0, 80)),
  );
  expect(strange).toEqual([]);
});
