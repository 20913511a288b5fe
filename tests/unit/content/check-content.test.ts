import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCollections } from '@/content/read-collections.server.ts';
import { breakContent, swap, type BrokenContent } from '../../support/broken-content/change.ts';
import { SHEET } from '../../support/editors-pages.ts';
import { PGP_KEY, SOURCES } from '../../support/sources.ts';
import { BROKEN_FIELDS } from '../../support/broken-content/fields.ts';
import { BROKEN_FILES } from '../../support/broken-content/files.ts';
import { ARTICLE, BROKEN_ITEMS } from '../../support/broken-content/items.ts';
import { SAMPLE } from '../../support/sample.ts';

let root = '';
let content = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'contenu-'));
  content = join(root, 'content');
  // One of the faults is a picture that stands beside the content.
  cpSync(SAMPLE, content, { recursive: true });
  cpSync('public', join(root, 'public'), { recursive: true });
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

/** What the content check says, one French line a fault. */
const linesOf = async (folder: string): Promise<string[]> =>
  (await readCollections(folder)).problems.map(({ line }) => line);

/** What the check says of each broken content, which must be one line. */
async function messages(broken: BrokenContent[]): Promise<string[]> {
  const said: string[] = [];
  for (const fixture of broken) {
    const restore = breakContent(content, fixture);
    const lines = await linesOf(content);
    restore();
    expect(lines, fixture.what).toHaveLength(1);
    said.push(`${fixture.what}: ${lines.join()}`);
  }
  return said;
}

