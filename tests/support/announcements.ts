import type { Page } from '@playwright/test';

/**
 * Records what a screen reader would announce from now on, in every document that the page loads: changes inside live
 * regions that already existed. A region inserted together with its text is often not read; an alert always is
 * (section 6.6.3 of WAI-ARIA 1.2; WCAG 4.1.3).
 *
 * @returns an array to which each announcement is added, with its white space collapsed.
 */
export async function watchAnnouncements(page: Page): Promise<string[]> {
  const announcements: string[] = [];
  await page.exposeBinding('noteAnnouncement', (_source, text: string) => {
    announcements.push(text.replaceAll(/\s+/g, ' ').trim());
  });
  await page.addInitScript(watch);
  return announcements;
}

declare global {
  interface Window {
    noteAnnouncement: (text: string) => Promise<void>;
  }
}

/** Runs in the page, before its own scripts. */
function watch(): void {
  const LIVE = '[role="status"], [role="alert"], [role="log"], [aria-live]';

  /** Returns the live region around a change, unless it is off or hidden. */
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
        // A status is read as a whole; of a log, only what is new.
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
