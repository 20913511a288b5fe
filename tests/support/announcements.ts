import type { Page } from '@playwright/test';

/**
 * Notes what a screen reader would say by itself from now on, on each document that the page shows:
 * what changes inside a live region that was there before. A region that arrives together with its text
 * is often not read; an alert always is (section 6.6.3 of WAI-ARIA 1.2; WCAG 4.1.3).
 *
 * @returns one text for each announcement, its white space collapsed.
 */
export async function watchAnnouncements(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeBinding('noteAnnouncement', (_source, text: string) => {
    heard.push(text.replaceAll(/\s+/g, ' ').trim());
  });
  await page.addInitScript(watch);
  return heard;
}

declare global {
  interface Window {
    noteAnnouncement: (text: string) => Promise<void>;
  }
}

/** Runs in the page, before anything else does. */
function watch(): void {
  const LIVE = '[role="status"], [role="alert"], [role="log"], [aria-live]';

  /** The region around a change, unless it is silent or nobody can perceive it. */
  const regionOf = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const region = element?.closest(LIVE);
    const silent = region?.closest('[aria-live="off"], [aria-hidden="true"], [inert]');
    return region && !silent && region.checkVisibility() ? region : undefined;
  };

  new MutationObserver((changes) => {
    const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]));
    const texts = new Set<string>();
    for (const { target, addedNodes, type } of changes) {
      const region = regionOf(target);
      const isNew = [...added].some((node) => node.contains(target));
      if (region && !isNew) {
        // A status is read as a whole, a list of messages by what is new in it.
        const whole = type === 'characterData' || region.matches('[role="status"], [role="alert"]');
        if (whole) texts.add(region.textContent);
        else for (const node of addedNodes) texts.add(node.textContent ?? '');
      } else
        for (const node of addedNodes)
          if (node instanceof Element && node.matches('[role="alert"]') && regionOf(node))
            texts.add(node.textContent);
    }
    for (const text of texts) if (text.trim() !== '') void window.noteAnnouncement(text);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
