import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extractFileLinks, readLinks } from '../../../src/importer/extract-links.ts';
import { toImportError } from '../../../src/importer/fetch-page.ts';
import { importLinks } from '../../../src/importer/import-links.ts';
import { articlePage, outlet } from '../../support/outlet.ts';
import { SAMPLE } from '../../support/sample.ts';

const ONE = 'https://a.example/nuit';
const TWO = 'https://b.example/lu,12,3.html?a=1&b=2';
const BOTH = [ONE, TWO];

const zip = (files: Record<string, string | Uint8Array>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, file]) => [
        name,
        typeof file === 'string' ? strToU8(file) : file,
      ]),
    ),
  );

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

/** A chat as WhatsApp writes it on Android, whose lines have as many commas as a table. */
const CHAT = [
  '12/03/2024, 10:12 - Les messages sont chiffrés, de bout, en bout.',
  `12/03/2024, 10:13 - Clarisse : ici, là, ${ONE}`,
  `12/03/2024, 10:14 - Clarisse : \u200e${TWO}\u200e`,
  '12/03/2024, 10:15 - Ada : <Médias omis>, oui, non',
].join('\n');

const PARAGRAPH = (inside: string) => `<w:p><w:r><w:t>Un mot : </w:t></w:r>${inside}</w:p>`;
const relation = (id: string, target: string, mode = ' TargetMode="External"') =>
  `<Relationship Id="${id}" Type="x/hyperlink" Target="${target}"${mode}/>`;

/** A document with a hyperlink, a field, an address in two runs, and a link inside the document. */
const DOCUMENT = {
  '[Content_Types].xml': '<Types xmlns="http://schemas.example/types"/>',
  'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="http://schemas.example/w"><w:body>${[
    `<w:hyperlink r:id="r1"><w:r><w:t>https://tronquée.example/…</w:t></w:r></w:hyperlink>`,
    `<w:r><w:instrText>HYPERLINK "${TWO.replace('&', '&amp;')}" \\h</w:instrText></w:r>`,
    '<w:r><w:t>https://c.ex</w:t></w:r><w:r><w:t>ample/3.</w:t></w:r>',
    '<w:hyperlink r:id="r2"><w:r><w:t>plus bas</w:t></w:r></w:hyperlink>',
  ]
    .map(PARAGRAPH)
    .join('')}</w:body></w:document>`,
  'word/_rels/document.xml.rels': `<Relationships>${relation('r1', ONE)}${relation('r2', 'https://d.example/', '')}</Relationships>`,
};

const BOOKMARKS = `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8"><TITLE>Bookmarks</TITLE>
<DL><p><DT><H3>Articles</H3><DL><p>
<DT><A HREF="${ONE}" ICON_URI="https://a.example/favicon.ico">La nuit</A>
<DT><A HREF="javascript:alert(1)">Un outil</A><DT><A HREF="place:sort=8">Récents</A>
<DT><A HREF="${TWO.replace('&', '&amp;')}">Lu</A></DL><p></DL><p>`;

const OPML = `<?xml version="1.0"?><opml version="2.0"><body><outline text="Presse">
<outline type="rss" text="A" xmlUrl="${ONE}" htmlUrl="https://a.example/"/>
<outline type="link" url="${TWO.replace('&', '&amp;')}"/></outline></body></opml>`;

const item = (link: string, more = '') => `<item><link>${link}</link>${more}</item>`;
const RSS = (...items: string[]) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>A</title><link>https://a.example/</link>${items.join('')}</channel></rss>`;
const RSS_1 = `<rdf:RDF xmlns="http://purl.example/rss"><channel><link>https://a.example/</link></channel>${item(ONE)}${item(`<![CDATA[${TWO}]]>`)}</rdf:RDF>`;
const ATOM = `<feed xmlns="http://www.w3.example/2005/Atom"><link href="https://a.example/"/>
<entry><link rel="replies" href="https://a.example/commentaires"/><link rel="alternate" href="${ONE}"/></entry>
<entry><link href="${TWO.replace('&', '&amp;')}"/></entry></feed>`;

const GOOGLE = `https://www.google.com/url?q=${encodeURIComponent(TWO)}&amp;sa=D&amp;source=editors`;

