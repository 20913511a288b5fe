import { afterAll, beforeAll, expect } from 'vitest';
import { newerSite, switchOff } from '../support/newer-site.ts';
import { startOwnServer, type OwnServer } from '../support/own-server.ts';
import { visit } from '../support/visit.ts';
import { test } from './test.ts';

const ARTICLE = '/articles/marche-mokolo-prix-de-la-tomate/';
const TITLE = 'À Mokolo, le prix de la tomate se décide à cinq heures du matin';
const NEW_TITLE = 'Un titre corrigé';
/** A picture that has come. */
const PICTURE = 'main img[src*="/_astro/"]';

let server: OwnServer;

beforeAll(async () => {
  server = await startOwnServer();
});

afterAll(async () => {
  await server.stop();
});

test('§27 Reads without a network: Firefox opens again what was read, takes a new build, lists what it has, and is switched off', async ({
  firefox,
}) => {
  const { page, see, until, problems } = await visit(firefox, server.origin + ARTICLE);
  /** Shows the first picture. Its path, once it has come. */
  const picture = async () => {
    await page.evaluate(() => {
      document.querySelector('main img')?.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    await until(PICTURE);
    await page.waitForFunction(
      (name) => {
        const image = document.querySelector(name);
        return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;
      },
      {},
      PICTURE,
    );
    const address = await page.$eval(PICTURE, (image) =>
      image instanceof HTMLImageElement ? image.currentSrc : '',
    );
    return new URL(address).pathname;
  };
  const isKept = (path: string) =>
    page.waitForFunction(async (wanted) => (await caches.match(wanted)) !== undefined, {}, path);

  const file = await picture();
  await page.keyboard.press('Shift');
  await isKept(file);
  await isKept(ARTICLE);
  await page.goto(`${server.origin}/projet`);
  await server.stop();
  await page.goto(server.origin + ARTICLE);
  await see('lue sans connexion');
  expect(await picture()).toBe(file);
  await page.goto(`${server.origin}/portfolio/`);
  await see('Pages gardées');
  await see(TITLE);

  const newPicture = file.replace(/\.[\w-]{8}_/, '.aNewName_');
  const newer = newerSite(ARTICLE, { title: [TITLE, NEW_TITLE], picture: file, newPicture });
  await server.start(newer.folder);
  await page.goto(server.origin + ARTICLE);
  await see(NEW_TITLE);
  expect(await picture()).toBe(newPicture);
  await page.keyboard.press('Shift');
  await isKept(newPicture);
  await page.waitForFunction(
    async (address, title) =>
      (await (await caches.match(address))?.text())?.includes(title) === true,
    {},
    ARTICLE,
    NEW_TITLE,
  );
  await server.stop();
  await page.reload();
  await see('lue sans connexion');
  await see(NEW_TITLE);

  await switchOff(newer.folder);
  await server.start(newer.folder);
  await page.goto(server.origin + ARTICLE);
  await page.waitForFunction(
    async () =>
      (await navigator.serviceWorker.getRegistrations()).length +
        (await caches.keys()).length +
        (await indexedDB.databases()).length ===
      0,
  );
  newer.remove();
  // What wasn't seen isn't kept; a picture that was loading when the server stopped is cut off.
  expect(problems.filter((line) => !/Failed to load|NS_ERROR|Image corrupt/.test(line))).toEqual(
    [],
  );
  await page.close();
});
