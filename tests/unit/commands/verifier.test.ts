import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  breakContent,
  holding,
  swap,
  without,
  withLine,
  withText,
  type BrokenContent,
} from '../../support/broken-content/change.ts';
import { ARTICLE } from '../../support/broken-content/items.ts';
import { parseContent } from '@/content/parsed-content.server.ts';
import { runRules } from '@/commands/verifier/run-rules.ts';
import { readCollections } from '@/content/read-collections.server.ts';
import { SHEET } from '../../support/editors-pages.ts';
import { SAMPLE } from '../../support/sample.ts';

const TODAY = new Date('2026-11-21');
const TO_COME = 'https://clarisse-ndole.example/articles/un-an-apres-marche-mokolo/';
const FILM = 'portfolio/lumiere-du-soir.md';
const PHOTO = 'portfolio/retour-de-peche-kribi.md';

let root = '';
let content = '';
/** What is said of the sample as it is. */
let unchanged: Record<string, string[]> = {};

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'verifier-'));
  content = join(root, 'content');
  cpSync(SAMPLE, content, { recursive: true });
  unchanged = await said();
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

/** All the lines, by the title of their section, or those of errors. */
async function said(): Promise<Record<string, string[]>> {
  const loaded = parseContent(await readCollections(content));
  const sections = await runRules(loaded, TODAY);
  return Object.fromEntries(
    sections.map(({ title, lines }) => [title, lines.map(({ line }) => line)]),
  );
}

