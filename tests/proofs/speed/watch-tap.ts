/** What came of a tap, in milliseconds from it to the picture. */
export interface Answer {
  sign: number;
  effect: number;
}

declare global {
  interface Window {
    effect: () => boolean;
    answer: Promise<Answer>;
  }
}

/**
 * Watches the first tap of a page, frame by frame: when its control first looks another way, and when the page shows
 * what the tap is for. Runs in the page, before anything of its own.
 */
export function watchTap(): void {
  const look = (control: Element) =>
    [undefined, '::before', '::after']
      .map((part) => {
        const { opacity, animationName, backgroundColor, boxShadow, color } = getComputedStyle(
          control,
          part,
        );
        return [opacity, animationName, backgroundColor, boxShadow, color].join();
      })
      .join();

  window.alert = () => {
    document.documentElement.dataset['alerted'] = '';
  };
  window.answer = new Promise((resolve) => {
    const onTap = ({ target, timeStamp }: Event) => {
      const control = target instanceof Element ? target.closest('a, button') : null;
      if (!control) return;
      const before = look(control);
      let sign = 0;
      const onFrame = () => {
        const done = window.effect();
        const seen = done || look(control) !== before;
        // The picture of this frame is on its way once the frame is over.
        setTimeout(() => {
          const now = performance.now() - timeStamp;
          if (seen) sign ||= now;
          if (done) resolve({ sign, effect: now });
          else requestAnimationFrame(onFrame);
        });
      };
      requestAnimationFrame(onFrame);
    };
    addEventListener('click', onTap, { capture: true, once: true });
  });
}
