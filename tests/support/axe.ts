import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * What axe finds wrong in the page, or in the part of it that a selector names.
 *
 * @returns one line for each element that breaks a rule: an empty list when there is none.
 */
export async function violations(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (part !== undefined) axe.include(part);
  const { violations: rules, passes } = await axe.analyze();
  expect(passes.length).toBeGreaterThan(part === undefined ? 10 : 5);
  return rules.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
  );
}
