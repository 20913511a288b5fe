import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SITE, COPY, renewCopy } from '../../support/desk/copy.ts';
import { expectShown } from '../../support/desk/desk.ts';
import { expect, test } from '../../support/desk/test.ts';
import { SAMPLE } from '../../support/sample.ts';
import { startOwnServer } from '../../support/own-server.ts';
import { timeBuild } from '../../support/time-build.ts';

/** The gate's look at the desk, which each new version of the editor has to pass. */
test('an article with photos is written, refused, mended, saved, and stands in the built site', async ({
  desk,
  page,
}) => {
  renewCopy();
  await desk.newEntry('Articles');
  await desk.write('Titre', 'La pluie sur Nkolbisson');
  await desk.addImage('pluie.jpg', 'Des parapluies');
  await desk.write('Texte', 'Voir [le projet](/projet).');
  await desk.saveButton.click();
  await expect(page.getByText('ce texte contient un lien qui ne mène nulle part')).toBeVisible();

  await desk.write('Texte', 'Il a plu **trois jours**.');
  await desk.showSigns(false);
  await desk.text.getByText('.', { exact: true }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await desk.style('Intertitre');
  await page.keyboard.type('Au marché');
  await page.keyboard.press('Enter');
  await desk.style('Liste à puces');
  await page.keyboard.type('du riz');
  await page.keyboard.press('Enter');
  await page.keyboard.type('des tomates');
  await desk.give('drop', {
    files: { 'étal.jpg': readFileSync(join(SAMPLE, 'portfolio/etal-pesee.jpg')) },
  });
  await desk.write('Ce que l’on y voit', 'Un étal');
  await desk.publish();

  // Playwright’s own « test » would be a development build.
  process.env['NODE_ENV'] = 'production';
  await timeBuild({ content: COPY, dist: SITE, cache: resolve('node_modules/.astro') });
  const { origin, stop } = await startOwnServer(SITE);
  await page.goto(`${origin}/articles/la-pluie-sur-nkolbisson/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La pluie sur Nkolbisson');
  await expect(page.getByText('trois jours')).toBeVisible();
  await expectShown(page.getByRole('img', { name: 'Des parapluies' }));
  await expect(page.getByRole('heading', { level: 2, name: 'Au marché' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'des tomates' })).toBeVisible();
  const picture = page.getByRole('figure').getByRole('img', { name: 'Un étal' });
  await picture.scrollIntoViewIfNeeded();
  await expectShown(picture);
  await stop();
});
