import { expect, signIn, test } from '../../support/desk/online.ts';

for (const width of [390, 1280])
  test(`at ${width} px, links that are pasted online are taken by GitHub, and what came of each is told`, async ({
    desk,
    page,
    github,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(desk);
    await page.getByRole('button', { name: 'Coller un lien' }).click();
    const dialog = page.getByRole('dialog', { name: 'Coller un lien' });
    const links = 'https://a.example/nuit\nhttps://b.example/jour';
    await dialog.getByLabel('Un ou plusieurs liens').fill(links);
    await dialog.getByRole('button', { name: 'Reprendre' }).click();
    await expect.poll(() => github.dispatched).toHaveLength(1);
    const [asked] = github.dispatched;
    expect(asked?.event_type).toBe('importer');
    expect(asked?.client_payload['links']).toBe(links);
    const id = asked?.client_payload['id'] ?? '';
    const told = (state: object) => {
      github.repository.writeAlone(
        'import',
        'import.json',
        JSON.stringify({ id, total: 2, ...state }),
      );
    };
    const first = {
      link: 'https://a.example/nuit',
      outcome: 'pris, en brouillon',
      file: 'portfolio/nuit.md',
    };
    told({ lines: [first], ended: false });
    await expect(page.getByRole('status', { name: 'Import' })).toHaveText('Import : 1 sur 2');
    const second = {
      link: 'https://b.example/jour',
      outcome: 'rien n’est pris : le site ne répond pas',
    };
    told({ lines: [first, second], ended: true });
    const results = page.getByRole('dialog', { name: 'Vos liens' });
    await expect(results).toContainText('le site ne répond pas');
    await results.getByRole('button', { name: 'Voir les brouillons' }).click();
    await expect(results).toBeHidden();
    await expect(desk.list('Articles')).toBeVisible();
  });

test('a key without the right to ask says so in French, and the links stay', async ({
  desk,
  page,
  github,
}) => {
  await signIn(desk);
  await page.getByRole('button', { name: 'Coller un lien' }).click();
  const dialog = page.getByRole('dialog', { name: 'Coller un lien' });
  await dialog.getByLabel('Un ou plusieurs liens').fill('https://a.example/nuit');
  github.fault = 403;
  await dialog.getByRole('button', { name: 'Reprendre' }).click();
  await expect(dialog).toContainText('Votre clé d’accès n’a pas le droit d’écrire dans le site.');
  // What was pasted is there to be tried again.
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await page.getByRole('button', { name: 'Coller un lien' }).click();
  await expect(dialog.getByLabel('Un ou plusieurs liens')).toHaveValue('https://a.example/nuit');
});
