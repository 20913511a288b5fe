import { violations } from '../../support/axe.ts';
import { expect, test } from '../../support/test.ts';
import { EXPECTED_CONSOLE, openState, PAGES } from './pages.ts';

const WIDTHS = [320, 768, 1280];
const THEMES = ['light', 'dark'];

test.use({ expectedConsole: [EXPECTED_CONSOLE] });

/**
 * Runs in the page. What axe looks at must not move meanwhile, and it can't judge a text that is cut by
 * the edge of what scrolls it.
 */
function standStill(): void {
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = 0;
  }
  for (const scroller of [window, document.querySelector('dialog')])
    scroller?.scrollTo({ top: 0, behavior: 'instant' });
}

for (const { path, states } of PAGES)
  for (const state of states)
    test(`§2 Accessibility: axe on ${path}, ${state.name}`, async ({ page }) => {
      test.slow();
      const { widths = WIDTHS } = state;
      await page.setViewportSize({ width: widths[0] ?? 0, height: 800 });
      await openState(page, path, state);

      // One page for all widths and topics: opening it takes longer than looking at it.
      const faults: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        for (const theme of THEMES) {
          await page.evaluate((value) => {
            document.documentElement.dataset['theme'] = value;
          }, theme);
          await page.evaluate(standStill);
          const found = await violations(page);
          faults.push(...found.map((fault) => `${width} px, ${theme}: ${fault}`));
        }
      }
      expect(faults).toEqual([]);
    });