const AUTHORY = `Title,Source,Source URL,Published,Author,Original URL,Authory URL,Image
"La nuit, à Obala",Sillons,https://a.example/,2024-03-03,Ada Ndi,${ONE},https://authory.example/ada/1,https://a.example/i.jpg
Lu,Le Jour,https://b.example/,2024-03-04,Ada Ndi,"${TWO}",https://authory.example/ada/2,https://b.example/i.jpg
`;

const MUCK_RACK = `"Headline","Link","Media Outlet","Outlet Website","Author Profile"
"La nuit","${ONE}","Sillons","https://a.example/une","https://muckrack.example/ada"
"Lu","${TWO}","Le Jour","https://b.example/une","https://muckrack.example/ada"
`;

const NOT_A_LIST = 'ce fichier n’est pas une liste que l’on sache lire';

/** What is given, and the links that it gives. */
const LISTS: [string, string | Uint8Array, string[]][] = [
  ['a list', `${ONE}\r\n${TWO}\r\n${ONE}`, BOTH],
  ['a list with bullets, and text around', `Mes liens, 2024 :\n- ${ONE}.\n2) (${TWO})`, BOTH],
  ['a list of commas alone', `${TWO}\n${ONE}`, [TWO, ONE]],
  [
    'addresses without « https:// »',
    'a.example/nuit\nVoir www.b.example/lu.\nM. Ndi/RFI',
    [ONE, 'https://www.b.example/lu'],
  ],
  [
    'text in UTF-16, as Excel saves it',
    utf16(`Titre\tLien\r\nÉté, là\t${ONE}\r\nLu\t${TWO}\r\n`),
    BOTH,
  ],
  [
    'a table in the encoding of Windows',
    Buffer.from(`Titre;Média;Lien\nÉté;Écho;${ONE}\nLu;Écho;${TWO}\n`, 'latin1'),
    BOTH,
  ],
  ['a table that names its delimiter', `sep=;\nTitre;Lien\nUn mot;${ONE}\nLu;${TWO}\n`, BOTH],
  ['a table without headings', `La nuit;${ONE}\nIl a lu;${TWO}\n`, BOTH],
  ['Authory’s export: the articles’ column alone', AUTHORY, BOTH],
  ['Muck Rack’s export: the articles’ column alone', MUCK_RACK, BOTH],
  ['WhatsApp’s text on Android', CHAT, BOTH],
  [
    'WhatsApp’s archive on an iPhone',
    zip({
      '_chat.txt': `[12/03/2024 10:12:33] Clarisse : ${ONE}\n[12/03/2024 10:13:00] Clarisse : ${TWO}`,
      'photo.jpg': 'x',
    }),
    BOTH,
  ],
  [
    'WhatsApp’s archive on Android',
    zip({ 'Discussion WhatsApp avec Ada.txt': CHAT, '__MACOSX/._x.txt': 'https://x.example/1' }),
    BOTH,
  ],
  ['a browser’s bookmarks', BOOKMARKS, BOTH],
  ['OPML', OPML, BOTH],
  ['a file of RSS', RSS(item(ONE), item(TWO.replace('&', '&amp;'))), BOTH],
  ['a file of RSS 1.0', RSS_1, BOTH],
  ['a file of Atom', ATOM, BOTH],
  ['Google Docs’ links', `${ONE}\n${GOOGLE}`, BOTH],
  [
    'Google Docs’ page',
    `<html><body><a href="${ONE}">a</a><a href="${GOOGLE}">b</a></body></html>`,
    BOTH,
  ],
  ['« &amp; » in a link', TWO.replace('&', '&amp;'), [TWO]],
  ['a Word document', zip(DOCUMENT), [ONE, TWO, 'https://c.example/3']],
  ['a text without links', 'Rien, ici.', []],
];

const REFUSED: [string, Uint8Array, string][] = [
  ['a PDF', Buffer.from('%PDF-1.7\nhttps://a.example/'), NOT_A_LIST],
  ['an old Word document', Buffer.from('d0cf11e0a1b11ae100000000', 'hex'), NOT_A_LIST],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), NOT_A_LIST],
  ['a workbook', zip({ 'xl/workbook.xml': '<workbook/>' }), NOT_A_LIST],
  ['an archive of photos', zip({ 'a.jpg': 'x' }), NOT_A_LIST],
  ['an archive that is cut', zip({ '_chat.txt': CHAT }).slice(0, 60), 'cette archive est abîmée'],
];

