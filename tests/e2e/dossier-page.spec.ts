import site from '../content/site.json' with { type: 'json' };
import { DOSSIER, MIXED } from '../support/dossier-files.ts';
import { expect, test } from '../support/test.ts';

test('§25 Dossiers: its page says who, to whom, when and why, then shows the items in its owner’s order', async ({
  page,
}) => {
  await page.goto(DOSSIER.path);
  await expect(page).toHaveTitle(`Trois papiers sur le climat · ${site.name}`);
  const dossier = page.getByRole('article');
  await expect(dossier.getByRole('heading', { level: 1 })).toHaveText(
    'Trois papiers sur le climat',
  );
  await expect(dossier.getByText(site.name, { exact: true })).toBeVisible();
  await expect(dossier.getByText('Pour Le Fil des collines · 20 novembre 2026')).toBeVisible();
  await expect(dossier.getByText('Chère Odette,')).toBeVisible();
  await expect(dossier.getByText('je peux y être la semaine du 11')).toHaveCSS(
    'font-weight',
    '700',
  );
  const titles = await dossier
    .getByRole('listitem')
    .getByRole('heading', { level: 2 })
    .allTextContents();
  expect(titles.map((title) => title.trim())).toEqual([
    'À Bafia, la radio qui donne l’heure des pluies',
    'Au bord de la Sanaga, des planteurs de cacao apprennent à attendre',
    'Autour du lac municipal, ceux qui comptent les oiseaux',
  ]);
});

test('§25 Dossiers: a browser that translates the page leaves her name, address and number as they are', async ({
  page,
}) => {
  await page.goto(DOSSIER.path);
  const dossier = page.getByRole('article');
  const { email, phone } = site.contact;
  for (const value of [
    dossier.getByText(site.name, { exact: true }),
    dossier.getByRole('link', { name: email }),
    dossier.getByRole('link', { name: phone }),
  ])
    await expect(value).toHaveAttribute('translate', 'no');
});

test('§25 Dossiers: an item has its outlet, date, standfirst and picture, and leads to its page and to its original', async ({
  page,
}) => {
  await page.goto(MIXED.path);
  const train = page.getByRole('listitem').filter({ hasText: 'Train de nuit' });
  await expect(train).toContainText('Article · Entre Yaoundé et Ngaoundéré · 26 septembre 2026');
  await expect(train).toContainText('Paru dans Grandes Lignes');
  await expect(train).toContainText('622 kilomètres, une nuit et quatorze gares');
  await expect(train.getByRole('img')).toHaveAttribute('alt', /./);
  await expect(train.getByRole('link', { name: /^Lire l’article/ })).toHaveAttribute(
    'href',
    '/articles/train-de-nuit-yaounde-ngaoundere/',
  );
  const post = page.getByRole('listitem').filter({ hasText: 'Les nuits blanches' });
  await expect(post.getByRole('link', { name: 'lire l’original (nouvel onglet)' })).toHaveAttribute(
    'href',
    'https://sillons.example/dossiers/poste-centrale',
  );
});

test('§25 Dossiers: an item that was printed leads to its printed page @rare', async ({ page }) => {
  await page.goto(MIXED.path);
  const item = page.getByRole('listitem').filter({ hasText: 'Sur le Wouri' });
  await expect(item).toContainText('La page imprimée (5 mars 2019, page 3)');
  await expect(item.getByRole('link', { name: 'La page imprimée' })).toHaveAttribute(
    'href',
    '/data/imprimes/piroguiers-du-wouri.pdf',
  );
});

test('§25 Dossiers: of a private text it has the start alone', async ({ page, request }) => {
  await page.goto(MIXED.path);
  const post = page.getByRole('listitem').filter({ hasText: 'Les nuits blanches' });
  await expect(post).toContainText('Trois trieurs, une bouilloire');
  await expect(post.getByRole('link', { name: /^Lire le début/ })).toBeVisible();
  const html = await (await request.get(MIXED.path)).text();
  for (const secret of ['Mbokolinga', 'Zarafuka', 'ngomezulu']) expect(html).not.toContain(secret);
});

test('§25 Dossiers: what has no title, no picture or no film yet shows without it @rare', async ({
  page,
}) => {
  await page.goto(MIXED.path);
  const rain = page.getByRole('listitem').filter({ hasText: 'La première grosse pluie' });
  await expect(rain.getByRole('heading')).toHaveCount(0);
  await expect(rain.getByRole('link')).toHaveText(
    /Voir la photo : Photo\u202f: La première grosse/,
  );
  const film = page.getByRole('listitem').filter({ hasText: 'À venir' });
  await expect(film).toContainText('Vidéo bientôt disponible');
  await expect(film.getByRole('link')).toHaveCount(0);
  const evening = page.getByRole('listitem').filter({ hasText: 'Lumière du soir' });
  await expect(evening.getByRole('img')).toHaveCount(0);
});

test('§25 Dossiers: it ends with how to reach its owner', async ({ page }) => {
  await page.goto(DOSSIER.path);
  const contact = page.getByRole('region', { name: 'Me joindre' });
  await expect(contact.getByRole('link', { name: site.contact.email })).toHaveAttribute(
    'href',
    `mailto:${site.contact.email}`,
  );
  await expect(contact.getByRole('link', { name: /^\+237/ })).toBeVisible();
  await expect(contact.getByRole('link', { name: /^QR code WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+$/,
  );
  await expect(contact.getByRole('link', { name: 'Tout mon travail' })).toHaveAttribute(
    'href',
    '/',
  );
});

test('§25 Dossiers: its button prints it, once its styles for paper are there', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      const styles = [...document.styleSheets].some(({ media }) => media.mediaText === 'print');
      document.title = styles ? 'ready' : 'too early';
    };
  });
  await page.goto(DOSSIER.path);
  // At once: they come a second later.
  await page.getByRole('button', { name: 'Imprimer ou enregistrer en PDF' }).click();
  await expect(page).toHaveTitle('ready');
});

const UNABLE = ['deleted', 'a text', 'undefined', 'null'] as const;

for (const kind of UNABLE)
  test(`§25 Dossiers: no button prints where the browser can’t: print ${kind} @rare`, async ({
    page,
  }) => {
    await page.addInitScript((left) => {
      if (left === 'deleted') Reflect.deleteProperty(window, 'print');
      else {
        const value = { undefined, null: null, 'a text': 'print' }[left];
        Object.defineProperty(window, 'print', { value });
      }
    }, kind);
    await page.goto(DOSSIER.path);
    await expect(page.getByText('Chère Odette,')).toBeVisible();
    await expect(page.getByRole('button', { name: /PDF/ })).toHaveCount(0);
  });

test.describe('§25 Dossiers: without script', () => {
  test.use({ javaScriptEnabled: false });

  test('it reads in full, and shows no button that would do nothing', async ({ page }) => {
    await page.goto(MIXED.path);
    await expect(page.getByRole('listitem').filter({ hasText: 'Bonamoussadi' })).toBeVisible();
    await expect(page.getByRole('button', { name: /PDF/ })).toBeHidden();
  });
});