describe('§3 Wrong content: one French line names the file, the field, the fault and the fix', () => {
  test('the sample content has no fault', async () => {
    expect(await linesOf(content)).toEqual([]);
  });

  test('a portfolio that has nothing yet is no fault, nor is a folder that is missing', async () => {
    for (const folder of ['portfolio', 'dossiers'])
      rmSync(join(content, folder), { recursive: true });
    const lines = await linesOf(content);
    cpSync(SAMPLE, content, { recursive: true });
    expect(lines).toEqual([]);
  });

  test('§13 Sources: a file that may be missing is checked where it is there', async () => {
    const sources = join(content, 'sources.json');
    const key = join(content, 'cle.asc');
    writeFileSync(sources, JSON.stringify(SOURCES));
    writeFileSync(key, PGP_KEY.replaceAll('PUBLIC', 'PRIVATE'));
    const lines = await linesOf(content);
    writeFileSync(key, PGP_KEY);
    const fixed = await linesOf(content);
    rmSync(sources);
    rmSync(key);
    expect(lines).toEqual([
      expect.stringMatching(
        /^content\/sources\.json › pgpKey \(Clé PGP publique\) : c’est votre clé secrète, .* ; retirez ce fichier/,
      ),
    ]);
    expect(fixed).toEqual([]);
  });

  test('§2 Editors’ sheet: a day that no calendar has', async () => {
    const sheet = join(content, 'sheet.json');
    writeFileSync(sheet, JSON.stringify({ ...SHEET, availableFrom: '2027-02-30' }));
    const lines = await linesOf(content);
    writeFileSync(sheet, JSON.stringify(SHEET));
    const fixed = await linesOf(content);
    rmSync(sheet);
    expect(lines).toEqual([
      expect.stringMatching(
        /^content\/sheet\.json › availableFrom \(Disponible à partir du\) : ce n’est pas un jour du calendrier/,
      ),
    ]);
    expect(fixed).toEqual([]);
  });

  test('files that can’t be read, or aren’t there', async () => {
    expect(await messages(BROKEN_FILES)).toMatchInlineSnapshot(`
      [
        "a file that is gone: content/project.json : ce fichier manque ; remettez-le en place.",
        "a comma too many in JSON: content/services.json : le fichier n’est pas du JSON valide (ligne 2) ; vérifiez les virgules, les guillemets et les accolades.",
        "an unclosed quote in JSON: content/about.json : le fichier n’est pas du JSON valide (ligne 13) ; vérifiez les virgules, les guillemets et les accolades.",
        "an empty JSON file: content/publications.json : le fichier n’est pas du JSON valide (ligne 1) ; vérifiez les virgules, les guillemets et les accolades.",
        "a list in the place of the fields: content/about.json : ce n’est pas la bonne sorte de valeur ; écrivez un groupe de champs entre accolades.",
        "a field that is written twice: content/site.json : le champ « name » est écrit deux fois (ligne 4) ; retirez l’un des deux.",
        "JSON saved as Windows-1252: content/site.json : les lettres accentuées sont illisibles ; enregistrez le fichier de nouveau, avec l’encodage UTF-8.",
        "JSON with a byte order mark: content/site.json : le fichier commence par un signe invisible ; enregistrez-le de nouveau, avec l’encodage « UTF-8 sans BOM ».",
        "an item saved as Windows-1252: content/portfolio/marche-mokolo-prix-de-la-tomate.md : les lettres accentuées sont illisibles ; enregistrez le fichier de nouveau, avec l’encodage UTF-8.",
        "malformed front matter: content/portfolio/marche-mokolo-prix-de-la-tomate.md : l’en-tête entre les deux « --- » est mal formé (ligne 2) ; si c’est un texte, mettez-le entre guillemets ; vérifiez aussi les deux-points et les retraits, qui se font avec des espaces.",
        "a front matter field written twice: content/portfolio/marche-mokolo-prix-de-la-tomate.md : le champ « title » est écrit deux fois (ligne 5) ; retirez l’un des deux.",
        "no front matter: content/portfolio/marche-mokolo-prix-de-la-tomate.md : l’en-tête manque ; ouvrez le fichier sur une ligne « --- », et fermez l’en-tête par une autre.",
        "front matter that isn’t closed: content/portfolio/marche-mokolo-prix-de-la-tomate.md : l’en-tête manque ; ouvrez le fichier sur une ligne « --- », et fermez l’en-tête par une autre.",
        "a name that makes no address: content/portfolio/Marché de nuit.md : ce nom de fichier devient une adresse ; renommez-le en minuscules sans accent, chiffres et traits d’union, comme « marche-de-nuit.md ».",
        "the same name in a folder of its own: content/portfolio/2026/marche-mokolo-prix-de-la-tomate.md : ce fichier n’est pas lu ; placez-le dans le dossier « portfolio » même, sous un nom qui finit par « .md ».",
        "a name with the ending of a text editor: content/portfolio/marche-de-nuit.md.txt : ce fichier n’est pas lu ; placez-le dans le dossier « portfolio » même, sous un nom qui finit par « .md ».",
        "the list of testimonials that the home page shows is gone: content/testimonials/accueil.json : ce fichier manque ; remettez-le en place.",
      ]
    `);
  });

  test('fields', async () => {
    expect(await messages(BROKEN_FIELDS)).toMatchInlineSnapshot(`
      [
        "a missing field: content/site.json › profession (Profession) : ce champ manque ; ajoutez-le.",
        "an empty text: content/site.json › profession (Profession) : ce texte est vide ; écrivez-le.",
        "a wrong type: content/site.json › networks (Réseaux sociaux) : ce n’est pas la bonne sorte de valeur ; écrivez une liste entre crochets.",
        "an unknown field: content/site.json : champ inconnu « telephone » ; retirez-le ou corrigez son nom.",
        "an unknown network: content/site.json › networks[1].network (Réseau) : valeur inconnue ; écrivez « youtube » ou « linkedin » ou « twitter » ou « instagram » ou « facebook » ou « whatsapp » ou « telegram » ou « tiktok » ou « threads » ou « bluesky » ou « mastodon » ou « newsletter ».",
        "an address without its scheme: content/site.json › networks[1].url (Adresse du profil) : ce n’est pas une adresse de page ; écrivez-la en entier, avec « https:// ».",
        "a javascript: link: content/site.json › networks[1].url (Adresse du profil) : ce n’est pas une adresse de page ; écrivez-la en entier, avec « https:// ».",
        "an e-mail address without its « @ »: content/site.json › contact.email (E-mail) : ce n’est pas une adresse e-mail ; écrivez-la sous la forme nom@domaine.tld.",
        "a telephone number without its country: content/site.json › contact.phone (Téléphone) : ce n’est pas un numéro international ; écrivez-le comme « +237 600 00 00 00 ».",
        "a description too long for search engines: content/site.json › description (Description pour les moteurs de recherche) : ce texte dépasse 170 signes ; raccourcissez-le.",
        "a list of testimonials that doesn’t exist: content/site.json › testimonials (Liste de témoignages montrée en page d’accueil) : valeur inconnue ; écrivez « accueil » ou « telespectateurs ».",
        "a negative delay: content/site.json › emailjs.limitRate (Délai entre deux messages) : ce délai est négatif ; écrivez un nombre de millisecondes.",
        "an unknown icon: content/services.json › services[1].icon (Icône) : l’icône « ri-inconnue » n’existe pas ; choisissez-en une dans le bureau, ou écrivez un nom comme « ri-mic-line ».",
        "an empty list: content/services.json › services (Services) : cette liste est vide ; ajoutez-y un service.",
        "a paragraph of the biography too many: content/about.json › paragraphs (Biographie) : la biographie compte exactement trois paragraphes ; ajoutez ou retirez-en.",
        "a missing CV: content/about.json › cv (CV (fichier PDF)) : le fichier « ./mon-cv.pdf » est introuvable ; enregistrez-le à cet endroit ou corrigez le nom.",
        "a CV that is no PDF: content/about.json › cv (CV (fichier PDF)) : ce n’est pas un PDF ; enregistrez le CV en PDF.",
        "three goals: content/project.json › goals (Objectifs) : le projet a exactement quatre objectifs ; ajoutez ou retirez-en.",
        "a missing text alternative: content/testimonials/accueil.json › testimonials[1].image.alt (Description de l’image) : ce champ manque ; ajoutez-le.",
      ]
    `);
  });

  test('items of the portfolio', async () => {
    expect(await messages(BROKEN_ITEMS)).toMatchInlineSnapshot(`
      [
        "an unknown category: content/portfolio/marche-mokolo-prix-de-la-tomate.md › category : catégorie inconnue ; écrivez « Articles », « Vidéos » ou « Photos ».",
        "no category: content/portfolio/marche-mokolo-prix-de-la-tomate.md › category : catégorie inconnue ; écrivez « Articles », « Vidéos » ou « Photos ».",
        "a field with an unknown name: content/portfolio/marche-mokolo-prix-de-la-tomate.md : champ inconnu « auteur » ; retirez-le ou corrigez son nom.",
        "a title that is a number: content/portfolio/marche-mokolo-prix-de-la-tomate.md › title (Titre) : ce n’est pas un texte ; mettez-le entre guillemets.",
        "a field without its value: content/portfolio/marche-mokolo-prix-de-la-tomate.md › title (Titre) : ce n’est pas la bonne sorte de valeur ; écrivez un texte entre guillemets.",
        "a date in words: content/portfolio/marche-mokolo-prix-de-la-tomate.md › date (Date) : ce n’est pas un jour du calendrier ; écrivez-le comme « 2026-11-21 ».",
        "a date in figures: content/portfolio/marche-mokolo-prix-de-la-tomate.md › date (Date) : ce n’est pas une date ; écrivez-la comme « 2026-11-21 ».",
        "a date that Americans would read otherwise: content/portfolio/marche-mokolo-prix-de-la-tomate.md › date (Date) : ce n’est pas un jour du calendrier ; écrivez-le comme « 2026-11-21 ».",
        "a day that doesn’t exist: content/portfolio/marche-mokolo-prix-de-la-tomate.md › date (Date) : ce n’est pas un jour du calendrier ; écrivez-le comme « 2026-11-21 ».",
        "a year for a date: content/portfolio/marche-mokolo-prix-de-la-tomate.md › date (Date) : ce n’est pas un jour du calendrier ; écrivez-le comme « 2026-11-21 ».",
        "an original without the name of its outlet: content/portfolio/marche-mokolo-prix-de-la-tomate.md › outlet (Média où l’article a paru) : le nom du média manque à côté de l’adresse ; écrivez-le.",
        "a javascript: link in the text: content/portfolio/marche-mokolo-prix-de-la-tomate.md : dans le texte, le lien « javascript:alert(1) » ne peut pas être suivi ; écrivez une adresse entière, avec « https:// ».",
        "a link of the text without its site: content/portfolio/marche-mokolo-prix-de-la-tomate.md : dans le texte, le lien « /projet » ne peut pas être suivi ; écrivez une adresse entière, avec « https:// ».",
        "a video address without its scheme: content/portfolio/lumiere-du-soir.md › videoUrl (Adresse de la vidéo) : le site ne peut pas jouer cette vidéo ; copiez en entier, avec « https:// », son adresse sur YouTube, Vimeo ou Dailymotion.",
        "a javascript: video: content/portfolio/lumiere-du-soir.md › videoUrl (Adresse de la vidéo) : le site ne peut pas jouer cette vidéo ; copiez en entier, avec « https:// », son adresse sur YouTube, Vimeo ou Dailymotion.",
        "the video of another site, without its scheme: content/portfolio/lumiere-du-soir.md › videoUrl (Adresse de la vidéo) : le site ne peut pas jouer cette vidéo ; copiez en entier, avec « https:// », son adresse sur YouTube, Vimeo ou Dailymotion.",
        "a missing video file: content/portfolio/lumiere-du-soir.md › videoUrl (Adresse de la vidéo) : la vidéo « /videos/absente.mp4 » est introuvable ; déposez-la dans le dossier « public » ou corrigez l’adresse.",
        "a missing sound: content/portfolio/marche-mokolo-prix-de-la-tomate.md › audio (Son) : le son « /sons/absent.mp3 » est introuvable ; déposez-le dans le dossier « public » ou corrigez l’adresse.",
        "a missing file of captions: content/portfolio/lumiere-du-soir.md › subtitles (Fichier de sous-titres) : le fichier « ./absent.vtt » est introuvable ; enregistrez-le à cet endroit ou corrigez le nom.",
        "a photo without its picture: content/portfolio/retour-de-peche-kribi.md › image (Image) : ce champ manque ; ajoutez-le.",
        "a missing picture: content/portfolio/retour-de-peche-kribi.md › image.src (Fichier de l’image) : le fichier « ./absente.jpg » est introuvable ; enregistrez-le à cet endroit ou corrigez le nom.",
        "a picture from an unknown host: content/portfolio/retour-de-peche-kribi.md › image.src (Fichier de l’image) : cet hébergeur d’images n’est pas connu du site ; enregistrez plutôt l’image à côté du fichier.",
        "a drawing that can’t be resized: content/portfolio/retour-de-peche-kribi.md › image.src (Fichier de l’image) : l’image « ../../public/favicon.svg » ne convient pas ; enregistrez-la en JPEG ou en PNG, sous un nom en « .jpg » ou « .png ».",
        "a picture that is none: content/portfolio/retour-de-peche-kribi.md › image.src (Fichier de l’image) : l’image « ./peche-kribi.jpg » est illisible ; enregistrez-la de nouveau en JPEG ou en PNG.",
        "a picture that was cut short: content/portfolio/retour-de-peche-kribi.md › image.src (Fichier de l’image) : l’image « ./peche-kribi.jpg » est illisible ; enregistrez-la de nouveau en JPEG ou en PNG.",
      ]
    `);
  });

  test.each([
    ['place: Affaire #2', 'place (Lieu) : le texte est coupé à « #2 »'],
    ['place: Foot\t#CAN 2026', 'place (Lieu) : le texte est coupé à « #CAN 2026 »'],
    ['place: #Yaoundé', 'place (Lieu) : le texte est coupé à « #Yaoundé »'],
    ['place: "Affaire" #2', 'place (Lieu) : le texte est coupé à « #2 »'],
    ['place: Une\n  #Deux trois', 'place (Lieu) : le texte est coupé à « #Deux trois »'],
    ['topics:\n  - Eau #1\n  - Nuit', 'topics[1] (Thème) : le texte est coupé à « #1 »'],
    ['place: &Co et fils', 'place (Lieu) : ce texte commence par « & »'],
    ['place: ! urgent', 'place (Lieu) : ce texte commence par « ! »'],
    ['place: 007', 'place (Lieu) : « 007 » est lu comme le nombre 7'],
    ['place: 0x1F', 'place (Lieu) : « 0x1F » est lu comme le nombre 31'],
    ['id: 012', 'id (Numéro) : « 012 » est lu comme le nombre 12'],
    [
      'topics:\n  - Eau\n    - Nuit',
      'topics[1] (Thème) : « Eau - Nuit » est lu sur une seule ligne',
    ],
    ['place: 2026', 'place (Lieu) : ce n’est pas un texte'],
    ['place: 2026-11-21', 'place (Lieu) : ce n’est pas un texte'],
    ['place: true', 'place (Lieu) : ce n’est pas un texte'],
    ['place: [Vidéo]', 'place (Lieu) : ce n’est pas un texte'],
    ['topics:\n  - Justice: le procès', 'topics[1] (Thème) : ce n’est pas un texte'],
    ['place: Douala : le port', 'l’en-tête entre les deux « --- » est mal formé (ligne 2)'],
    ['place: "Douala" le port', 'l’en-tête entre les deux « --- » est mal formé (ligne 2)'],
    ["place: 'L'eau'", 'l’en-tête entre les deux « --- » est mal formé (ligne 2)'],
    ['place: @douala', 'l’en-tête entre les deux « --- » est mal formé (ligne 2)'],
    ['place: [Vidéo] Douala', 'l’en-tête entre les deux « --- » est mal formé (ligne 2)'],
    ['place: !Douala le port', 'l’en-tête entre les deux « --- » est mal formé (ligne 2)'],
    ['place: Douala\n\tEdéa: x', 'l’en-tête entre les deux « --- » est mal formé (ligne 3)'],
    ['place: |-\n  Douala\n--- et Edéa', 'l’en-tête entre les deux « --- » est mal formé'],
  ])(
    'what YAML cuts or reads as something else is told to be put in quotes: %j',
    async (line, told) => {
      const restore = breakContent(content, {
        ...{ what: line, file: ARTICLE },
        change: (source) =>
          source
            .replace(/^(id|place): .*\n/gm, '')
            .replace(/^topics:\n( {2}- .*\n)+/m, '')
            .replace('---\n', `---\n${line}\n`),
      });
      const lines = await linesOf(content);
      restore();
      expect(lines).toEqual([expect.stringContaining(told)]);
      expect(lines[0]).toMatch(/ ; .*mettez-le entre guillemets/);
    },
  );

  test.each([
    'place: 12:30',
    'place: yes',
    'place: "Affaire #2"',
    'place: L’affaire n°#2',
    'place: "Douala" # le port',
    '# Une remarque\nplace: Douala\n# Une autre',
    'draft: false # en ligne',
    'topics: # deux\n  - Eau\n  # - Nuit',
    'standfirst: >-\n  Affaire #2 : la suite\n  - et fin',
    'standfirst: Une phrase\n  sur deux lignes',
    'place:\tDouala',
  ])('a header that says what it seems to say is no fault: %j', async (line) => {
    const field = /^(\w+):/m.exec(line)?.[1] ?? '';
    const restore = breakContent(content, {
      ...{ what: line, file: ARTICLE },
      change: (source) =>
        source
          .replace(new RegExp(`^${field}:.*\\n( {2}.*\\n)*`, 'm'), '')
          .replace('---\n', `---\n${line}\n`),
    });
    const lines = await linesOf(content);
    restore();
    expect(lines).toEqual([]);
  });

  test.each([
    [
      'title: a\ntitle: b',
      'le champ « title » est écrit deux fois (ligne 3) ; retirez l’un des deux',
    ],
    [
      'image:\n  alt: a\n  alt: b',
      'le champ « alt » est écrit deux fois (ligne 4) ; retirez l’un des deux',
    ],
  ])('a field of a header that is written twice is named: %j', async (line, told) => {
    const restore = breakContent(content, {
      ...{ what: line, file: ARTICLE },
      change: swap(/---\n(.*\n)*?---\n/, `---\n${line}\n---\n`),
    });
    const lines = await linesOf(content);
    restore();
    expect(lines).toEqual([`content/${ARTICLE} : ${told}.`]);
  });

  test.each(['marché.md', 'marche de nuit.md', 'marche_de_nuit.md', 'Marche.md'])(
    'a portfolio file whose name makes no address: %s',
    async (name) => {
      const path = join(content, 'portfolio', name);
      writeFileSync(path, readFileSync(join(content, ARTICLE)));
      const faults = await linesOf(content);
      rmSync(path);
      expect(faults).toEqual([
        expect.stringMatching(`^content/portfolio/${name} : ce nom de fichier devient une adresse`),
      ]);
    },
  );

  test('a picture that was fixed under the same name is read again', async () => {
    const path = join(content, 'portfolio/peche-kribi.jpg');
    const sound = readFileSync(path);
    writeFileSync(path, 'Une pêche');
    expect(await linesOf(content)).toHaveLength(1);
    writeFileSync(path, sound);
    expect(await linesOf(content)).toEqual([]);
  });
});
