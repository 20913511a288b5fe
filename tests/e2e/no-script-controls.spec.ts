import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

/** Controls that only script can serve, by the page that holds them. */
const SCRIPTED = {
  '/': [
    'Thème sombre',
    'Lire la suite...',
    'Voir plus',
    'Pause du',
    'Tous',
    'Articles',
    'Vidéos',
    'Photos',
    'Choisir un témoignage',
    'Témoignage 1',
    'Envoyer le message',
  ],
  '/projet': ['Lire la suite...', 'Voir la suite...', 'Copier les informations de paiement'],
};

for (const [route, names] of Object.entries(SCRIPTED)) {
  test(`§2: without script ${route} shows no control that would do nothing`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(route);

    for (const name of names) {
      const controls = page
        .getByRole('button', { name, includeHidden: true })
        .or(page.getByRole('group', { name, includeHidden: true }));
      await expect(controls, name).not.toHaveCount(0);
      for (const control of await controls.all()) await expect(control, name).toBeHidden();
    }
    const left = await page.getByRole('button').allInnerTexts();
    expect(left).toHaveLength(isMobile ? 1 : 0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveCount(0);
  });
}
