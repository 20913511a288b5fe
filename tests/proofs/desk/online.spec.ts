import { written } from '../../support/desk/copy.ts';
import type { Desk } from '../../support/desk/desk.ts';
import { GITHUB_ORIGIN, type GitHub } from '../../support/desk/github.ts';
import { commitElsewhere, expect, giveKey, signIn, test } from '../../support/desk/online.ts';

const FILE = 'content/project.json';

/** Opens a form online, and types into it. */
async function typeName(desk: Desk, name: string): Promise<void> {
  await desk.list('Projet').click();
  await desk.formIs('Vous modifiez');
  await desk.type('Nom du projet', name);
}

const rename = (text: string) => text.replace('"Lueurs d’Afrique"', '"Lueurs du Centre"');

test('the published desk asks nothing of third parties before its owner signs in', async ({
  page,
  abroad,
}) => {
  await page.goto('/admin/');
  await expect(
    page.getByRole('button', { name: 'Se connecter avec ma clé d’accès' }),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(abroad).toEqual([]);
});

test('the access token is hidden as it is typed, and a button shows it', async ({ page }) => {
  await page.goto('/admin/');
  await page.getByRole('button', { name: 'Se connecter avec ma clé d’accès' }).click();
  const dialog = page.getByRole('alertdialog');
  const field = dialog.getByLabel('Clé d’accès', { exact: true });
  // The dialog takes a moment to open, and then puts the cursor there.
  await expect(field).toBeFocused();
  await field.pressSequentially('github_pat_1');
  await expect(field).toHaveAttribute('type', 'password');
  await dialog.getByRole('button', { name: 'Montrer' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toHaveValue('github_pat_1');
});

test('publish: a change is one commit to the repository, and nothing else', async ({
  desk,
  github,
}) => {
  await signIn(desk);
  await typeName(desk, 'Lueurs');
  await desk.save();
  const [last, ...before] = github.repository.log();
  expect(before).toHaveLength(1);
  expect(last?.message).toMatch(/^Modification : .*project/);
  expect(last?.paths).toEqual([FILE]);
  expect(github.repository.text(FILE)).toBe(
    written('project.json').replace('"Lueurs d’Afrique"', '"Lueurs"'),
  );
});

test('an address that the published site has already is refused', async ({
  desk,
  page,
  github,
}) => {
  await signIn(desk);
  await desk.startEntry('Photos');
  await desk.write('Titre', 'Lumière du soir');
  // Below the window: the editor fills a group in once it is in sight.
  await desk.group('Photo');
  await desk.uploadPhoto('soir.jpg');
  await desk.saveButton.click();
  const alert = page.getByRole('alertdialog', { name: 'Erreur' });
  await expect(alert).toContainText('Un autre élément a déjà cette adresse');
  expect(github.repository.log()).toHaveLength(1);
});

test('a dossier is saved with a key of its own, and what it shows is not hidden', async ({
  desk,
  page,
  github,
}) => {
  await signIn(desk);
  await desk.startEntry('Dossiers');
  await desk.write('Titre', 'Deux papiers sur l’eau');
  await desk.choose(
    'Éléments',
    'retour de l’eau',
    'Elles ont codé l’application qui annonce le retour de l’eau',
  );
  await desk.save();
  const file = github.repository.text('content/dossiers/deux-papiers-sur-l-eau.md') ?? '';
  const [, key = 'none'] = /^key: "([0-9a-f]{32})"$/m.exec(file) ?? [];
  const told = page.getByRole('dialog', { name: 'Votre dossier est enregistré' });
  await expect(told).toContainText(`/dossiers/${key}/`);
  await told.getByRole('button', { name: 'Fermer' }).click();

  await desk.list('Articles').click();
  await page.getByRole('row', { name: /^Elles ont codé/ }).click();
  await desk.formIs('Vous modifiez');
  await page.getByRole('switch', { name: 'Brouillon' }).click();
  await desk.saveButton.click();
  await expect(page.getByRole('alertdialog', { name: 'Erreur' })).toContainText(
    'le dossier « Deux papiers sur l’eau » le montre',
  );
  expect(github.repository.log()).toHaveLength(2);
});

test('a key that GitHub doesn’t know says so in French', async ({ desk, page, github }) => {
  github.keys.clear();
  await giveKey(desk);
  await expect(page.getByText('GitHub ne reconnaît pas cette clé d’accès')).toBeVisible();
});

for (const [what, spoil, reason] of [
  [
    'has come to its end',
    ({ keys }: GitHub) => keys.delete('github_pat_1'),
    'GitHub ne reconnaît plus votre clé',
  ],
  [
    'may only read',
    ({ keys }: GitHub) => keys.set('github_pat_1', 'read'),
    'n’a pas le droit d’écrire dans le site',
  ],
] as const)
  test(`a key that ${what}: another one saves what was typed, and signs in the next time`, async ({
    desk,
    page,
    github,
  }) => {
    await signIn(desk);
    await typeName(desk, 'Lueurs');
    spoil(github);
    await desk.saveButton.click();
    await desk.answer(reason, 'Plus tard');
    await desk.expectNotSaved();
    expect(github.repository.log()).toHaveLength(1);
    github.keys.set('github_pat_2', 'write');
    await desk.saveButton.click();
    await desk.told.getByLabel('Nouvelle clé d’accès').fill('github_pat_2');
    await desk.told.getByRole('button', { name: 'Continuer avec cette clé' }).click();
    await desk.expectSaved();
    expect(github.repository.text(FILE)).toContain('"Lueurs"');
    github.keys.delete('github_pat_1');
    await page.reload();
    await expect(desk.list('Articles')).toBeVisible();
  });

for (const [what, fault, reason] of [
  ['the network is gone', 'silence', 'Le réseau ne répond pas.'],
  ['GitHub is down', 503, 'GitHub est en panne (503).'],
  ['the repository was renamed', 'gone', 'GitHub ne trouve plus le site'],
] as const)
  test(`${what}: it is said in French, and what was typed is kept, tried again, and there after a reload`, async ({
    desk,
    github,
  }) => {
    await signIn(desk);
    await typeName(desk, 'Lueurs');
    github.fault = fault;
    await desk.saveButton.click();
    await desk.answer(reason, 'Réessayer');
    await desk.answer(reason, 'Plus tard');
    await desk.expectNotSaved();
    github.fault = undefined;
    await desk.expectKept('Nom du projet', 'Lueurs');
    github.fault = fault;
    await desk.saveButton.click();
    await expect(desk.told).toContainText(reason);
    github.fault = undefined;
    await desk.answer(reason, 'Réessayer');
    await desk.expectSaved();
    expect(github.repository.text(FILE)).toContain('"Lueurs"');
  });

test('a key that has come to its end since the desk was last open is asked for as it opens', async ({
  desk,
  page,
  github,
}) => {
  await signIn(desk);
  await expect(desk.list('Articles')).toBeVisible();
  github.keys.clear();
  github.keys.set('github_pat_2', 'write');
  await page.reload();
  await expect(desk.told).toContainText('GitHub ne reconnaît plus votre clé');
  await desk.told.getByLabel('Nouvelle clé d’accès').fill('github_pat_2');
  await desk.told.getByRole('button', { name: 'Continuer avec cette clé' }).click();
  await expect(desk.list('Articles')).toBeVisible();
});

test('a desk that finds no network as it opens says so in French, and opens once there is one', async ({
  desk,
  page,
  github,
}) => {
  await signIn(desk);
  await expect(desk.list('Articles')).toBeVisible();
  github.fault = 'silence';
  await page.reload();
  await desk.answer('Le réseau ne répond pas.', 'Réessayer');
  await expect(desk.told).toBeVisible();
  github.fault = undefined;
  await desk.answer('Le réseau ne répond pas.', 'Réessayer');
  await expect(desk.list('Articles')).toBeVisible();
});

for (const width of [390, 1280])
  test(`at ${width} px, a text that somebody else has committed is replaced only after both versions were seen`, async ({
    desk,
    page,
    github,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(desk);
    await typeName(desk, 'Lueurs');
    commitElsewhere(github, FILE, rename);
    const first = page.getByRole('alertdialog', { name: 'Ce texte a changé entre-temps' });
    const both = page.getByRole('dialog', { name: 'Ce texte a changé entre-temps' });
    for (const [answer, saved] of [
      ['Ne pas enregistrer', false],
      ['Enregistrer ce que j’ai écrit', true],
    ] as const) {
      await desk.saveButton.click();
      await expect(first).toContainText(/Clarisse\W+l’a modifié le/);
      await first.getByRole('button', { name: 'Voir les deux versions' }).click();
      await expect(both.getByText('"Lueurs du Centre"')).toBeVisible();
      await expect(both.getByText('"Lueurs"')).toBeVisible();
      await both.getByRole('button', { name: answer }).click();
      await (saved ? desk.expectSaved() : desk.expectNotSaved());
      expect(github.repository.text(FILE)).toContain(saved ? '"Lueurs"' : '"Lueurs du Centre"');
    }
  });

test('a text whose beginning could not be read is replaced only after both versions were seen', async ({
  desk,
  page,
  github,
}) => {
  await page.route(`${GITHUB_ORIGIN}/graphql`, (route) =>
    route.request().postData()?.includes('NamedFile') ? route.abort() : route.fallback(),
  );
  await signIn(desk);
  await typeName(desk, 'Lueurs');
  commitElsewhere(github, FILE, rename);
  await desk.saveButton.click();
  await page.getByRole('button', { name: 'Voir les deux versions' }).click();
  const both = page.getByRole('dialog', { name: 'Ce texte a changé entre-temps' });
  await expect(both.getByText('"Lueurs du Centre"')).toBeVisible();
  await both.getByRole('button', { name: 'Ne pas enregistrer' }).click();
  await desk.expectNotSaved();
  expect(github.repository.text(FILE)).toContain('"Lueurs du Centre"');
});

test('a commit between the last look and the save is not lost', async ({ desk, page, github }) => {
  await signIn(desk);
  await typeName(desk, 'Lueurs');
  github.beforeCommit = () => {
    commitElsewhere(github, FILE, rename);
  };
  await desk.saveButton.click();
  const alert = page.getByRole('alertdialog', { name: 'Erreur' });
  await expect(alert).toContainText('Quelqu’un d’autre a enregistré au même moment.');
  await alert.getByRole('button', { name: 'OK' }).click();
  expect(github.repository.text(FILE)).toContain('"Lueurs du Centre"');
  await desk.saveButton.click();
  await expect(
    page.getByRole('alertdialog', { name: 'Ce texte a changé entre-temps' }),
  ).toBeVisible();
});

test('a commit to another file between the last look and the save costs one more click', async ({
  desk,
  page,
  github,
}) => {
  await signIn(desk);
  await typeName(desk, 'Lueurs');
  github.beforeCommit = () => {
    commitElsewhere(github, 'content/services.json', (text) => `${text}\n`);
  };
  await desk.saveButton.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await desk.save();
  expect(github.repository.log().map(({ paths }) => paths)).toEqual([
    [FILE],
    ['content/services.json'],
    expect.anything(),
  ]);
});

for (const width of [390, 1280])
  test.describe(`at ${width} px, the reply to a save is lost on its way`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('another try finds that it is saved', async ({ desk, github }) => {
      await signIn(desk);
      await typeName(desk, 'Lueurs');
      github.losesReply = true;
      await desk.saveButton.click();
      await expect(desk.told).toBeVisible();
      github.fault = undefined;
      await desk.answer('Le réseau ne répond pas.', 'Réessayer');
      await desk.expectSaved();
      expect(github.repository.text(FILE)).toContain('"Lueurs"');
      expect(github.repository.log()).toHaveLength(2);
    });

    test('a later save writes the new article once', async ({ desk, github, page }) => {
      await signIn(desk);
      await desk.startEntry('Articles');
      await desk.write('Titre', 'La pluie');
      github.losesReply = true;
      await desk.saveButton.click();
      await desk.answer('Le réseau ne répond pas.', 'Plus tard');
      await desk.expectNotSaved();
      github.fault = undefined;
      await desk.write('Chapô', 'Elle est venue.');
      await desk.save();
      const { repository } = github;
      const written = repository.files().filter(({ path }) => path.includes('/la-pluie'));
      expect(written.map(({ path }) => path)).toEqual(['content/portfolio/la-pluie.md']);
      expect(repository.text('content/portfolio/la-pluie.md')).toContain('Elle est venue.');
      expect(page.url()).toContain('articles');
    });
  });

test('a text that is restored online does not replace what was saved since without a word', async ({
  desk,
  page,
  github,
}) => {
  await signIn(desk);
  await typeName(desk, 'Lueurs');
  commitElsewhere(github, FILE, rename);
  await desk.expectKept('Nom du projet', 'Lueurs');
  await desk.saveButton.click();
  const both = page.getByRole('dialog', { name: 'Ce texte a changé entre-temps' });
  await expect(both.getByText('"Lueurs du Centre"')).toBeVisible();
  await both.getByRole('button', { name: 'Ne pas enregistrer' }).click();
  await desk.expectNotSaved();
  expect(github.repository.text(FILE)).toContain('"Lueurs du Centre"');
});
