import { firstCases } from '../support/first-cases.ts';
import {
  announced,
  cards,
  choose,
  chosen,
  list,
  more,
  ofCategory,
  openGrid,
  section,
  standInForVideos,
  tab,
} from '../support/portfolio-page.ts';
import { expect, test } from '../support/test.ts';

const CATEGORIES = ['Articles', 'Vidéos', 'Photos'] as const;

test.beforeEach(async ({ page }) => {
  await standInForVideos(page);
});

test('§4 Portfolio filter: one category at a time, and the number of results is announced', async ({
  page,
}) => {
  await openGrid(page);
  const all = await announced(page);
  await expect(tab(page, 'Tous')).toHaveAttribute('aria-pressed', 'true');
  let sum = 0;
  for (const category of CATEGORIES) {
    await choose(page, category);
    await expect(section(page).getByRole('button', { pressed: true })).toHaveText([category]);
    const singular = category.slice(0, -1);
    const shown = await cards(page).count();
    await expect(ofCategory(page, singular)).toHaveCount(shown);
    sum += await announced(page);
  }
  expect(sum).toBe(all);
  await choose(page, 'Tous');
  await expect(section(page).getByRole('status').first()).toHaveText(`${all} réalisations`);
});

for (const name of firstCases(['Tous', ...CATEGORIES], 1)) {
  test(`§9 Portfolio page size: « ${name} » shows 6, then 6 more, and says how many are left`, async ({
    page,
  }) => {
    await openGrid(page);
    await choose(page, name);
    const total = await announced(page);
    expect(total).toBeGreaterThan(6);
    for (let visible = 6; visible < total; visible += 6) {
      await expect(cards(page)).toHaveCount(visible);
      const left = total - visible;
      await expect(more(page)).toHaveText(
        `Voir plus (${left} ${left > 1 ? 'restants' : 'restant'})`,
      );
      await more(page).click();
    }
    await expect(cards(page)).toHaveCount(total);
    await expect(more(page)).toBeHidden();
  });
}

test('§4 Portfolio filter: another filter starts again at 6 @rare', async ({ page }) => {
  await openGrid(page);
  await more(page).click();
  await expect(cards(page)).toHaveCount(12);
  await choose(page, 'Articles');
  await expect(cards(page)).toHaveCount(6);
  await choose(page, 'Tous');
  await expect(cards(page)).toHaveCount(6);
});

test('§4 Portfolio filter: the list says so while the cards of another category are drawn @rare', async ({
  page,
}) => {
  await openGrid(page);
  const busy = await list(page).evaluateHandle((element) => {
    const values: (string | null)[] = [];
    new MutationObserver(() => values.push(element.ariaBusy)).observe(element, {
      attributeFilter: ['aria-busy'],
    });
    return values;
  });
  await choose(page, 'Articles');
  expect(await busy.jsonValue()).toEqual(['true', 'false']);
});

test.describe('before the grid is hydrated', () => {
  test('§4 Portfolio filter: the first tap counts @rare', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'A finger is what comes without warning.');
    await page.goto('/');
    await tab(page, 'Photos').tap();
    await chosen(page, 'Photos');
    await more(page).tap();
    await expect(more(page)).toBeHidden();
    await expect(cards(page)).toHaveCount(await announced(page));
  });
});

test('§4 Portfolio filter: by keyboard alone, the focus goes on when « Voir plus » is gone @rare', async ({
  page,
}) => {
  await openGrid(page);
  await tab(page, 'Tous').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(tab(page, 'Photos')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tab(page, 'Photos')).toHaveAttribute('aria-pressed', 'true');
  await more(page).focus();
  await page.keyboard.press('Enter');
  await expect(more(page)).toBeHidden();
  await expect(cards(page).nth(6).getByRole('link')).toBeFocused();
});
