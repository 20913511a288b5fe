import { frames } from '../../support/frames.ts';
import { layoutFaults } from '../../support/layout-faults.ts';
import { expect, test } from '../../support/test.ts';
import { EXPECTED_CONSOLE, openState, PAGES } from './pages.ts';

/** As WCAG 1.4.12 asks for, on every element. */
const SPACED = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p {
    margin-block-end: 2em !important;
  }`;
const TWICE = 'html { font-size: 200% !important; }';

/** How visitors change the page, at which widths in pixels. A window of 1280 × 1024 at 400 % is 320 wide. */
const ADAPTATIONS = [
  { name: '400 % zoom', css: '', widths: [320], height: 256 },
  { name: '200 % text', css: TWICE, widths: [390, 768, 1280], height: 800 },
  { name: 'spaced text', css: SPACED, widths: [320, 390, 1280], height: 800 },
];

test.use({ expectedConsole: [EXPECTED_CONSOLE] });

for (const { path, states } of PAGES)
  for (const state of states)
    test(`§2 Accessibility: nothing is lost on ${path}, ${state.name}`, async ({ page }) => {
      test.slow();
      const most = Math.max(...(state.widths ?? [Infinity]));
      await page.setViewportSize({ width: Math.min(most, 1280), height: 800 });
      await openState(page, path, state);

      const faults: string[] = [];
      for (const { name, css, widths, height } of ADAPTATIONS)
        for (const width of widths.filter((one) => one <= most)) {
          await page.setViewportSize({ width, height });
          await page.evaluate((text) => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(text);
            const [still] = document.adoptedStyleSheets;
            document.adoptedStyleSheets = still ? [still, sheet] : [sheet];
          }, css);
          // The grid is stacked again when its width or its letters change.
          await frames(page);
          faults.push(
            ...(await layoutFaults(page)).map((fault) => `${name}, ${width} px: ${fault}`),
          );
        }
      expect(faults).toEqual([]);
    });
