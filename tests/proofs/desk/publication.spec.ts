import type { Page } from '@playwright/test';
import type { GitHub } from '../../support/desk/github.ts';
import {
  commitElsewhere,
  expect,
  giveKey,
  signIn,
  test,
  writeState,
} from '../../support/desk/online.ts';

const ITEM = 'content/portfolio/cacao-sanaga-cooperative-ebebda.md';
const NOW = new Date().toISOString();

const told = (page: Page) => page.getByRole('status', { name: 'Publication' });

/** The last commit, with the moment of a publication. */
const head = ({ repository }: GitHub, at = NOW) => ({ commit: repository.head, at });

/** The strip stands below the editor: it hides nothing of it, and nothing of it is cut. */
async function expectBeside(page: Page): Promise<void> {
  await expect(async () => {
    const [strip, editor] = await Promise.all([
      page
        .getByRole('complementary')
        .filter({ has: told(page) })
        .boundingBox(),
      page.locator('.app-shell').boundingBox(),
    ]);
    expect(strip && editor && strip.y - (editor.y + editor.height)).toBeCloseTo(0);
  }).toPass();
}

for (const width of [390, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a desk that is opened says since when all is online', async ({ desk, page, github }) => {
      writeState(github, { published: head(github) });
      await signIn(desk);
      await expect(told(page)).toHaveText(/^En ligne depuis \d+\sh\s\d\d$/);
      await expectBeside(page);
    });

    test('the desk opens on how the last publication went', async ({ desk, page, github }) => {
      writeState(github, { published: head(github) });
      await giveKey(desk);
      const dashboard = page.getByRole('dialog', { name: 'Votre bureau' });
      await expect(dashboard).toContainText(/En ligne depuis \d+\sh\s\d\d/);
      await expect(dashboard.getByRole('heading', { name: 'Programmés (1)' })).toBeVisible();
    });

    test('a save is followed until it is online', async ({ desk, page, github }) => {
      writeState(github, { published: head(github) });
      await signIn(desk);
      await expect(told(page)).toContainText('En ligne depuis');
      await desk.list('Projet').click();
      await desk.formIs('Vous modifiez');
      await desk.write('Nom du projet', 'Lueurs');
      await desk.save();
      await expect(told(page)).toHaveText('En cours de publication');
      await expectBeside(page);
      writeState(github, { published: head(github) });
      await expect(told(page)).toContainText('En ligne depuis');
    });

    test('what was refused yesterday is named today, and leads to its entry', async ({
      desk,
      page,
      github,
    }) => {
      const reason = `${ITEM} › date (Date) : ce n’est pas un jour du calendrier ; écrivez-le.`;
      const at = new Date(Date.now() - 24 * 3_600_000).toISOString();
      const other = 'page « index.html » : le lien « /absente » ne mène nulle part ; corrigez-le.';
      const reasons = [reason, other];
      writeState(github, { refused: { ...head(github, at), by: 'content', reasons } });
      await signIn(desk);
      await expect(told(page)).toContainText('Refusé :');
      await expect(told(page)).toContainText(other);
      await expectBeside(page);
      await told(page).getByRole('link', { name: reason }).click();
      await desk.formIs('Vous modifiez');
      await expect(page.getByRole('textbox', { name: 'Titre', exact: true })).toHaveValue(/cacao/i);
    });

    test('a publication that doesn’t begin is told after ten minutes, with whom to ask', async ({
      desk,
      page,
      github,
    }) => {
      writeState(github, { published: head(github) });
      const at = new Date(Date.now() - 11 * 60_000).toISOString();
      commitElsewhere(github, ITEM, (text) => `${text}\n`, at);
      await signIn(desk);
      await expect(told(page)).toContainText('sa publication n’a pas commencé');
      await expect(told(page)).toContainText('Demandez à qui a installé le site.');
      await expectBeside(page);
    });
  });

test('before the first publication, a desk says that it is under way', async ({
  desk,
  page,
  github,
}) => {
  expect(github.repository.text('etat.json', 'etat')).toBeUndefined();
  await signIn(desk);
  await expect(told(page)).toHaveText('En cours de publication');
});

test('while GitHub is down, the desk says that it can’t know, and looks again', async ({
  desk,
  page,
  github,
}) => {
  await signIn(desk);
  await expect(told(page)).toHaveText('En cours de publication');
  github.fault = 503;
  await expect(told(page)).toContainText('Publication inconnue : GitHub est en panne (503).');
  github.fault = undefined;
  writeState(github, { published: head(github) });
  await expect(told(page)).toContainText('En ligne depuis');
});

test('the end of the access token is asked for once, and told from fourteen days before', async ({
  desk,
  page,
  github,
}) => {
  const key = page.getByRole('status', { name: 'Clé d’accès' });
  const dayIn = (days: number) =>
    new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);
  const dialog = page.getByRole('dialog', { name: 'La fin de votre clé d’accès' });
  await signIn(desk);
  await key.getByRole('button', { name: 'Jusqu’à quand vaut votre clé' }).click();
  await dialog.getByLabel('Votre clé est valable jusqu’au').fill(dayIn(20));
  await dialog.getByRole('button', { name: 'Retenir' }).click();
  await expect(key).toBeEmpty();
  await page.clock.setSystemTime(Date.now() + 7 * 24 * 3_600_000);
  await page.reload();
  await expect(key).toContainText('Votre clé d’accès arrive à son terme le');
  await expect(key.getByRole('link', { name: 'Faire une clé' })).toBeVisible();
  // Another key has another end.
  github.keys.set('github_pat_2', 'write');
  github.keys.delete('github_pat_1');
  await page.reload();
  await desk.told.getByLabel('Nouvelle clé d’accès').fill('github_pat_2');
  await desk.told.getByRole('button', { name: 'Continuer avec cette clé' }).click();
  await key.getByRole('button', { name: 'Jusqu’à quand vaut votre clé' }).click();
  await dialog.getByRole('button', { name: 'Elle n’a pas de fin' }).click();
  await expect(key).toBeEmpty();
  await page.reload();
  await expect(told(page)).not.toBeEmpty();
  await expect(key).toBeEmpty();
});
