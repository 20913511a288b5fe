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
 * Watches the first tap of a page: when the picture first shows that the control waits, and when it shows what the tap is
 * for. Looks when the document changes, and draws no frame for that. Runs in the page, before anything of its own.
 */
export function watchTap(): void {
  window.alert = () => {
    document.documentElement.dataset['alerted'] = '';
  };
  /** When the frame is over that shows the document as it is now. */
  const picture = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        setTimeout(() => {
          resolve(performance.now());
        });
      });
    });

  window.answer = new Promise((resolve) => {
    const onTap = ({ target, timeStamp }: Event) => {
      const control = target instanceof Element ? target.closest('a, button') : null;
      if (!control) return;
      let sign: Promise<number> | undefined;
      const observer = new MutationObserver(() => {
        const done = window.effect();
        if (done || control.ariaBusy === 'true') sign ??= picture();
        if (!done) return;
        observer.disconnect();
        void Promise.all([sign, picture()]).then(([sign = 0, effect]) => {
          resolve({ sign: sign - timeStamp, effect: effect - timeStamp });
        });
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    };
    addEventListener('click', onTap, { capture: true, once: true });
  });
}
