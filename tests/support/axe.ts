import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { UNDECIDED, type Undecided } from './undecided.ts';
import { expect } from './test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/**
 * Runs axe on the page, or on the part that a selector matches (WCAG 2.2 AA, best practices).
 *
 * @returns one line for each element that breaks a rule, or that axe can't judge and `UNDECIDED` doesn't list.
 */
export async function violations(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  axe.options({ runOnly: TAGS, rules: { 'target-size': { enabled: true } } });
  if (part !== undefined) axe.include(part);
  const { violations: broken, incomplete, passes } = await axe.analyze();
  // Makes sure that axe has checked something.
  expect(passes.length).toBeGreaterThan(part === undefined ? 10 : 5);

  const problems = broken.flatMap(({ id, help, nodes }) =>
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
  const accepted = await page.evaluate(areAccepted, undecided);
  problems.push(...undecided.filter((_, index) => !accepted[index]).map(({ line }) => line));
  return problems;
}

/** Returns axe's key of the reason why it can't decide. */
function messageKey(data: unknown): string {
  return typeof data === 'object' && data !== null && 'messageKey' in data
    ? String(data.messageKey)
    : '';
}

/** Runs in the page: whether one of the accepted reasons applies to each element. */
function areAccepted(items: { selector: string; reasons: Undecided[] }[]): boolean[] {
  return items.map(({ selector, reasons }) => {
    const element = document.querySelector(selector);
    if (!element) return false;
    const scroller = element.closest('[tabindex="0"]')?.getBoundingClientRect();
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const holds = {
      'out of sight': scroller !== undefined && (right <= scroller.left || left >= scroller.right),
      'in front': element.contains(hit),
    };
    return reasons.some(({ target, only }) => element.matches(target) && (!only || holds[only]));
  });
}
