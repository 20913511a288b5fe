import type { Locator } from '@playwright/test';
import { contrast } from '../support/contrast.ts';
import { firstCases } from '../support/first-cases.ts';
import { frames } from '../support/frames.ts';
import { ARTICLE, openGrid } from '../support/portfolio-page.ts';
import { expect, test } from '../support/test.ts';
import { reach, TAPS } from '../support/walk.ts';

// The stills and frames of other sites.
test.use({ expectedConsole: [/Failed to load resource/] });

/**
 * The colour of a control's text, and the ground that it stands on: its own, or what shows through it.
 * Nothing for a control that is gone. One evaluation asks both, as the page may remove it at any time.
 */
function colours(control: Locator): Promise<{ text: string; ground: string } | undefined> {
  return control.evaluateAll(([element]) => {
    if (!element?.checkVisibility({ visibilityProperty: true })) return undefined;
    let ground: Element | null = element;
    while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)')
      ground = ground.parentElement;
    return {
      text: getComputedStyle(element).color,
      ground: getComputedStyle(ground ?? document.documentElement).backgroundColor,
    };
  });
}

for (const path of firstCases(['/projet', '/'] as const, 1))
  test(`§14 Touch: on ${path} every control can be read after a tap on it`, async ({
    page,
    isMobile,
    mail,
  }) => {
    test.skip(!isMobile, 'the finger of a phone');
    // The alert of the last tap may come as the test ends.
    page.on('dialog', (alert) => {
      alert.accept().catch(() => undefined);
    });
    await page.goto(path);
    for (const tap of TAPS.filter((each) => each.path === path)) {
      const control = await reach(tap, page);
      await control.tap();
      await frames(page);
      // What closes, or leads elsewhere, is gone.
      const seen = await colours(control);
      if (!seen) continue;
      const { text, ground } = seen;
      expect(contrast(text, ground), `${tap.name}: ${text} on ${ground}`).toBeGreaterThan(4.5);
    }
    await expect.poll(() => mail.messages()).toHaveLength(path === '/' ? 1 : 0);
  });

for (const path of firstCases(['/', ARTICLE.path, '/projet', '/portfolio/'], 1))
  test(`§14 Touch: on ${path} no style answers a hover where there is none`, async ({ page }) => {
    if (path === '/') await openGrid(page);
    else await page.goto(path);
    const rules = await page.evaluate(() => {
      function outside(rules: CSSRuleList): string[] {
        return [...rules].flatMap((rule) => {
          if (rule instanceof CSSMediaRule && rule.conditionText.includes('hover: hover'))
            return [];
          const inner =
            rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule
              ? outside(rule.cssRules)
              : [];
          const isHover = rule instanceof CSSStyleRule && rule.selectorText.includes(':hover');
          return isHover ? [rule.selectorText, ...inner] : inner;
        });
      }
      return [...document.styleSheets].flatMap(({ cssRules }) => outside(cssRules));
    });
    expect(rules).toEqual([]);
  });
