import { resolve } from 'node:path';
import { SITE, COPY, renewCopy } from '../../support/desk/copy.ts';
import { expectShown } from '../../support/desk/desk.ts';
import { expect, test } from '../../support/desk/test.ts';
import { startOwnServer } from '../../support/own-server.ts';
import { timeBuild } from '../../support/time-build.ts';

/** The gate's look at the desk, which each new version of the editor has to pass. */
test('an article with a photo is written, refused, mended, saved, and stands in the built site', async ({
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
  await desk.save();

  // Playwright’s own « test » would be a development build.
  process.env['NODE_ENV'] = 'production';
  await timeBuild({ content: COPY, dist: SITE, cache: resolve('node_modules/.astro') });
  const { origin, stop } = await startOwnServer(SITE);
  await page.goto(`${origin}/articles/la-pluie-sur-nkolbisson/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La pluie sur Nkolbisson');
  await expect(page.getByText('trois jours')).toBeVisible();
  await expectShown(page.getByRole('img', { name: 'Des parapluies' }));
  await stop();
});
