import { expect, test, type Fault } from '../support/faulty-site.ts';
import { firstCases } from '../support/first-cases.ts';
import { announced, look, results, searchAddress } from '../support/search-page.ts';

test.skip(({ isMobile }) => isMobile, 'The network fails every device alike.');
test.use({ expectedConsole: [/./] });

const AGAIN = 'La recherche n’a pas abouti. Réessayez.';
const UPDATED = 'Le site a été mis à jour : rechargez la page.';

/** A part of the index, which a browser keeps once it has it; the program, the list, the machine code, a result. */
const FILES = [/pf_index/, /pagefind\.js/, /pf_meta/, /wasm/, /pf_fragment/];
const FAULTS: readonly (readonly [fault: Fault, said: string])[] = [
  ['torn', AGAIN],
  [404, UPDATED],
  ['portal', AGAIN],
];

for (const [fault, said] of firstCases(FAULTS, 1))
  test(`§26 Search: whichever file fails (${fault}), it is said, and the next try finds`, async ({
    page,
    site,
  }) => {
    for (const file of FILES) {
      site.fail(file, fault);
      await page.goto(searchAddress('tomate'));
      await expect(announced(page), String(file)).toHaveText(said);
      await expect(results(page), String(file)).toHaveCount(0);
      site.restore();
      await look(page, 'tomate');
      await expect(announced(page), String(file)).toHaveText('1 résultat pour « tomate »');
    }
  });

test('§26 Search: offline is said, and the search is done when the network is back @rare', async ({
  page,
  context,
}) => {
  await page.goto('/recherche');
  await context.setOffline(true);
  await look(page, 'tomate');
  await expect(announced(page)).toHaveText(/^Hors connexion/);
  await context.setOffline(false);
  await expect(announced(page)).toHaveText('1 résultat pour « tomate »');
});
