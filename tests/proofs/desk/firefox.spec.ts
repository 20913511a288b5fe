import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { COPY, written } from '../../support/desk/copy.ts';
import { ensureFirefox } from '../../support/firefox.ts';
import { launchFirefox, visit } from '../../support/visit.ts';

test('Firefox saves on this machine', async ({ baseURL }) => {
  const path = ensureFirefox();
  test.skip(path === undefined, 'Firefox can’t be had here.');
  const before = written('site.json');
  const browser = await launchFirefox(path ?? '');
  try {
    const { page, click, see } = await visit(browser, `${baseURL}/admin/`);
    // The desk compiles its page when it is first asked for.
    page.setDefaultTimeout(60_000);
    await page.locator('::-p-aria([name="Identité et contact"][role="treeitem"])').click();
    await page.locator('::-p-aria([name="Profession"][role="textbox"])').fill('Grande reporter');
    await click('Enregistrer');
    await see('Entrée enregistrée.');
  } finally {
    await browser.close();
  }
  expect(written('site.json')).toBe(before.replace(/("profession": ")[^"]*/, '$1Grande reporter'));
  writeFileSync(join(COPY, 'site.json'), before);
});
