import type { Locator, Page } from '@playwright/test';
import about from '../content/about.json' with { type: 'json' };
import project from '../content/project.json' with { type: 'json' };
import { expect, test } from '../support/test.ts';

/** The last viewport width of the small screens, and the first of the others (spec §2). */
const SMALL = 767;
const MEDIUM = 768;

/** Which of the texts show, by their position. */
async function shown(scope: Locator, texts: string[]): Promise<number[]> {
  const visible = await Promise.all(texts.map((text) => scope.getByText(text).isVisible()));
  return visible.flatMap((isShown, index) => (isShown ? [index] : []));
}

function buttons(scope: Page | Locator, more: string): { more: Locator; less: Locator } {
  return {
    more: scope.getByRole('button', { name: more }),
    less: scope.getByRole('button', { name: '← Réduire' }),
  };
}

test.describe('on a small screen', () => {
  test.beforeEach(async ({ page, isMobile }) => {
    if (!isMobile) await page.setViewportSize({ width: SMALL, height: 800 });
  });

  test('§4 About: the biography unfolds and folds again, one paragraph at a time', async ({
    page,
  }) => {
    await page.goto('/');
    const section = page.getByRole('region', { name: 'À propos' });
    const { more, less } = buttons(section, 'Lire la suite...');
    const expectShown = (indexes: number[]) =>
      expect.poll(() => shown(section, about.paragraphs)).toEqual(indexes);
    const paragraph = (index: number) => section.getByText(about.paragraphs[index] ?? '');
    expect(about.paragraphs).toHaveLength(3);

    await expectShown([0]);
    await expect(more).toBeVisible();
    await expect(less).toBeHidden();

    await more.click();
    await expectShown([0, 1]);
    await expect(paragraph(1)).toBeFocused();
    await expect(more).toBeVisible();
    await expect(less).toBeVisible();

    await more.click();
    await expectShown([0, 1, 2]);
    await expect(paragraph(2)).toBeFocused();
    await expect(more).toBeHidden();
    await expect(less).toBeVisible();

    await less.click();
    await expectShown([0, 1]);
    await expect(less).toBeFocused();
    await expect(more).toBeVisible();

    await less.click();
    await expectShown([0]);
    await expect(more).toBeFocused();
    await expect(more).toBeInViewport();
    await expect(less).toBeHidden();
  });

  test('§4 Project page: the mission shows three paragraphs, then all with the goals', async ({
    page,
  }) => {
    await page.goto('/projet');
    const main = page.getByRole('main');
    const more = main.getByRole('button', { name: 'Lire la suite...' });
    const goals = main.getByRole('listitem').filter({ hasText: project.goals[0] ?? '' });

    await expect.poll(() => shown(main, project.mission)).toEqual([0, 1, 2]);
    await expect(goals).toBeHidden();

    await more.click();
    await expect
      .poll(() => shown(main, project.mission))
      .toEqual(project.mission.map((_, index) => index));
    await expect(goals).toBeVisible();
    await expect(more).toBeHidden();
    await expect(main.getByText(project.mission[3] ?? '')).toBeFocused();
  });

  test('§4 Project page: the publications go 3, 7, 10 and back to 3', async ({ page }) => {
    await page.goto('/projet');
    const section = page.getByRole('region', { name: 'Publications récentes' });
    const cards = section.getByRole('article');
    const { more, less } = buttons(section, 'Voir la suite...');
    const item = (index: number) => section.getByRole('listitem').nth(index);

    await expect(cards).toHaveCount(3);
    await expect(more).toBeVisible();
    await expect(less).toBeHidden();

    await more.click();
    await expect(cards).toHaveCount(7);
    await expect(item(3)).toBeFocused();
    await expect(more).toBeVisible();
    await expect(less).toBeVisible();

    await more.click();
    await expect(cards).toHaveCount(10);
    await expect(item(7)).toBeFocused();
    await expect(more).toBeHidden();
    await expect(less).toBeVisible();

    await less.click();
    await expect(cards).toHaveCount(3);
    await expect(more).toBeFocused();
    await expect(more).toBeInViewport();
    await expect(less).toBeHidden();
  });

  test('§4 Project page: « ← Réduire » returns from seven publications to three @rare', async ({
    page,
  }) => {
    await page.goto('/projet');
    const section = page.getByRole('region', { name: 'Publications récentes' });
    const { more, less } = buttons(section, 'Voir la suite...');
    await more.click();
    await expect(section.getByRole('article')).toHaveCount(7);
    await less.click();

    await expect(section.getByRole('article')).toHaveCount(3);
    await more.click();
    await expect(section.getByRole('article')).toHaveCount(7);
  });
});

