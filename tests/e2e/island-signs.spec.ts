import { useDearConnection } from '../support/connection.ts';
import { firstCases } from '../support/first-cases.ts';
import { frames, settle } from '../support/frames.ts';
import { holdScripts } from '../support/scripts.ts';
import { bringToMiddle } from '../support/scroll.ts';
import { expect, test } from '../support/test.ts';
import { FIRST_TAPS } from '../support/first-taps.ts';

test.describe('§1 Visitors on a slow network: a tap is answered at once', () => {
  for (const { name, path, find } of firstCases(FIRST_TAPS, 1)) {
    test(`${name}: looks another way while it waits, in the same place`, async ({
      page,
      isMobile,
    }) => {
      test.skip(!isMobile, 'What a mouse points at looks another way by that alone.');
      await useDearConnection(page);
      await holdScripts(page);
      await page.goto(path);
      const control = find(page);
      await bringToMiddle(control);
      // A picture that arrives takes its own shape, a tenth of a pixel taller or lower than the one announced.
      await settle(page);
      await page.waitForFunction(() =>
        [...document.images].every(({ loading, complete }) => loading === 'lazy' || complete),
      );
      await frames(page);
      const place = await control.boundingBox();
      const before = await control.screenshot();
      await control.tap();
      await frames(page);
      expect(await control.boundingBox()).toEqual(place);
      expect((await control.screenshot()).equals(before)).toBe(false);
    });
  }
});
