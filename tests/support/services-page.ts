import type { Locator, Page } from '@playwright/test';
import { bringToMiddle } from './scroll.ts';

export const section = (page: Page) => page.getByRole('region', { name: 'Services', exact: true });
export const strip = (page: Page) =>
  page.getByRole('region', { name: 'Services, à faire défiler' });
export const cards = (page: Page) => strip(page).getByRole('heading', { level: 3 });
export const button = (page: Page, name: string) => section(page).getByRole('button', { name });
export const pause = (page: Page) => button(page, 'Pause du défilement des services');

/** Returns the current state of the marquee's animation. */
export const loop = (area: Locator) =>
  area.evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .filter((one) => one instanceof CSSAnimation)
      .map(({ playState, effect }) => ({
        playState,
        duration: effect?.getComputedTiming().duration,
      })),
  );

export const running = [{ playState: 'running', duration: 150_000 }];
export const paused = [{ playState: 'paused', duration: 150_000 }];

/** Returns positions and titles of the visible cards, with the animation at each of these times. */
export const frames = (area: Locator, times: number[]) =>
  area.evaluate((element, all) => {
    const [animation] = element
      .getAnimations({ subtree: true })
      .filter((one) => one instanceof CSSAnimation);
    if (!animation) throw new Error('no loop');
    animation.pause();
    const { left, right } = element.getBoundingClientRect();
    return all.map((time) => {
      animation.currentTime = time;
      return [...element.querySelectorAll('li')]
        .map((card) => ({
          box: card.getBoundingClientRect(),
          shown: card.checkVisibility({ visibilityProperty: true }),
          title: card.querySelector('h3')?.textContent,
        }))
        .filter(({ box, shown }) => shown && box.width > 0 && box.right > left && box.left < right)
        .map(({ box, title }) => ({
          title,
          from: Math.round(box.left - left),
          to: Math.round(box.right - left),
          width: right - left,
        }))
        .sort((a, b) => a.from - b.from);
    });
  }, times);

/** Opens the home page at the services. */
export async function openServices(page: Page): Promise<void> {
  await page.goto('/');
  await bringToMiddle(section(page));
}
