import type { Page } from '@playwright/test';
import { written } from '../../support/desk/copy.ts';
import type { Desk } from '../../support/desk/desk.ts';
import type { GitHub } from '../../support/desk/github.ts';
import { commitElsewhere, expect, signIn, test } from '../../support/desk/online.ts';

const FILE = 'content/project.json';
const ADDED = 'content/portfolio/essai.md';
const GONE = 'content/portfolio/le-geste-du-tisserand.md';

/** What yesterday’s version had. */
const YESTERDAY = new Date(Date.now() - 24 * 3_600_000).toISOString();

const rename = (text: string) => text.replace('"Lueurs d’Afrique"', '"Lueurs du Centre"');

/** Three changes of yesterday, and one of today. */
function change(github: GitHub): void {
  const { repository } = github;
  const add = { message: 'Ajout : essai', additions: { [ADDED]: Buffer.from('---\n---\n') } };
  repository.commit({ ...add, deletions: [], at: YESTERDAY });
  repository.commit({ message: 'Suppression', additions: {}, deletions: [GONE], at: YESTERDAY });
  commitElsewhere(github, FILE, rename);
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Revenir à une version d’avant' });

async function openVersions({ page }: Desk): Promise<void> {
  await page.getByRole('button', { name: 'Versions d’avant' }).click();
  await expect(dialog(page)).toBeVisible();
}

for (const width of [390, 1280])
  test(`at ${width} px, the owner goes back to an earlier version, and nothing is lost`, async ({
    desk,
    page,
    github,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const gone = github.repository.text(GONE);
    change(github);
    await signIn(desk);
    await openVersions(desk);
    const list = dialog(page).getByRole('listbox', { name: 'Version' });
    await expect(list.getByRole('option')).toContainText([
      'Suppression',
      'Ajout : essai',
      'Premier',
    ]);
    await list.selectOption({ label: (await list.getByRole('option').last().textContent()) ?? '' });
    await dialog(page).getByRole('button', { name: 'Continuer' }).click();
    await expect(dialog(page).getByRole('listitem')).toHaveText([
      `${GONE} : reprend son état d’alors`,
      `${FILE} : reprend son état d’alors`,
      `${ADDED} : n’existait pas, disparaît`,
    ]);
    expect(github.repository.log()).toHaveLength(4);
    await dialog(page).getByRole('button', { name: 'Revenir à cette version' }).click();
    await expect.poll(() => github.repository.log().length).toBe(5);
    await page.getByRole('dialog', { name: 'C’est fait' }).getByRole('button').click();
    expect(github.repository.text(FILE)).toBe(written('project.json'));
    expect(github.repository.text(GONE)).toBe(gone);
    expect(github.repository.text(ADDED)).toBeUndefined();
    expect(github.repository.log()[0]?.message).toMatch(/^Retour à la version de /);
    // The desk has read it anew.
    await desk.list('Projet').click();
    await expect(page.getByRole('textbox', { name: 'Nom du projet' })).toHaveValue(
      'Lueurs d’Afrique',
    );
    // And forward again: the version that was left is in the list.
    await openVersions(desk);
    await dialog(page).getByRole('button', { name: 'Continuer' }).click();
    await dialog(page).getByRole('button', { name: 'Revenir à cette version' }).click();
    await expect.poll(() => github.repository.log().length).toBe(6);
    expect(github.repository.text(FILE)).toContain('"Lueurs du Centre"');
  });

test('one text of a version is taken back alone', async ({ desk, page, github }) => {
  change(github);
  await signIn(desk);
  await openVersions(desk);
  const list = dialog(page).getByRole('listbox', { name: 'Version' });
  await list.selectOption({ label: (await list.getByRole('option').last().textContent()) ?? '' });
  await dialog(page).getByRole('button', { name: 'Continuer' }).click();
  await dialog(page).getByRole('checkbox', { name: FILE }).uncheck();
  await dialog(page).getByRole('checkbox', { name: ADDED }).uncheck();
  await dialog(page).getByRole('button', { name: 'Revenir à cette version' }).click();
  await expect.poll(() => github.repository.log()[0]?.paths).toEqual([GONE]);
  expect(github.repository.text(FILE)).toContain('"Lueurs du Centre"');
});

test('a picture comes back byte by byte', async ({ desk, page, github }) => {
  const picture = 'content/images/portrait.jpg';
  const before = github.repository.read(['cat-file', 'blob', `main:${picture}`]);
  const other = { [picture]: Buffer.from([255, 216, 0, 128]) };
  github.repository.commit({ message: 'Autre', additions: other, deletions: [] });
  await signIn(desk);
  await openVersions(desk);
  await dialog(page).getByRole('button', { name: 'Continuer' }).click();
  await dialog(page).getByRole('button', { name: 'Revenir à cette version' }).click();
  await expect.poll(() => github.repository.log().length).toBe(3);
  expect(github.repository.read(['cat-file', 'blob', `main:${picture}`])).toEqual(before);
});

test('without an earlier version it is said, and a change at the same moment is not lost', async ({
  desk,
  page,
  github,
}) => {
  await signIn(desk);
  await openVersions(desk);
  await expect(dialog(page)).toContainText('Il n’y a pas encore de version d’avant.');
  await dialog(page).getByRole('button', { name: 'Fermer' }).click();
  commitElsewhere(github, FILE, rename);
  await openVersions(desk);
  await dialog(page).getByRole('button', { name: 'Continuer' }).click();
  github.beforeCommit = () => {
    commitElsewhere(github, 'content/services.json', (text) => `${text}\n`);
  };
  await dialog(page).getByRole('button', { name: 'Revenir à cette version' }).click();
  await expect(dialog(page)).toContainText('Quelqu’un d’autre a enregistré au même moment.');
  await dialog(page).getByRole('button', { name: 'Fermer' }).click();
  expect(github.repository.text(FILE)).toContain('"Lueurs du Centre"');
});

test('while GitHub is down, going back says so, and changes nothing', async ({
  desk,
  page,
  github,
}) => {
  await signIn(desk);
  await expect(page.getByRole('button', { name: 'Versions d’avant' })).toBeVisible();
  github.fault = 503;
  await openVersions(desk);
  await expect(dialog(page)).toContainText('Rien n’est changé. GitHub est en panne (503).');
});