test('the sample content: what is left of the sample, what is missing, cut texts, and nothing else', () => {
  const sections = unchanged;
  const places = Object.entries(sections).map(([title, all]) => [
    title,
    all.map((line) => line.split(' : ')[0]),
  ]);
  expect(Object.fromEntries(places)).toMatchInlineSnapshot(`
    {
      "Articles privés": [
        "content/portfolio/nuits-blanches-de-la-poste-centrale.md › visibility (Visibilité)",
      ],
      "Articles sans chapô": [
        "content/portfolio/bibliotheque-de-rue-biyem-assi.md › standfirst (Chapô)",
        "content/portfolio/nuits-blanches-de-la-poste-centrale.md › standfirst (Chapô)",
      ],
      "CV": [],
      "Ce que dit votre CV": [
        "content/about.json › cv (CV (fichier PDF))",
      ],
      "Ce que tout le monde pourra lire": [
        "content/site.json",
      ],
      "Dates": [],
      "Dossiers": [
        "content/dossiers/images-et-voix.md",
        "content/dossiers/trois-papiers-sur-le-climat.md",
        "content/dossiers/une-commande-passee.md",
      ],
      "Fiche pour les rédactions": [],
      "Fichiers de l’exemple": [
        "content/cv.pdf",
        "content/images/portrait.jpg",
        "content/portfolio/a-venir-veilleurs-des-ondes.md",
        "content/portfolio/atelier-photo-lyceens-essos.md",
        "content/portfolio/aube-sur-les-sept-collines.md",
        "content/portfolio/bibliotheque-de-rue-biyem-assi.md",
        "content/portfolio/cacao-sanaga-cooperative-ebebda.md",
        "content/portfolio/couture-ndop-toges-bonamoussadi.md",
        "content/portfolio/enfants-sans-acte-de-naissance.md",
        "content/portfolio/etudiantes-code-retour-de-l-eau.md",
        "content/portfolio/fleurs-du-premier-mai.md",
        "content/portfolio/foot-quartier-la-terre-rouge.md",
        "content/portfolio/lac-municipal-a-contre-jour.md",
        "content/portfolio/lac-municipal-compteurs-d-oiseaux.md",
        "content/portfolio/le-geste-du-tisserand.md",
        "content/portfolio/lumiere-du-soir.md",
        "content/portfolio/marche-mokolo-prix-de-la-tomate.md",
        "content/portfolio/micro-trottoir-que-lisez-vous.md",
        "content/portfolio/mont-cameroun-coureuses-au-lever-du-jour.md",
        "content/portfolio/motos-taxis-carnet-de-sante.md",
        "content/portfolio/ndop-avant-d-etre-porte.md",
        "content/portfolio/plateau-tv-dix-secondes-avant-le-direct.md",
        "content/portfolio/radio-communautaire-heure-des-pluies.md",
        "content/portfolio/retour-de-peche-kribi.md",
        "content/portfolio/sans-titre-pluie-sur-les-toits.md",
        "content/portfolio/train-de-nuit-yaounde-ngaoundere.md",
        "content/portfolio/verifier-un-chiffre.md",
        "content/portfolio/voix-du-mboa-portrait-filme.md",
        "content/dossiers/trois-papiers-sur-le-climat.md",
      ],
      "Images qui changeront d’aspect": [],
      "Images sans auteur": [
        "content/portfolio/lac-municipal-compteurs-d-oiseaux.md › image.credit (Crédit)",
        "content/portfolio/le-geste-du-tisserand.md › image.credit (Crédit)",
        "content/portfolio/sans-titre-pluie-sur-les-toits.md › image.credit (Crédit)",
      ],
      "Images sans description": [],
      "Liens et images dans les textes": [],
      "Liens morts": [
        "content/portfolio/cacao-sanaga-cooperative-ebebda.md",
        "content/portfolio/motos-taxis-carnet-de-sante.md",
      ],
      "Moyens de vous joindre": [],
      "Pages imprimées": [],
      "Photos qui disent où elles ont été prises": [],
      "Programmé": [
        "content/portfolio/un-an-apres-marche-mokolo.md › date (Date)",
      ],
      "Sons": [],
      "Taille des images": [],
      "Textes coupés": [
        "content/portfolio/a-venir-veilleurs-des-ondes.md",
        "content/portfolio/aube-sur-les-sept-collines.md",
        "content/portfolio/fleurs-du-premier-mai.md",
        "content/portfolio/foot-quartier-la-terre-rouge.md",
        "content/portfolio/le-geste-du-tisserand.md",
        "content/portfolio/lumiere-du-soir.md",
        "content/portfolio/micro-trottoir-que-lisez-vous.md › title (Titre)",
        "content/portfolio/mont-cameroun-coureuses-au-lever-du-jour.md › title (Titre)",
        "content/portfolio/mont-cameroun-coureuses-au-lever-du-jour.md",
        "content/portfolio/plateau-tv-dix-secondes-avant-le-direct.md",
        "content/portfolio/retour-de-peche-kribi.md",
        "content/portfolio/sans-titre-pluie-sur-les-toits.md",
        "content/portfolio/verifier-un-chiffre.md › title (Titre)",
        "content/portfolio/verifier-un-chiffre.md",
        "content/testimonials/accueil.json › testimonials[3].text (Témoignage)",
      ],
      "Thèmes et lieux presque semblables": [],
      "Titres": [],
      "Titres en double": [],
      "Valeurs de l’exemple": [
        "content/site.json › url (Adresse publique du site)",
        "content/site.json › name (Nom)",
        "content/site.json › description (Description pour les moteurs de recherche)",
        "content/site.json › contact.email (E-mail)",
        "content/site.json › contact.phone (Téléphone)",
        "content/site.json › contact.whatsapp (Numéro WhatsApp)",
        "content/site.json › networks[1].url (Adresse du profil)",
        "content/site.json › networks[2].url (Adresse du profil)",
        "content/site.json › networks[3].url (Adresse du profil)",
        "content/site.json › networks[4].url (Adresse du profil)",
        "content/site.json › networks[5].url (Adresse du profil)",
        "content/site.json › credit.name (Nom)",
        "content/site.json › credit.email (E-mail)",
        "content/site.json › credit.url (Profil professionnel)",
        "content/about.json › portrait.alt (Description de l’image)",
        "content/about.json › paragraphs[3] (Paragraphe)",
        "content/testimonials/accueil.json › testimonials[1].name (Nom)",
        "content/testimonials/accueil.json › testimonials[1].image.alt (Description de l’image)",
        "content/testimonials/accueil.json › testimonials[2].name (Nom)",
        "content/testimonials/accueil.json › testimonials[2].image.alt (Description de l’image)",
        "content/testimonials/accueil.json › testimonials[3].name (Nom)",
        "content/testimonials/accueil.json › testimonials[3].image.alt (Description de l’image)",
        "content/testimonials/accueil.json › testimonials[4].name (Nom)",
        "content/testimonials/accueil.json › testimonials[4].image.alt (Description de l’image)",
        "content/testimonials/accueil.json › testimonials[5].name (Nom)",
        "content/testimonials/accueil.json › testimonials[6].name (Nom)",
        "content/testimonials/telespectateurs.json › testimonials[1].name (Nom)",
        "content/testimonials/telespectateurs.json › testimonials[1].image.alt (Description de l’image)",
        "content/testimonials/telespectateurs.json › testimonials[2].name (Nom)",
        "content/testimonials/telespectateurs.json › testimonials[2].image.alt (Description de l’image)",
        "content/testimonials/telespectateurs.json › testimonials[3].name (Nom)",
        "content/testimonials/telespectateurs.json › testimonials[4].name (Nom)",
        "content/testimonials/telespectateurs.json › testimonials[5].name (Nom)",
        "content/portfolio/cacao-sanaga-cooperative-ebebda.md › originalUrl (Adresse de l’article chez ce média)",
        "content/portfolio/lac-municipal-compteurs-d-oiseaux.md › audio (Son)",
        "content/portfolio/marche-mokolo-prix-de-la-tomate.md › originalUrl (Adresse de l’article chez ce média)",
        "content/portfolio/motos-taxis-carnet-de-sante.md › originalUrl (Adresse de l’article chez ce média)",
        "content/portfolio/nuits-blanches-de-la-poste-centrale.md › originalUrl (Adresse de l’article chez ce média)",
        "content/project.json › name (Nom du projet)",
        "content/project.json › title (Titre de la page)",
        "content/project.json › description (Description pour les moteurs de recherche)",
        "content/project.json › mission[1] (Paragraphe)",
        "content/project.json › support.intro[1] (Paragraphe)",
        "content/project.json › support.donation.phone (Numéro)",
        "content/project.json › support.donation.name (Titulaire du compte)",
        "content/project.json › support.donation.thanks (Remerciement)",
        "content/publications.json › publications[1].url (Adresse sur LinkedIn)",
        "content/publications.json › publications[2].url (Adresse sur LinkedIn)",
        "content/publications.json › publications[3].url (Adresse sur LinkedIn)",
        "content/publications.json › publications[4].url (Adresse sur LinkedIn)",
        "content/publications.json › publications[5].url (Adresse sur LinkedIn)",
        "content/publications.json › publications[6].url (Adresse sur LinkedIn)",
        "content/publications.json › publications[7].url (Adresse sur LinkedIn)",
        "content/publications.json › publications[8].url (Adresse sur LinkedIn)",
        "content/publications.json › publications[9].url (Adresse sur LinkedIn)",
        "content/publications.json › publications[10].url (Adresse sur LinkedIn)",
        "content/site.json › emailjs.publicKey (Clé publique)",
        "content/site.json › emailjs.serviceId (Identifiant du service)",
        "content/site.json › emailjs.templateId (Identifiant du modèle)",
      ],
      "Vidéos": [
        "content/portfolio/a-venir-veilleurs-des-ondes.md",
      ],
    }
  `);
});