describe('A list gives its links, as people have it', () => {
  test.each(LISTS)('%s', (_, list, links) => {
    const bytes = typeof list === 'string' ? Buffer.from(list) : list;
    expect(extractFileLinks(bytes)).toEqual(links);
  });
});

describe('A file that is no list says so', () => {
  test.each(REFUSED)('%s', (_, bytes, message) => {
    expect(() => extractFileLinks(bytes)).toThrow(message);
  });
});

describe('What is given to the command', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lists-'));
    writeFileSync(join(folder, 'liens.txt'), ONE);
    writeFileSync(join(folder, 'vide.txt'), 'Rien.');
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  test('a file, or an address in its place', async () => {
    expect(await readLinks(join(folder, 'liens.txt'))).toEqual([ONE]);
    expect(await readLinks('a.example/nuit')).toEqual([ONE]);
  });

  test.each([
    ['absent.txt', 'ni fichier de ce nom, ni adresse'],
    ['www.absent.csv', 'ni fichier de ce nom, ni adresse'],
    ['.', 'ni fichier de ce nom, ni adresse'],
    ['vide.txt', 'il n’y a pas d’adresse'],
  ])('« %s »: one sentence says what is missing', async (name, message) => {
    const path = name.startsWith('www') ? name : join(folder, name);
    await expect(readLinks(path)).rejects.toThrow(message);
  });
});

describe('In place of a feed its articles are taken', () => {
  const take = async (feed: string) => {
    const folder = join(mkdtempSync(join(tmpdir(), 'lists-')), 'content');
    cpSync(SAMPLE, folder, { recursive: true });
    const answer: RequestListener = ({ url = '' }, response) => {
      if (url === '/robots.txt') response.writeHead(404).end();
      else if (url.endsWith('.xml'))
        response.setHeader('content-type', 'application/rss+xml').end(feed);
      else
        response.setHeader('content-type', 'text/html').end(articlePage(`Texte ${url.slice(1)}`));
    };
    const { origin, allowedHosts, close } = await outlet(answer);
    const links = [`${origin}/flux.xml`];
    const lines = await Array.fromAsync(importLinks(links, folder, allowedHosts));
    await close();
    rmSync(join(folder, '..'), { recursive: true });
    return lines.map((line) => ('total' in line ? line.total : (line.file ?? line.outcome)));
  };

  test('each once, and their number is told', async () => {
    expect(await take(RSS(item('/un'), item('/deux'), item('/un')))).toEqual([
      1,
      2,
      'portfolio/texte-un.md',
      'portfolio/texte-deux.md',
    ]);
  });

  test('not those of another feed that it names', async () => {
    expect(await take(RSS(item('/autre.xml')))).toEqual([
      1,
      1,
      'rien n’est pris : c’est un flux dans un flux',
    ]);
  });

  test.each([
    ['an empty feed', RSS(), 'ce flux n’a pas d’article'],
    [
      'one of 1,001',
      RSS(...Array.from({ length: 1001 }, () => item('/un'))),
      'ce flux a trop d’articles',
    ],
    ['nested items', RSS('<item>'.repeat(200)), 'trop enchevêtrée'],
  ])('none of %s', async (_, feed, message) => {
    expect((await take(feed)).join()).toContain(message);
  });
});

describe('What a network fails with is told as what it is', () => {
  const failed = (code: string) =>
    new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });

  test.each([
    ['ENOTFOUND', true, 'ce site n’existe pas, ou plus'],
    ['ENOTFOUND', false, 'pas de réseau'],
    ['EAI_AGAIN', false, 'pas de réseau'],
    ['EAI_AGAIN', true, 'le site ne répond pas'],
    ['ENETUNREACH', true, 'pas de réseau'],
    ['ECONNREFUSED', true, 'le site ne répond pas'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', true, 'la chaîne de certificats de ce site est incomplète'],
    ['CERT_HAS_EXPIRED', true, 'a expiré'],
  ])('%s, with names that resolve: %s', async (code, resolves, message) => {
    const { message: told } = await toImportError(failed(code), () => Promise.resolve(resolves));
    expect(told).toContain(message);
  });
});
