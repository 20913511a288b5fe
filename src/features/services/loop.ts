/**
 * Moves the running loop so that one card stands at its left edge. Does nothing where the strip is
 * still (reduced motion, no script).
 *
 * @param strip the animated element: the cards, then their copy.
 * @param card which card, from 0.
 */
export function startLoopAt(strip: HTMLElement, card: number): void {
  const [cards, copy] = strip.children;
  const [animation] = strip.getAnimations();
  const duration = animation?.effect?.getComputedTiming().duration;
  if (!animation || !cards || !copy || typeof duration !== 'number') return;
  const start = cards.getBoundingClientRect().left;
  const length = copy.getBoundingClientRect().left - start;
  const offset = (cards.children[card]?.getBoundingClientRect().left ?? start) - start;
  if (length > 0) animation.currentTime = (offset / length) * duration;
  const scroller = strip.parentElement?.parentElement;
  if (scroller) scroller.scrollLeft = 0;
}
