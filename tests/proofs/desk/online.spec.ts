import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sirv from 'sirv';
import { SITE, written } from '../../support/desk/copy.ts';
import type { Desk } from '../../support/desk/desk.ts';
import { expect, test } from '../../support/desk/test.ts';
import { stubGitHub } from '../../support/desk/github.ts';
import { close, listen } from '../../../src/commands/serve/listening.ts';
import { SAMPLE } from '../../support/sample.ts';

// Read at each request: the folder is built after this file has been loaded.
const server = createServer(sirv(SITE, { dev: true }));
let origin = '';

/** Opens the desk of the built site, as a static host serves it. */
async function open(page: Page): Promise<void> {
  await page.goto(`${origin}/admin/`);
}

test.beforeAll(async () => {
  origin = await listen(server);
});

test.afterAll(() => close(server));

test('the published desk asks nothing of third parties before its owner signs in', async ({
  page,
  abroad,
}) => {
  await open(page);
  await expect(
    page.getByRole('button', { name: 'Se connecter avec un jeton d’accès' }),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(abroad).toEqual([]);
});

/** Signs in as the owner does online: with a token of GitHub's. */
async function signIn({ page }: Desk, token: string): Promise<void> {
  await open(page);
  await page.getByRole('button', { name: 'Se connecter avec un jeton d’accès' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox', { name: 'Jeton d’accès personnel' }).fill(token);
  await dialog.getByRole('button', { name: 'Se connecter', exact: true }).click();
}

test('publish: a change is one commit to the repository, and nothing else', async ({
  desk,
  page,
}) => {
  const commits = await stubGitHub(page, 'github_pat_1');
  await signIn(desk, 'github_pat_1');
  await desk.list('Projet').click();
  await desk.formIs('Vous modifiez maintenant');
  await desk.write('Nom du projet', 'Lueurs');
  await desk.save();
  expect(commits).toHaveLength(1);
  const [{ branch, message, fileChanges } = { fileChanges: undefined }] = commits;
  expect(branch).toEqual({ repositoryNameWithOwner: 'compte/depot', branchName: 'main' });
  expect(message?.headline).toMatch(/^Modification : .*project/);
  expect(fileChanges?.deletions).toEqual([]);
  expect(fileChanges?.additions.map(({ path }) => path)).toEqual(['content/project.json']);
  const [{ contents } = { contents: '' }] = fileChanges?.additions ?? [];
  expect(Buffer.from(contents, 'base64').toString('utf8')).toBe(
    written('project.json').replace('"Lueurs d’Afrique"', '"Lueurs"'),
  );
});

test('an address that the published site has already is refused', async ({ desk, page }) => {
  const commits = await stubGitHub(page, 'github_pat_1');
  await signIn(desk, 'github_pat_1');
  await desk.list('Photos').click();
  await page.getByRole('button', { name: 'Créer une entrée', exact: true }).click();
  await desk.formIs('Vous créez maintenant');
  await desk.write('Titre', 'Lumière du soir');
  // Below the window: the editor fills a group in once it is in sight.
  await desk.group('Photo');
  await desk.upload('Fichier de l’image', {
    name: 'soir.jpg',
    mimeType: 'image/jpeg',
    buffer: readFileSync(join(SAMPLE, 'images/portrait.jpg')),
  });
  await desk.saveButton.click();
  const alert = page.getByRole('alertdialog', { name: 'Erreur' });
  await expect(alert).toContainText('Un autre élément du portfolio a déjà cette adresse');
  expect(commits).toEqual([]);
});

test('a token that GitHub refuses says so in French', async ({ desk, page }) => {
  await stubGitHub(page, 'github_pat_1');
  await signIn(desk, 'github_pat_2');
  await expect(page.getByText('Le jeton fourni n’est pas valide.')).toBeVisible();
});
