import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE } from '../support/sample.ts';
import { expect, test } from '../support/test.ts';

/** An ordinary space at which a line may begin with « : », or end with an opening guillemet. */
const BREAKABLE = /\S [:;!?%»](?=\s|$)|« /gm;

/** Pages with a text that was typed in this way. */
const TYPED = [
  { path: '/', file: 'about.json', start: 'différentes', end: ': vérifier' },
  {
    path: '/articles/cacao-sanaga-cooperative-ebebda/',
    file: 'portfolio/cacao-sanaga-cooperative-ebebda.md',
    start: 'le temps',
    end: ': ',
  },
];

test('§2.37 Spaces: no line begins with a sign, however the owner types', async ({ page }) => {
  for (const { path, file, start, end } of TYPED) {
    expect(readFileSync(join(SAMPLE, file), 'utf8')).toContain(`${start} ${end}`);
    await page.goto(path);
    const text = await page.locator('body').innerText();
    expect(text).toContain(`${start}\u202f${end}`);
    expect(text.match(BREAKABLE)).toBeNull();
  }
  for (const path of ['/projet', '/portfolio/']) {
    await page.goto(path);
    expect((await page.locator('body').innerText()).match(BREAKABLE), path).toBeNull();
  }
});
