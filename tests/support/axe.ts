import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { UNDECIDED, type Undecided } from './undecided.ts';
import { expect } from './test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/**
 * What axe finds in the page, or in the part of it that a selector names (WCAG 2.2 AA, best practices).
 *
 * @returns one line for each element that breaks a rule, or that axe can't judge and nobody has looked at.
 */
export async function violations(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  axe.options({ runOnly: TAGS, rules: { 'target-size': { enabled: true } } });
  if (part !== undefined) axe.include(part);
  const { violations: broken, incomplete, passes } = await axe.analyze();
  // An axe that looked at nothing has nothing to say either.
  expect(passes.length).toBeGreaterThan(part === undefined ? 10 : 5);

  const faults = broken.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
  );
  const undecided = incomplete.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const keys = [...any, ...all, ...none].map(({ data }) => messageKey(data));
      return {
        selector: target.join(' '),
        line: `undecided: ${id} (${keys.join(', ')}): ${target.join(' ')}`,
        reasons: UNDECIDED.filter(({ rule, key }) => rule === id && keys.includes(key)),
      };
    }),
  );
  const known = await page.evaluate(areKnown, undecided);
  faults.push(...undecided.filter((_, index) => !known[index]).map(({ line }) => line));
  return faults;
}

/** Why axe can't decide, in a word of its own. */
function messageKey(data: unknown): string {
  return typeof data === 'object' && data !== null && 'messageKey' in data
    ? String(data.messageKey)
    : '';
}

/** Runs in the page: for each element, whether one of its reasons holds. */
function areKnown(items: { selector: string; reasons: Undecided[] }[]): boolean[] {
  return items.map(({ selector, reasons }) => {
    const element = document.querySelector(selector);
    if (!element) return false;
    const strip = element.closest('[tabindex="0"]')?.getBoundingClientRect();
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const holds = {
      'out of sight': strip !== undefined && (right <= strip.left || left >= strip.right),
      'in front': element.contains(hit),
    };
    return reasons.some(({ target, only }) => element.matches(target) && (!only || holds[only]));
  });
}