test('the sheet for editors: pieces that it leaves out, and a day that is past', async () => {
  const file = join(content, 'sheet.json');
  const pieces = ['lumiere-du-soir', 'absent', 'un-an-apres-marche-mokolo'];
  writeFileSync(file, JSON.stringify({ ...SHEET, pieces, availableFrom: '2026-11-20' }));
  const { 'Fiche pour les rédactions': lines } = await said();
  writeFileSync(file, JSON.stringify({ ...SHEET, pieces: pieces.slice(0, 1) }));
  const { 'Fiche pour les rédactions': none } = await said();
  rmSync(file);
  expect(lines).toEqual([
    'content/sheet.json › pieces[2] (Élément) : aucun élément du portfolio ne s’appelle « absent » ; choisissez-en un autre.',
    'content/sheet.json › pieces[3] (Élément) : « un-an-apres-marche-mokolo » n’est pas en ligne, et la fiche ne le montre pas ; choisissez-en un autre.',
    'content/sheet.json › availableFrom (Disponible à partir du) : le 20 novembre 2026 est passé, et la fiche ne le dit plus ; changez ce jour, ou effacez-le.',
  ]);
  expect(none).toEqual([]);
});

test('a link to a page that is there with its file alone', async () => {
  const paths = ['confidentialite/', 'recherche', 'fiche/', 'en/'];
  const links = paths.map((path) => `[là](https://clarisse-ndole.example/${path})`);
  const change = withText(links.join(' '));
  const restore = breakContent(content, { what: 'links', file: ARTICLE, change });
  const file = join(content, 'sheet.json');
  writeFileSync(file, JSON.stringify({ ...SHEET, pieces: ['lumiere-du-soir'] }));
  const { 'Liens et images dans les textes': found = [] } = await said();
  restore();
  rmSync(file);
  expect(found.filter((line) => line.includes('aucune page'))).toEqual([
    expect.stringContaining('« https://clarisse-ndole.example/en/ »'),
  ]);
});