test('§4 About: the keyboard unfolds the biography and goes on with the new paragraph @rare', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'A wide screen has nothing to unfold.');
  await page.goto('/');
  const section = page.getByRole('region', { name: 'À propos' });
  await section.getByRole('button', { name: 'Lire la suite...' }).press('Enter');
  await expect(section.getByText(about.paragraphs[1] ?? '')).toBeFocused();
  await page.keyboard.press('Tab');

  await expect(section.getByRole('button', { name: 'Lire la suite...' })).toBeFocused();
});

test.describe('from the medium breakpoint up', () => {
  test.beforeEach(async ({ page, isMobile }) => {
    if (isMobile) await page.setViewportSize({ width: MEDIUM, height: 1024 });
  });

  test('§2 About: the whole biography shows, without buttons', async ({ page }) => {
    await page.goto('/');
    const section = page.getByRole('region', { name: 'À propos' });

    await expect.poll(() => shown(section, about.paragraphs)).toEqual([0, 1, 2]);
    await expect(section.getByRole('button')).toHaveCount(0);
  });

  test('§2 About: the portrait stands on the left, a third of the width at most @rare', async ({
    page,
  }) => {
    await page.goto('/');
    const figure = page.getByRole('region', { name: 'À propos' }).getByRole('figure');
    const { x = 0, width = 0 } = (await figure.boundingBox()) ?? {};
    const row = await page.locator('#about > div').evaluate((column) => {
      const { paddingLeft, paddingRight } = getComputedStyle(column);
      return column.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    });
    const text = await page.getByText(about.paragraphs[0] ?? '').boundingBox();

    expect(text?.x).toBeGreaterThan(x + width);
    expect(width).toBeGreaterThan(row / 4);
    expect(width).toBeLessThanOrEqual(row / 3);
  });

  test('§2 Project page: mission, goals and the ten publications show, without buttons', async ({
    page,
  }) => {
    await page.goto('/projet');
    const main = page.getByRole('main');

    await expect
      .poll(() => shown(main, project.mission))
      .toEqual(project.mission.map((_, index) => index));
    const publications = page.getByRole('region', { name: 'Publications récentes' });
    await expect(publications.getByRole('article')).toHaveCount(10);
    await expect(main.getByRole('button', { name: /suite|Réduire/ })).toHaveCount(0);
  });

  test('§2 Project page: the four goals stand after the fourth paragraph @rare', async ({
    page,
  }) => {
    await page.goto('/projet');
    const goals = page.getByRole('list').filter({ hasText: project.goals[0] ?? '' });
    await expect(goals.getByRole('listitem')).toHaveText(project.goals);
    const place = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;
    const [fourth, list, fifth] = [
      await place(page.getByText(project.mission[3] ?? '')),
      await place(goals),
      await place(page.getByText(project.mission[4] ?? '')),
    ];

    expect(list).toBeGreaterThan(fourth);
    expect(fifth).toBeGreaterThan(list);
  });
});

test('§2 Project page: the split is at the medium breakpoint exactly @rare', async ({ page }) => {
  const cards = page.getByRole('region', { name: 'Publications récentes' }).getByRole('article');
  await page.setViewportSize({ width: SMALL, height: 800 });
  await page.goto('/projet');
  await expect(cards).toHaveCount(3);
  await page.setViewportSize({ width: MEDIUM, height: 800 });
  await expect(cards).toHaveCount(10);
});
