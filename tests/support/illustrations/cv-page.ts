// The example CV as one printable page. Everything in it is invented, and the page says so.

const jobs: readonly [years: string, post: string, place: string, text: string][] = [
  [
    '2019 – aujourd’hui',
    'Journaliste indépendante et rédactrice',
    'Yaoundé',
    'Reportages, portraits et enquêtes de société ; conception et rédaction de la lettre «&nbsp;Lueurs d’Afrique&nbsp;», consacrée aux talents du continent.',
  ],
  [
    '2014 – 2019',
    'Présentatrice du magazine «&nbsp;Plein Jour&nbsp;»',
    'Canal Sanaga (TV)',
    'Préparation et présentation d’un magazine hebdomadaire de 52 minutes ; direction d’une équipe de quatre reporters.',
  ],
  [
    '2010 – 2014',
    'Reporter et animatrice de la matinale',
    'Radio Sept Collines',
    'Interviews en direct, micros-trottoirs, chronique culturelle quotidienne.',
  ],
  [
    '2007 – 2010',
    'Rédactrice, rubrique Société',
    'Le Quotidien du Mboa',
    'Éducation, santé et vie des quartiers ; une série sur les marchés de nuit.',
  ],
];

const style = `
  @page { size: A4; margin: 0 }
  * { box-sizing: border-box; margin: 0 }
  body { font: 10.2pt/1.55 'DejaVu Sans', sans-serif; font-stretch: condensed; color: #1c1b19; width: 210mm; height: 296mm; position: relative; padding: 17mm 19mm 0; }
  h1, h2, h3, .role { font-family: 'DejaVu Serif', serif; font-weight: normal }
  header { border-bottom: 1.5pt solid #24306b; padding-bottom: 6mm }
  h1 { font-size: 30pt; line-height: 1.1; color: #24306b; letter-spacing: -0.01em }
  .role { font-size: 11.5pt; margin-top: 2mm }
  address { font-style: normal; margin-top: 3mm; color: #4a4640 }
  address a { color: #24306b; text-decoration: none }
  .intro { font-family: 'DejaVu Serif', serif; font-size: 11.4pt; line-height: 1.6; margin: 7mm 0 1mm }
  h2 { color: #24306b; font-size: 13.5pt; margin: 8.5mm 0 3.6mm; padding-left: 4mm; border-left: 3pt solid #d0912a; line-height: 1.15 }
  .row { display: grid; grid-template-columns: 36mm 1fr; column-gap: 5mm; margin-bottom: 4.2mm }
  .years { color: #24306b; font-size: 8.8pt; padding-top: 0.6mm }
  h3 { font-size: 11pt; line-height: 1.4 }
  .place { color: #4a4640; font-family: 'DejaVu Sans', sans-serif; font-size: 9.2pt }
  .two { display: grid; grid-template-columns: 1fr 1fr; column-gap: 12mm }
  ul { list-style: none; padding: 0 } li { margin-bottom: 1.2mm }
  footer { position: absolute; left: 19mm; right: 19mm; bottom: 11mm; border-top: 0.6pt solid #6f7fc4; padding-top: 3mm; font-size: 8.6pt; color: #4a4640 }
  svg { position: absolute; right: 19mm; top: 17mm; width: 23mm; height: 23mm }`;

const emblem =
  '<svg viewBox="0 0 60 60" aria-hidden="true" fill="none" stroke="#24306b" stroke-width="2.4">' +
  '<path d="M30 3L57 30 30 57 3 30Z M30 14L46 30 30 46 14 30Z"/><path d="M30 24L36 30 30 36 24 30Z" fill="#d0912a" stroke="none"/></svg>';

const row = ([years, post, place, text]: (typeof jobs)[number]): string =>
  `<div class="row"><p class="years">${years}</p><div><h3>${post} <span class="place">· ${place}</span></h3><p>${text}</p></div></div>`;

export const cvPage = `<!doctype html><html lang="fr"><head><meta charset="utf-8">
<title>Clarisse Ndolé – Curriculum vitæ</title><style>${style}</style></head><body>
<header><h1>Clarisse Ndolé</h1><p class="role">Journaliste indépendante, présentatrice TV et rédactrice</p>
<address>Yaoundé, Cameroun · <a href="mailto:bonjour@clarisse-ndole.example">bonjour@clarisse-ndole.example</a> · +237 600 00 00 00</address>${emblem}</header>
<main><p class="intro">Près de vingt ans de métier entre la télévision, la radio et la presse écrite. Je raconte la vie des quartiers, la culture et celles et ceux qui entreprennent, avec le temps que demande un vrai reportage.</p>
<section><h2>Expérience</h2>${jobs.map(row).join('')}</section>
<section><h2>Formation</h2>
<div class="row"><p class="years">2005 – 2007</p><div><h3>Master de journalisme audiovisuel <span class="place">· École de journalisme des Sept Collines</span></h3><p>Mémoire : la parole des auditrices dans les radios communautaires.</p></div></div>
<div class="row"><p class="years">2002 – 2005</p><div><h3>Licence de lettres modernes <span class="place">· Institut des Lettres de la Sanaga</span></h3></div></div></section>
<div class="two"><section><h2>Compétences</h2><ul><li>Présentation et interview en direct</li><li>Écriture : reportage, portrait, enquête</li><li>Tournage léger, montage image et son</li><li>Animation de débats et de cérémonies</li><li>Lettre d’information et réseaux sociaux</li></ul></section>
<section><h2>Langues</h2><ul><li>Français : langue maternelle</li><li>Anglais : courant, à l’oral et à l’antenne</li><li>Ewondo : courant</li><li>Pidgin camerounais : courant</li></ul></section></div></main>
<footer>Document d’exemple : personne et employeurs fictifs</footer></body></html>`;