test.each<[string, string, BrokenContent['change'], string, string]>([
  [
    'a link to an article that isn’t there',
    ARTICLE,
    withText('Voir [là](https://clarisse-ndole.example/articles/absent/).'),
    'Liens et images dans les textes',
    'dans le texte, le lien « https://clarisse-ndole.example/articles/absent/ » ne mène à aucune page du site ; copiez l’adresse depuis le navigateur.',
  ],
  [
    'a link to an article that is still to come',
    ARTICLE,
    withText(`Voir [là](${TO_COME}).`),
    'Liens et images dans les textes',
    `dans le texte, le lien « ${TO_COME} » mène à un article qui n’est pas encore en ligne ; retirez-le jusque-là.`,
  ],
  [
    'a picture inside a paragraph',
    ARTICLE,
    withText('Voir ![Étals](./marche-mokolo.jpg)'),
    'Liens et images dans les textes',
    'dans le texte, « ![Étals](./marche-mokolo.jpg) » s’affiche tel quel ; écrivez-la seule entre deux lignes vides, sans espace dans le nom du fichier.',
  ],
  [
    'a picture in the text without a credit',
    ARTICLE,
    withText('![Étals](./marche-mokolo.jpg "Au marché")'),
    'Images sans auteur',
    'dans le texte, l’auteur de l’image « ./marche-mokolo.jpg » n’est pas nommé ; écrivez « Crédit : » et son nom à la fin de la légende.',
  ],
  [
    'a sample name in a text',
    ARTICLE,
    withText('Par Clarisse Ndolé.'),
    'Valeurs de l’exemple',
    '« Clarisse Ndolé » vient du contenu d’exemple ; mettez à la place ce qui est vrai.',
  ],
  [
    'an item dated tomorrow',
    ARTICLE,
    swap(/date: .*/, 'date: 2026-11-22'),
    'Programmé',
    'paraîtra le 22 novembre 2026 ; pour un autre jour, changez la date.',
  ],
  [
    'a draft dated tomorrow',
    ARTICLE,
    swap(/date: .*/, 'date: 2026-11-22\ndraft: true'),
    'Dates',
    'c’est un brouillon, qui ne paraîtra pas le 22 novembre 2026 ; retirez « draft » pour qu’il paraisse ce jour-là.',
  ],
  [
    'a year that a slip of the pen has made',
    ARTICLE,
    swap(/date: .*/, 'date: 0206-11-18'),
    'Dates',
    'l’année 206 n’est sans doute pas la bonne ; corrigez-la.',
  ],
  [
    'a day that the calendar has not',
    'publications.json',
    swap('"14 octobre 2026"', '"32 octobre 2026"'),
    'Dates',
    '« 32 octobre 2026 » n’est pas un jour du calendrier ; corrigez la date.',
  ],
  [
    'an article without a title',
    ARTICLE,
    swap(/title: .*/, 'title: ""'),
    'Titres',
    'il n’y a pas de titre ; écrivez-en un, que l’on lise et que l’on cherche.',
  ],
  [
    'a title in the quotation marks of a word processor',
    ARTICLE,
    swap(/title: .*/, 'title: “Le marché de Mokolo”'),
    'Titres',
    'ce titre est entre guillemets ; retirez-les, ou dites qui parle.',
  ],
  [
    'a CV that is no PDF',
    'cv.pdf',
    holding('JPEG'),
    'CV',
    '« ./cv.pdf » n’est pas un PDF ; exportez votre CV en PDF et remplacez ce fichier.',
  ],
  [
    'a publication dated tomorrow',
    'publications.json',
    swap('"14 octobre 2026"', '"22 novembre 2026"'),
    'Dates',
    'le 22 novembre 2026 n’est pas encore venu, et la publication est déjà visible ; corrigez la date ou attendez ce jour pour publier.',
  ],
  [
    'a video without its address',
    FILM,
    without('videoUrl'),
    'Vidéos',
    'cette vidéo n’a pas d’adresse et ne s’ouvre pas ; ajoutez « videoUrl ».',
  ],
  [
    'a video of the owner’s without captions',
    FILM,
    without('subtitles'),
    'Vidéos',
    'vidéo sans sous-titres, perdue pour qui n’entend pas ; déposez un fichier « .vtt » à côté d’elle et nommez-le à « subtitles ».',
  ],
  [
    'a video of the owner’s without a transcript',
    FILM,
    swap(/transcript: \|-\n(?: {2}.*\n|\n(?= ))+/, ''),
    'Vidéos',
    'vidéo sans transcription, que l’on ne peut ni lire ni retrouver par ses mots ; écrivez ce qui s’y dit à « transcription ».',
  ],
  [
    'a title that another item has',
    PHOTO,
    swap(/title: .*/, 'title: "À VENIR : les  veilleurs des ondes"'),
    'Titres en double',
    '« À VENIR\u202f: les  veilleurs des ondes » est déjà le titre de « portfolio/a-venir-veilleurs-des-ondes.md » ; changez l’un des deux.',
  ],
  [
    'a title that another service has',
    'services.json',
    swap('"title": "Interviews"', '"title": "Reportages"'),
    'Titres en double',
    '« Reportages » est déjà le titre de l’entrée 2 de la liste ; changez l’un des deux.',
  ],
  [
    'a picture without its description',
    PHOTO,
    swap(/alt: .*/, 'alt: ""'),
    'Images sans description',
    'cette image n’est pas décrite ; dites en une phrase ce que l’on y voit, ou laissez ainsi si c’est un pur décor.',
  ],
  [
    'a photo whose author isn’t named',
    PHOTO,
    without('credit'),
    'Images sans auteur',
    'l’auteur de cette image n’est pas nommé ; écrivez-le, même si c’est vous.',
  ],
  [
    'an article that nothing introduces',
    ARTICLE,
    without('standfirst'),
    'Articles sans chapô',
    'cet article n’a pas de chapô ; dites-en l’essentiel en une ou deux phrases.',
  ],
  [
    'a long title',
    PHOTO,
    swap(/title: .*/, `title: "${'Titre '.repeat(10)}"`),
    'Textes coupés',
    '59 signes, quand la page d’accueil en montre environ 42 ; raccourcissez, ou mettez l’essentiel au début.',
  ],
])('%s', async (what, file, change, section, line) => {
  const restore = breakContent(content, { what, file, change });
  const after = await said();
  restore();
  const added = after[section]?.filter((text) => !unchanged[section]?.includes(text));
  expect(added?.map((text) => text.replace(/^.*? : /, ''))).toEqual([line]);
});

