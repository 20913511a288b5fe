import {
  button,
  cards,
  loop,
  openServices,
  pause,
  paused,
  running,
  section,
  strip,
} from '../support/services-page.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => openServices(page));

test('§4 Services: three first, three more per « Voir plus », « Voir moins » back to three', async ({
  page,
}) => {
  await expect(cards(page)).toHaveCount(3);
  await expect(button(page, 'Voir moins')).toHaveCount(0);
  for (const count of [6, 9, 12]) {
    await button(page, 'Voir plus').click();
    await expect(cards(page)).toHaveCount(count);
    await expect(section(page).getByRole('status')).toHaveText(`${count} services affichés`);
  }
  await expect(button(page, 'Voir plus')).toHaveCount(0);
  await expect(button(page, 'Voir moins')).toBeFocused();
  await button(page, 'Voir moins').click();
  await expect(cards(page)).toHaveCount(3);
  await expect(button(page, 'Voir moins')).toHaveCount(0);
  await expect(button(page, 'Voir plus')).toBeFocused();
});

test('§4 Services: what « Voir plus » adds is in sight at once @rare', async ({ page }) => {
  await button(page, 'Voir plus').click();
  await expect(cards(page).nth(3)).toBeInViewport();
});

test('§4 Services: the keyboard works all of it @rare', async ({ page }) => {
  await strip(page).focus();
  expect(await loop(strip(page))).toEqual(paused);
  await page.keyboard.press('Tab');
  await expect(pause(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Voir plus')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(6);
  await expect.poll(() => loop(strip(page))).toEqual(running);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect.poll(() => loop(strip(page))).toEqual(paused);
});

test('§2 Services: the buttons stay where they are while services are added @rare', async ({
  page,
}) => {
  const top = async () => (await pause(page).boundingBox())?.y ?? 0;
  const before = await top();
  expect(before).toBeGreaterThan(0);
  for (const count of [6, 9, 12]) {
    await button(page, 'Voir plus').click();
    await expect(cards(page)).toHaveCount(count);
    expect(await top()).toBeCloseTo(before, 0);
  }
});
