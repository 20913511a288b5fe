import { expect } from 'vitest';
import { serveSite } from '../../src/commands/serve/site-server.ts';
import { firstCases } from '../support/first-cases.ts';
import { QUERIES } from '../support/search-queries.ts';
import { visit } from '../support/visit.ts';
import { test } from './test.ts';

test('§26 Search: Firefox finds the same, under the same policy', async ({ firefox }) => {
  const site = await serveSite();
  const { page, problems, see } = await visit(firefox, new URL('/recherche', site).href);
  for (const [query, first] of firstCases(QUERIES, 5)) {
    await page.$eval('input[name=q]', (input) => {
      input.value = '';
    });
    await page.type('input[name=q]', query);
    await page.keyboard.press('Enter');
    await see(`pour « ${query} »`);
    await see(first);
    const [found] = await page.$$eval('main ol a', (links) => links.map((a) => a.textContent));
    expect(found?.startsWith(first), `${query}: ${String(found)}`).toBe(true);
  }
  expect(problems).toEqual([]);
  await page.close();
});
