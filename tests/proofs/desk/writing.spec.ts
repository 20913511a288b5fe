import { join } from 'node:path';
import sharp from 'sharp';
import { COPY, written } from '../../support/desk/copy.ts';
import { expectShown, type Desk } from '../../support/desk/desk.ts';
import { expect, test } from '../../support/desk/test.ts';
import { frames } from '../../support/frames.ts';

/** A photo as a phone takes it: on its side, large, with place. */
const photo = (background = '#c63') =>
  sharp({ create: { width: 4000, height: 3000, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '3/1 52/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** The text of a file, without its front matter. */
const bodyOf = (path: string) => written(path).replace(/^---\n[\s\S]*?\n---\n+/, '');

async function newArticle(desk: Desk, title: string): Promise<void> {
  await desk.newEntry('Articles');
  await desk.write('Titre', title);
  await desk.text.click();
}

test('a text is written with its formatting, below the title and the standfirst', async ({
  desk,
  page,
}) => {
  await newArticle(desk, 'Un texte mis en forme');
  const groups = await page.getByRole('group', { name: /^Champ/ }).all();
  const labels = await Promise.all(groups.map((group) => group.getAttribute('aria-label')));
  expect(
    labels.slice(0, 4).map((label) => label?.replaceAll(/^Champ «|[^\p{L} ]/gu, '').trim()),
  ).toEqual(['Titre', 'Chapô', 'Brouillon', 'Texte']);
  const toolbar = page.getByRole('toolbar', { name: 'Éditeur de texte' });
  await expect(toolbar).toMatchAriaSnapshot(`
    - toolbar:
      - button "Afficher les options de style de texte"
      - separator
      - group:
        - button "Gras"
        - button "Italique"
        - button "Lien"
      - separator
      - button "Image"
      - button "Insérer"
      - button "Écrire avec les signes"
  `);
  await desk.text.pressSequentially('À Ebolowa, il a plu ');
  await page.keyboard.press('Control+b');
  await desk.text.pressSequentially('trois jours');
  await page.keyboard.press('Control+b');
  await desk.text.pressSequentially('.');
  await page.keyboard.press('Enter');
  await desk.style('Intertitre');
  await desk.text.pressSequentially('Au marché');
  await page.keyboard.press('Enter');
  await desk.text.pressSequentially('Ce que l’on vend :');
  await page.keyboard.press('Enter');
  await desk.style('Liste à puces');
  await desk.text.pressSequentially('du riz');
  await page.keyboard.press('Enter');
  await desk.text.pressSequentially('des tomates');
  await desk.save();
  expect(bodyOf('portfolio/un-texte-mis-en-forme.md')).toBe(
    'À Ebolowa, il a plu **trois jours**.\n\n## Au marché\n\nCe que l’on vend :\n\n- du riz\n- des tomates\n',
  );
});

const GIVEN = {
  drop: { background: '#c63', title: 'Une image déposée', file: 'une-image-deposee' },
  paste: { background: '#36c', title: 'Une image collée', file: 'une-image-collee' },
  insert: { background: '#3c6', title: 'Une image choisie', file: 'une-image-choisie' },
};

for (const way of ['drop', 'paste', 'insert'] as const)
  test(`a picture is stored beside the article, upright and without its place: ${way}`, async ({
    desk,
    page,
  }) => {
    const { background, title, file } = GIVEN[way];
    await newArticle(desk, title);
    await desk.text.pressSequentially('Avant la pluie. Après la pluie.');
    for (let step = 0; step < 16; step++) await page.keyboard.press('ArrowLeft');
    const buffer = await photo(background);
    if (way === 'insert') {
      await page.getByRole('toolbar').getByRole('button', { name: 'Image', exact: true }).click();
      await desk.upload('Fichier', { name: 'IMG 0042.jpg', mimeType: 'image/jpeg', buffer });
    } else {
      await desk.give(way, { files: { 'illisible.jpg': Buffer.from('rien') } });
      const told = page.getByRole('dialog', { name: 'Ce fichier ne convient pas' });
      await expect(told).toContainText('« illisible.jpg » est illisible');
      await told.getByRole('button', { name: 'Compris' }).click();
      await desk.give(way, { files: { 'IMG 0042.jpg': buffer } });
    }
    await desk.write('Ce que l’on y voit', 'Un mur');
    await desk.write('Légende. Crédit : nom', 'À Nkolbisson. Crédit : Awa Ndi');
    const preview = page.frameLocator('iframe');
    await expectShown(preview.getByRole('img', { name: 'Un mur' }));
    await expect(preview.getByRole('figure')).toContainText('Awa Ndi');
    await desk.save();
    const picture = /^!\[Un mur\]\(\.\/(\S+) "À Nkolbisson\. Crédit : Awa Ndi"\)$/m;
    const name = picture.exec(bodyOf(`portfolio/${file}.md`))?.[1] ?? '';
    const stored = await sharp(join(COPY, 'portfolio', name)).metadata();
    expect(stored).toMatchObject({ width: 1800, height: 2400 });
    expect(stored.exif).toBeUndefined();
  });

/** What Word puts on the clipboard: lists are paragraphs, footnotes are links inside the document. */
const WORD = (
  origin: string,
) => `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0}</style></head><body lang=FR>
<!--StartFragment--><h1>Au <b>marché</b><o:p></o:p></h1>
<p class=MsoNormal>Les <b>prix</b> et les
<i>poids</i><a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference>[1]</span></a>, dit <a href="https://ins.example/prix">l’institut</a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h2>Le riz</h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>du riz</p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span><![endif]>brisé</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>des tomates</p>
<p class=MsoNormal>Ensuite :</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span>peser</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span>&nbsp;&nbsp; </span></span>payer</p>
<table class=MsoTableGrid><tr><td>Riz</td><td>500</td></tr></table>
<div style='mso-element:footnote-list'><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="${origin}/admin/#_ftnref1"><span>[1]</span></a> Relevé de novembre.</p></div></div>
<!--EndFragment--></body></html>`;

/** What Google Docs puts there. */
const GOOGLE_DOCS = () =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:400;">Au marché</span></h2><p dir="ltr"><span style="font-weight:400;font-style:normal;">Les </span><span style="font-weight:700;">prix</span><span style="font-weight:400;"> et les </span><span style="font-weight:400;font-style:italic;">poids</span><span>, dit </span><a href="https://ins.example/prix" style="text-decoration:none;"><span style="text-decoration:underline;">l’institut</span></a><span>.</span></p><br><ul><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">du riz</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>des tomates</span></p></li></ul><ol><li dir="ltr" aria-level="1"><p dir="ltr"><span>peser</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr"><span>payer</span></p></li></ol><p dir="ltr"><span><img src="https://lh7-rt.googleusercontent.com/a" width="10" height="10"></span></p></b><br class="Apple-interchange-newline">`;

for (const [from, html, omitted, expected] of [
  [
    'Word',
    WORD,
    'Un tableau n’a pas été pris',
    '## Au marché\n\nLes **prix** et les *poids*[1], dit [l’institut](https://ins.example/prix).\n\n### Le riz\n\n- du riz\n    - brisé\n- des tomates\n\nEnsuite :\n\n1. peser\n2. payer\n\n[1] Relevé de novembre.\n',
  ],
  [
    'Google Docs',
    GOOGLE_DOCS,
    'Les images de ce texte n’ont pas été prises',
    '## Au marché\n\nLes **prix** et les *poids*, dit [l’institut](https://ins.example/prix).\n\n- du riz\n- des tomates\n\n1. peser\n2. payer\n',
  ],
] as const)
  test(`a text from ${from} keeps its paragraphs, headings, lists and links, and what it loses is told`, async ({
    desk,
    page,
  }) => {
    await newArticle(desk, `Un texte de ${from}`);
    await desk.give('paste', { html: html(new URL(page.url()).origin) });
    const told = page.getByRole('dialog', { name: 'Tout n’a pas été pris' });
    await expect(told).toContainText(omitted);
    await told.getByRole('button', { name: 'Fermer' }).click();
    await desk.save();
    expect(bodyOf(`portfolio/un-texte-de-${from.toLowerCase().replace(' ', '-')}.md`)).toBe(
      expected,
    );
  });

/** Every mark that the site reads, those that rich text can't keep among them. */
const EVERY_MARK = [
  'Un *mot*, un __souligné__, un ~~prix~~, `EAU 1` et un **gras *italique* gras**.',
  '## Intertitre',
  'Voici :\n- un\n- deux',
  '- un\n  - dedans\n- deux',
  '- Oui.\n\n- Non.',
  '> Une citation.\n>\n> Deux.',
  '![Un étal](./etal-pesee.jpg "À l’aube. Crédit : Awa Ndi")',
  'https://youtu.be/aqz-KE-bpKQ',
  '---',
  '2025. Une année à 3 * 4, avec \\*une étoile\\* et \\_un trait\\_.',
  '| a | b |\n| - | - |',
  'Fin.',
].join('\n\n');

test('an article that is opened, and to which one letter is added, differs by that letter', async ({
  desk,
  page,
}) => {
  await newArticle(desk, 'Tous les signes');
  await desk.write('Texte', EVERY_MARK);
  await desk.save();
  const before = bodyOf('portfolio/tous-les-signes.md');
  expect(before).toBe(`${EVERY_MARK}\n`);

  await desk.openEntry('Articles', 'Tous les signes');
  await expect(desk.text.getByRole('heading', { name: 'Intertitre' })).toBeVisible();
  await expect(desk.saveButton).toBeDisabled();
  await desk.text.getByText('Fin.').click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await desk.save();
  expect(bodyOf('portfolio/tous-les-signes.md')).toBe(before.replace('Fin.', 'Fin.!'));
});

for (const [width, height] of [
  [390, 844],
  [1280, 600],
] as const)
  test(`at ${width} px, an article with a picture, a passage with its signs and a break opens at its title`, async ({
    desk,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await desk.openEntry(
      'Articles',
      'Sans acte de naissance, pas d’examen\u202f: enquête dans les registres de l’Est',
    );
    await expect(desk.text.getByRole('group', { name: 'Image', exact: true })).toBeAttached();
    await frames(page);
    await expect(page.getByRole('textbox', { name: 'Titre', exact: true })).toBeInViewport();
    expect(await desk.text.evaluate((text) => text.matches(':focus-within'))).toBe(false);
  });
