import type { Browser } from 'puppeteer-core';
import { FirefoxDesk } from '../../support/desk/firefox-desk.ts';
import { expect, test } from '../../support/desk/online.ts';
import { ensureFirefox } from '../../support/firefox.ts';
import { launchFirefox } from '../../support/visit.ts';

const path = ensureFirefox();
test.skip(path === undefined, 'Firefox can’t be had here.');

let browser: Browser;

test.beforeAll(async () => {
  browser = await launchFirefox(path ?? '');
});

test.afterAll(async () => {
  await browser.close();
});

for (const width of [390, 1280])
  test.describe(`in Firefox at ${width} px, the reply to a save is lost on its way`, () => {
    test('another try finds that it is saved', async ({ baseURL, github }) => {
      const desk = await FirefoxDesk.visit(browser, baseURL, width);
      await desk.signIn('github_pat_1');
      await desk.open('Projet');
      await desk.write('Nom du projet', 'Lueurs');
      github.losesReply = true;
      await desk.click('Enregistrer');
      await desk.see('Le réseau ne répond pas.');
      github.fault = undefined;
      await desk.click('Réessayer');
      await desk.see('Enregistré.');
      await desk.close();
      expect(github.repository.text('content/project.json')).toContain('"Lueurs"');
      expect(github.repository.log()).toHaveLength(2);
    });

    test('a later save writes the new article once', async ({ baseURL, github }) => {
      const desk = await FirefoxDesk.visit(browser, baseURL, width);
      await desk.signIn('github_pat_1');
      await desk.startEntry('Articles', 'La pluie');
      github.losesReply = true;
      await desk.click('Enregistrer');
      await desk.see('Le réseau ne répond pas.');
      await desk.click('Plus tard');
      await desk.expectNotSaved();
      github.fault = undefined;
      await desk.write('Chapô', 'Elle est venue.');
      await desk.save();
      await desk.close();
      const paths = github.repository.files().map(({ path: file }) => file);
      expect(paths.filter((file) => file.includes('/la-pluie'))).toEqual([
        'content/portfolio/la-pluie.md',
      ]);
      expect(github.repository.text('content/portfolio/la-pluie.md')).toContain('Elle est venue.');
    });
  });