test('a text that names WhatsApp when that number is left empty', async () => {
  const what = 'an empty number';
  const restore = breakContent(content, {
    ...{ what, file: 'site.json' },
    change: swap(/"whatsapp": "[^"]*"/, '"whatsapp": ""'),
  });
  const { 'Moyens de vous joindre': found = [] } = await said();
  restore();
  expect(found).toEqual([
    'content/project.json › closing (Paragraphe de conclusion) : ce texte parle de WhatsApp, mais le numéro WhatsApp est vide dans « site.json » ; nommez un autre moyen de vous joindre.',
  ]);
});

test('a text that asks to phone when that number is left empty', async () => {
  const restores = [
    { file: 'site.json', change: swap(/"phone": "[^"]*"/, '"phone": ""') },
    { file: 'project.json', change: swap('écrivez-nous sur WhatsApp', 'appelez-nous') },
    { file: ARTICLE, change: withText('Elle a répondu par téléphone.') },
  ].map((change) => breakContent(content, { what: 'a phone', ...change }));
  const { 'Moyens de vous joindre': found = [] } = await said();
  for (const restore of restores) restore();
  expect(found).toEqual([
    'content/project.json › closing (Paragraphe de conclusion) : ce texte parle du téléphone, mais le numéro de téléphone est vide dans « site.json » ; nommez un autre moyen de vous joindre.',
  ]);
});

test.each([
  'https://www.tele.example/journal-de-20h',
  'https://www.tele.example/voir.php?film=soir.mp4',
  'https://court.example/aBcD',
  'https://www.tele.example/soir.avi',
])('an address whose ending is no video’s: %s', async (url) => {
  const { Vidéos: before = [] } = unchanged;
  const change = swap(/videoUrl: .*/, `videoUrl: "${url}"`);
  const restore = breakContent(content, { what: url, file: FILM, change });
  const { Vidéos: after = [] } = await said();
  restore();
  expect(after.filter((line) => !before.includes(line))).toEqual([
    `content/${FILM} › videoUrl (Adresse de la vidéo) : « ${url} » ne finit pas comme une vidéo (« .mp4 », « .webm ») et ne sera peut-être pas lue ; essayez-la sur le site, ou donnez son adresse sur YouTube, Vimeo ou Dailymotion.`,
  ]);
});

test('a correction dated tomorrow is shown already', async () => {
  const { Dates: before = [] } = unchanged;
  const change = withLine('corrections:\n  - day: 2026-11-22\n    text: "Un mot."');
  const restore = breakContent(content, { what: 'a correction', file: ARTICLE, change });
  const { Dates: after = [] } = await said();
  restore();
  expect(after.filter((line) => !before.includes(line))).toEqual([
    expect.stringContaining(
      'le 22 novembre 2026 n’est pas encore venu, et la correction est déjà visible ; corrigez le jour.',
    ),
  ]);
});

test.each([
  [
    'a table, a note and a heading of another level',
    '#### Le compte\n\n| Poste | Prix |\n| --- | ---: |\n| Tissu | 7 400 |\n\nDeux sur cinq[^1].\n\n[^1]: Selon l’institut.',
    [
      'un tableau (« | --- | ---: | ») s’affiche tel quel ; faites-en une liste, une ligne par rangée (« - Tissu : 7 400 francs »), ou une image.',
      'un appel de note (« [^1] ») s’affiche tel quel ; mettez la note entre parenthèses, ou un lien sur les mots qu’elle précise.',
      'un titre d’un autre niveau (« #### Le compte ») s’affiche tel quel ; un intertitre commence par « ## » ou « ### ».',
    ],
  ],
  [
    'a table without outer bars, code, HTML and a marker without its partner',
    'Poste | Prix\n--- | ---\nTissu | 7 400\n\n```\na\n```\n\nAvant.<br>Un **mot sans fin.',
    [
      'un tableau (« --- | --- ») s’affiche tel quel ; faites-en une liste, une ligne par rangée (« - Tissu : 7 400 francs »), ou une image.',
      'un bloc de code (« ``` ») s’affiche tel quel ; retirez les accents graves.',
      'une balise HTML (« <br> ») s’affiche tel quel ; retirez-la, et mettez en forme avec les signes du guide.',
      '« **mot » s’affiche avec ses signes ; ouvrez et fermez-les contre les mots, ou retirez-les.',
    ],
  ],
  [
    'nothing in a text that the site formats',
    'Un **mot**, 2 < 3 > 1, a|b, la page #4, [1], une ligne :\n---\n\n---\n\n## Titre\n\n- un\n- deux',
    [],
  ],
])('what shows as it is written is told: %s', async (what, text, lines) => {
  const restore = breakContent(content, { what, file: ARTICLE, change: withText(text) });
  const { 'Liens et images dans les textes': found = [] } = await said();
  restore();
  expect(found.map((line) => line.replace(/^.*? : dans le texte, /, ''))).toEqual(lines);
});

test.each([
  [
    'unknown',
    '',
    'le visiteur ne sait pas ce que ce son lui coûtera ; écrivez sa durée et son poids à « audioDuration » et « audioMegabytes »',
  ],
  [
    '517 kB a minute',
    '\naudioDuration: "6:00"\naudioMegabytes: "3,1"',
    '« https://sons.test/a.mp3 » pèse 517 ko par minute, que vos lecteurs paient ; la voix se contente de 64 kbit/s en mono, avec ffmpeg : « ffmpeg -i a.mp3 -ac 1 -b:a 64k leger.mp3 »',
  ],
])('a sound whose weight is unknown, or more than speech needs: %s', async (what, facts, line) => {
  const change = withLine(`audio: "https://sons.test/a.mp3"${facts}`);
  const restore = breakContent(content, { what, file: ARTICLE, change });
  const { Sons: found } = await said();
  restore();
  expect(found).toEqual([`content/${ARTICLE} › audio (Son) : ${line}.`]);
});

test('a file that is no sound, and a picture that no directory of podcasts takes', async () => {
  const { Sons: before } = unchanged;
  const file = join(root, 'image.mp3');
  writeFileSync(file, 'JPEG');
  const audio = `/${relative('public', file)}`;
  const small = { width: 300, height: 300, channels: 3, background: '#224' } as const;
  const picture = await sharp({ create: small }).jpeg().toBuffer();
  const restores = [
    { what: 'no sound', file: ARTICLE, change: withLine(`audio: "${audio}"`) },
    { what: 'small', file: 'images/podcast.jpg', change: holding(picture) },
  ].map((change) => breakContent(content, change));
  const { Sons: after } = await said();
  for (const restore of restores) restore();
  expect(before).toEqual([]);
  expect(after).toEqual([
    `content/${ARTICLE} › audio (Son) : « ${audio} » n’est pas un son lisible, ou pas de la sorte que dit sa fin ; exportez-le de nouveau en MP3.`,
    'content/site.json › podcast.image (Image carrée) : cette image n’est pas un carré de 1400 pixels de côté au moins, et les annuaires refuseraient le podcast ; recadrez-la, ou prenez-en une plus grande.',
  ]);
});

test('captions that no browser shows', async () => {
  const file = join(content, 'portfolio/soir.vtt');
  const subtitles = './soir.vtt';
  writeFileSync(file, '\uFEFFWEBVTT\n');
  const restore = breakContent(content, {
    ...{ what: 'other captions', file: FILM },
    change: swap(/subtitles: .*/, `subtitles: "${subtitles}"`),
  });
  const { Vidéos: sound = [] } = await said();
  writeFileSync(file, '1\n00:00:01,000 --> 00:00:02,000\nBonsoir.\n');
  const { Vidéos: wrong = [] } = await said();
  restore();
  rmSync(file);
  expect(wrong.filter((line) => !sound.includes(line))).toEqual([
    `content/${FILM} › subtitles (Fichier de sous-titres) : « ${subtitles} » n’est pas un fichier de sous-titres WebVTT ; sa première ligne doit être « WEBVTT ».`,
  ]);
});

test.each([
  ['dated today', 'date: 2026-11-21'],
  ['a draft dated tomorrow', 'date: 2026-11-22\ndraft: true'],
])('an item is not to come: %s', async (what, lines) => {
  const restore = breakContent(content, { what, file: ARTICLE, change: swap(/date: .*/, lines) });
  const after = await said();
  restore();
  expect(after['Programmé']).toEqual(unchanged['Programmé']);
});

test('of two items to come, the next one is named first', async () => {
  const restore = breakContent(content, {
    ...{ what: 'a later file', file: 'portfolio/voix-du-mboa-portrait-filme.md' },
    change: swap(/date: .*/, 'date: 2026-11-22'),
  });
  const { Programmé: found } = await said();
  restore();
  expect(found).toEqual([
    'content/portfolio/voix-du-mboa-portrait-filme.md › date (Date) : paraîtra le 22 novembre 2026 ; pour un autre jour, changez la date.',
    'content/portfolio/un-an-apres-marche-mokolo.md › date (Date) : paraîtra le 1er décembre 2027 ; pour un autre jour, changez la date.',
  ]);
});

test.each([
  ['an item of the same day', 'date: 2027-12-01', 0],
  ['an item of the day before', 'date: 2027-11-30', 1],
  ['a draft', 'draft: true', 0],
])('%s that leads to an article to come', async (what, lines, count) => {
  const restore = breakContent(content, {
    ...{ what, file: ARTICLE },
    change: (source) => withText(`Voir [là](${TO_COME}).`)(source.replace(/date: .*/, lines)),
  });
  const { 'Liens et images dans les textes': found } = await said();
  restore();
  expect(found).toHaveLength(count);
});

test.each([
  [
    'too small',
    300,
    200,
    'ne mesure que 300 × 200 pixels et sera floue ; prenez-en une d’au moins 1200 pixels de côté',
  ],
  ['too wide', 6001, 10, 'mesure 6001 × 10 pixels ; réduisez-la à 6000 pixels au plus de côté'],
])('a picture that is %s', async (_what, width, height, message) => {
  const path = join(content, 'portfolio/peche-kribi.jpg');
  const before = readFileSync(path);
  const background = { width, height, channels: 3, background: '#224' } as const;
  writeFileSync(path, await sharp({ create: background }).jpeg().toBuffer());
  const { 'Taille des images': sizes } = await said();
  writeFileSync(path, before);
  expect(sizes).toEqual([
    `content/${PHOTO} › image.src (Fichier de l’image) : « ./peche-kribi.jpg » ${message}.`,
  ]);
});

test('themes and places that may be one, and no others', async () => {
  const restore = breakContent(content, {
    ...{ what: 'near names', file: PHOTO },
    change: swap(
      /topics:\n(?: {2}- .*\n)+/,
      'topics: ["L’artisanat", "Climats", "Eaux", "Nuie"]\n',
    ),
  });
  const { 'Thèmes et lieux presque semblables': found } = await said();
  restore();
  const pair = (one: string, other: string) =>
    `content/${PHOTO} › topics (Thèmes) : « ${one} » et « ${other} » sont deux listes ; si c’est la même chose, écrivez-les de la même façon.`;
  expect(found).toEqual([
    pair('Climats', 'Climat'),
    pair('Eaux', 'Eau'),
    pair('L’artisanat', 'Artisanat'),
  ]);
});

test('a picture that is too heavy', async () => {
  const path = join(content, 'portfolio/peche-kribi.jpg');
  const before = readFileSync(path);
  // What follows the end of a JPEG is ignored.
  writeFileSync(path, Buffer.concat([before, Buffer.alloc(6_000_000)]));
  const { 'Taille des images': sizes } = await said();
  writeFileSync(path, before);
  expect(sizes).toEqual([
    expect.stringContaining(
      'Mo ; enregistrez-la plus petite (2 400 pixels de côté suffisent), à 5 Mo au plus',
    ),
  ]);
});

test('an original that the weekly check found dead, as long as it is still in the content', async () => {
  const dead = (address: string) => ({
    ...{ file: 'portfolio/cacao-sanaga-cooperative-ebebda.md', address, reason: '404' },
    ...{ since: '2026-11-14', archive: `https://web.archive.org/web/${address}` },
  });
  const address = 'https://sillons.example/dossiers/cacao-sanaga';
  const profile = 'https://twitter.com/clarisse-ndole-exemple';
  const liens = [dead(address), dead('https://sillons.example/remplace')];
  const record = { links: [...liens, { ...dead(profile), file: 'site.json' }] };
  const forget = breakContent(content, {
    ...{ what: 'a record', file: 'dead-links.json' },
    change: holding(JSON.stringify(record)),
  });
  const { 'Liens morts': found } = await said();
  forget();
  expect(found).toEqual([
    `content/portfolio/cacao-sanaga-cooperative-ebebda.md : « ${address} » ne répond plus depuis le 14 novembre 2026 ; la page de l’article le dit ; si l’original a une nouvelle adresse, écrivez-la.`,
    `content/site.json : « ${profile} » ne répond plus depuis le 14 novembre 2026 ; mettez à la place sa nouvelle adresse, ou celle d’une copie, comme https://web.archive.org/web/${profile}.`,
  ]);
});

test('an original that is gone and has a copy, and a private text', () => {
  const { 'Liens morts': dead = [], 'Articles privés': found } = unchanged;
  expect(dead[0]).toMatch(
    /le dit et mène à la copie d’archive du 5 novembre 2026 ; si l’original a une nouvelle adresse, écrivez-la\.$/,
  );
  expect(found).toEqual([
    expect.stringMatching(
      /^content\/portfolio\/nuits-blanches.*un dépôt public sur GitHub le montre en entier ; pour qu’il reste privé, prenez un dépôt privé/,
    ),
  ]);
});

test('§25 Dossiers: the verifier says which have ended, where the others are, and until when', async () => {
  const loaded = parseContent(await readCollections(content));
  const saidOn = async (day: string) => {
    const sections = await runRules(loaded, new Date(day));
    return sections.find(({ title }) => title === 'Dossiers')?.lines.map(({ line }) => line);
  };
  const at = (key: string) => `https://clarisse-ndole.example/dossiers/${key}/`;
  const [climate, images] = [
    at('6d93831f589e638cbc2cb0a858083205'),
    at('ddec6b05d3837691cf9d0b8404580cd4'),
  ];
  expect(await saidOn('2026-11-22')).toEqual([
    'content/dossiers/une-commande-passee.md › lastDay (Dernier jour) : le 21 novembre 2026 est passé et la page n’existe plus ; donnez-lui un autre dernier jour, ou supprimez ce dossier.',
    `content/dossiers/images-et-voix.md : sa page est à ${images} jusqu’au 22 novembre 2026 ; un dépôt public sur GitHub le montre aussi.`,
    `content/dossiers/trois-papiers-sur-le-climat.md : sa page est à ${climate} ; un dépôt public sur GitHub le montre aussi.`,
  ]);
  expect(await saidOn('2026-11-19')).toContain(
    `content/dossiers/trois-papiers-sur-le-climat.md › date (Date) : sa page sera à ${climate} le 20 novembre 2026 ; pour un autre jour, changez la date.`,
  );
  const draft = { what: 'a draft', file: 'dossiers/images-et-voix.md' };
  const restore = breakContent(content, { ...draft, change: swap('key:', 'draft: true\nkey:') });
  const { Dossiers: left } = await said();
  restore();
  expect(left).toHaveLength(2);
});
