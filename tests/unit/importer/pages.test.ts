import { describe, expect, test } from 'vitest';
import { canonicalAddress } from '../../../src/importer/page-address.ts';
import { readArticle } from '../../../src/importer/read-page.ts';

const SENTENCE =
  'Les mareyeuses de Youpwé attendent les pirogues sous la bâche, et comptent les caisses à voix haute.';
const paragraphs = (count: number) => `<p>${SENTENCE} ${SENTENCE} ${SENTENCE}</p>`.repeat(count);

/** Reads a page of an outlet. */
function read(body: string, head = '', url = 'https://quai.example/youpwe') {
  const html = `<html><head><title>Le quai de Youpwé - Le Quai</title>${head}</head><body>${body}</body></html>`;
  return readArticle({ url: new URL(url), type: 'text/html', bytes: Buffer.from(html) });
}

const TITLE = '<h1>Le quai de Youpwé</h1>';

describe('the whole text is taken', () => {
  test('with headings that link to themselves, or whose words do', () => {
    const headings = ['a', 'b', 'c']
      .map((id) => `<h2><a href="#${id}">Partie ${id}</a></h2>${paragraphs(1)}`)
      .join('');
    const { text } = read(`<article>${TITLE}${headings}</article>`);
    expect(text).toContain('## Partie c');
    const teasers = ['/1', '/2', '/3']
      .map((path) => `<h3><a href="${path}">Un autre article du Quai</a></h3>`)
      .join('');
    expect(read(`<article>${TITLE}${paragraphs(4)}${teasers}</article>`).text).toContain(SENTENCE);
  });

  test('with paragraphs that are hidden from screen readers until the reader signs in', () => {
    const hidden = `<p aria-hidden="true">Les glaçons viennent de Bonabéri.</p>`;
    const { text } = read(`<article>${TITLE}${paragraphs(2)}${hidden}${paragraphs(2)}</article>`);
    expect(text).toContain('Les glaçons viennent de Bonabéri.');
  });

  test.each(['***', '* * *'])('with a break for « %s »', (stars) => {
    const { text } = read(`<article>${TITLE}${paragraphs(2)}<p>${stars}</p>${paragraphs(2)}`);
    expect(text?.split('\n\n')[2]).toBe('---');
  });

  test('before a list of other articles, however long, and without it', () => {
    const teasers = Array.from(
      { length: 9 },
      (_, index) =>
        `<h3><a href="/${index}">Un autre article du Quai</a></h3><p>Kribi, ${SENTENCE}</p>`,
    );
    const { text } = read(`<main>${TITLE}${paragraphs(3)}${teasers.join('')}</main>`);
    expect(text?.split(SENTENCE)).toHaveLength(10);
    expect(text).not.toContain('Kribi');
  });

  test('with a sentence that begins like a call to follow or to join', () => {
    const lines = [
      'À voir jusqu’au 12 mai, sur le quai de Youpwé',
      'Follow the road on foot until the mango tree, and ask for the fishwives.',
      'Join us at noon, she had said, and bring salt.',
    ];
    const { text } = read(
      `<article>${TITLE}${paragraphs(2)}${lines.map((line) => `<p>${line}</p>`).join('')}${paragraphs(1)}</article>`,
    );
    for (const line of lines) expect(text).toContain(line);
  });

  test('with what stands behind a heading of other articles, which is left out', () => {
    for (const heading of ['Related', 'Read Next']) {
      const { text } = read(
        `<article>${TITLE}${paragraphs(3)}<h3>${heading}</h3><p>Kribi, ${SENTENCE}</p>${paragraphs(2)}</article>`,
      );
      expect(text).toContain('Kribi');
      expect(text).not.toContain(heading);
    }
    const { text } = read(
      `<article>${TITLE}${paragraphs(6)}<h3>Related</h3><p>Kribi, ${SENTENCE}</p></article>`,
    );
    expect(text).not.toContain('Kribi');
  });

  test('from its first sentence to its last, however long the addresses of links beside them', () => {
    const link = (words: string) =>
      `<p><a href="/a/tag/of/the/port/of/douala/and/its/fishwives">${words}</a> | Le Quai</p>`;
    const { text } = read(
      `<article>${TITLE}${link('Ada Ndi')}${paragraphs(2)}<p>漁師は朝五時に港へ戻り、魚を数える。</p>${link('Le mareyage')}</article>`,
    );
    expect(text).toMatch(/^Les mareyeuses[\s\S]*。$/);
  });

  test('without the teasers that are links as a whole, but with its own parts that are', () => {
    const cards = ['/1', '/2'].map(
      (path) => `<a href="${path}"><h3>À Kribi</h3><p>Kribi, ${SENTENCE}</p></a>`,
    );
    const own = '<a href="#criee"><h3>La criée</h3><p>Elle ouvre à cinq heures.</p></a>';
    const { text } = read(
      `<article>${TITLE}${paragraphs(2)}${cards.join('')}${own}${paragraphs(2)}</article>`,
    );
    expect(text).not.toContain('Kribi');
    expect(text).toContain('### La criée');
  });

  test('without the shortcodes of WordPress, but with words in brackets', () => {
    const { text } = read(
      `<article>${TITLE}${paragraphs(2)}<p>[button link="/kribi" new_window="yes"] La criée[/button] [sic] ouvre tôt, et ferme plus tôt encore.</p><p>[gallery ids="1,2"]</p>${paragraphs(1)}</article>`,
    );
    expect(text).toContain('\n\nLa criée \\[sic\\] ouvre tôt, et ferme plus tôt encore.\n\nLes');
    expect(text).not.toContain('gallery');
  });

  test('not of the dialog that asks to accept cookies', () => {
    const dialog = `<div id="onetrust-consent-sdk"><div><p>Nos partenaires, ${SENTENCE}</p>${paragraphs(2)}</div></div>`;
    const { text } = read(`<main>${TITLE}${paragraphs(9)}</main>${dialog}`);
    expect(text?.split(SENTENCE)).toHaveLength(28);
  });

  test('not of a list of articles', () => {
    const teasers = ['/1', '/2', '/3', '/4'].map(
      (path) =>
        `<h3><a href="${path}">Un autre article du Quai</a></h3><p>Deux lignes de lui, sans plus.</p>`,
    );
    for (const name of ['main', 'article'])
      expect(read(`<${name}>${teasers.join('').repeat(3)}</${name}>`).text).toBeUndefined();
  });

  test.each([
    'read-more',
    'thread-body',
    'print:block',
    'advertised',
    'md:newsletter',
    'section section--has-ads',
    'heading-links',
  ])('in a block of the class « %s »', (name) => {
    const { text } = read(
      `<article>${TITLE}${paragraphs(3)}<div class="${name}"><p>La criée ouvre à cinq heures, quoi qu’il arrive.</p></div>${paragraphs(1)}</article>`,
    );
    expect(text).toContain('La criée ouvre');
  });

  test('without what a class names in a whole word', () => {
    const { text } = read(
      `<article>${TITLE}${paragraphs(2)}<div class="box related-box"><p>Un autre article, qu’il faudrait lire.</p></div>${paragraphs(2)}</article>`,
    );
    expect(text).not.toContain('Un autre article');
  });

  test('of the only `<article>`, of which the reading mode finds a part', () => {
    const part = (name: string, count: number, depth: number) =>
      `${'<div>'.repeat(depth)}${paragraphs(count)}<p>${name}, ${SENTENCE}</p>${'</div>'.repeat(depth)}`;
    const { text } = read(`<article>${TITLE}${part('Un', 6, 5)}${part('Deux', 4, 7)}</article>`);
    for (const name of ['Un', 'Deux']) expect(text).toContain(`${name}, ${SENTENCE}`);
  });

  test('beside a template, which nobody sees', () => {
    const { page, text } = read(
      `<article>${TITLE}${paragraphs(3)}</article>`,
      '<template><div><p>Modèle</p></div></template><meta property="article:published_time" content="2024-03-03">',
    );
    expect(text).toContain(SENTENCE);
    expect(page.date).toBe('2024-03-03');
  });

  test('without that of another article, with which the page goes on', () => {
    const other = `<article><h2>La criée de Kribi</h2><p>Kribi, ${SENTENCE}</p>${paragraphs(4)}</article>`;
    const { text } = read(`<main><article>${TITLE}${paragraphs(4)}</article>${other}</main>`);
    expect(text?.split(SENTENCE)).toHaveLength(13);
  });

  test.each(['hidden', 'style="display:none"'])(
    'which waits for an account, where most of it is in « %s »',
    (mark) => {
      const { text } = read(
        `<article>${TITLE}${paragraphs(1)}<div ${mark}>${paragraphs(3)}</div></article>`,
      );
      expect(text?.split(SENTENCE)).toHaveLength(13);
    },
  );

  test('under a class that names something else, where most of it is there', () => {
    const shared = `<div class="entry share">${paragraphs(3)}</div>`;
    const beside = `<ul>${'<li>Une brève du port, en une ligne que personne ne lit.</li>'.repeat(60)}</ul>`;
    expect(read(`<main>${TITLE}${shared}</main>${beside}`).text).toContain(SENTENCE);
  });

  test('in a heading that was never closed', () => {
    const { text } = read(`<article><h2>Le port, ${paragraphs(4)}</h2></article>`);
    expect(text).toContain(SENTENCE);
    expect(text).not.toContain('##');
  });

  test('in the second `articleBody`, if the first is empty', () => {
    const body = (text: string) => `<div itemprop="articleBody">${text}</div>`;
    expect(read(TITLE + body('') + body(paragraphs(3))).text).toContain(SENTENCE);
  });

  test('as the reading mode finds it, if only a part is marked as the body', () => {
    const body = `<div itemprop="articleBody">${paragraphs(1)}</div>`;
    const { text } = read(`<article>${TITLE}${body}<div>${paragraphs(6)}</div></article>`);
    expect(text?.split(SENTENCE)).toHaveLength(22);
  });

  test('with a first paragraph that begins like the standfirst', () => {
    const { text } = read(
      `<article>${TITLE}${paragraphs(3)}</article>`,
      `<meta name="description" content="${SENTENCE}">`,
    );
    expect(text?.split(SENTENCE)).toHaveLength(10);
  });

  test('of a page that says it is for subscribers, and has it all; else nothing of it', () => {
    const head =
      '<script type="application/ld+json">{"@type":"NewsArticle","isAccessibleForFree":false}</script>';
    const open = read(`<article>${TITLE}${paragraphs(8)}</article>`, head);
    expect(open.page.closed).toBe(false);
    expect(open.text).toContain(SENTENCE);
    const closed = read(`<article>${TITLE}${paragraphs(2)}</article>`, head);
    expect(closed.page.closed).toBe(true);
    expect(closed.text).toBeUndefined();
  });
});

test('what only stands around a text is left out of it', () => {
  const around = [
    '<p>Lire aussi : <a href="/x">La criée de Kribi</a></p>',
    '<p><b>Read more</b>: the auction of Kribi</p>',
    '<p><b>LIRE LE PORT |</b> <a href="/x">La criée de Kribi est fermée</a></p>',
    '<p><b>À voir aussi :</b> la criée, en cinq images</p>',
    '<p>Soutenez notre journal, qui vit de vos dons</p>',
    '<p>You may also like…</p>',
    '<p><i>Follow Le Quai on</i> <a href="https://x.example/lequai">X</a></p>',
    '<p>Published: 15:56 BST, 27 April 2024 | Updated: 15:57 BST, 27 April 2024</p>',
    '<div class="rail"><p>La criée de Kribi, en cinq images que tout le monde a vues.</p></div>',
    '<p>Recevez chaque matin notre lettre du port</p>',
    '<p>Subscribe to our newsletter for more of this.</p>',
    '<p>Share this article with your friends</p>',
    '<p>Advert</p>',
    '<p>Follow Le Quai on WhatsApp and add it to your sources of news about the port.</p>',
    '<p>Join our forum to talk of fish with others!</p>',
    '<p>This post may contain affiliate links, which pay for our coffee at the auction.</p>',
    '<p>Cet article contient des liens affiliés, qui paient notre café à la criée.</p>',
    '<p>This slideshow requires JavaScript.</p>',
    '<p>Photo : Ada Ndi / Le Quai</p>',
    '<p>Copyright Ada Ndi. Tous droits réservés.</p>',
    '<p>Des caisses de bars, jeudi (Photo : Ada Ndi)</p>',
    '<p>Last updated on Thursday, at noon, by the desk of the port</p>',
    '<ul><li><a href="/1">La criée de Kribi</a></li><li><a href="/2">Le mareyage</a></li></ul>',
    '<h3>À découvrir</h3>',
    '<p style="display: none">Un message qui attend un programme, que personne ne voit.</p>',
    '<p hidden>Un autre message qui attend un programme, que personne ne voit.</p>',
    '<div class="jp-relatedposts"><p>Le mareyage, en dix dates que tout le monde connaît.</p></div>',
    '<div class="consent__info"><p>Nos partenaires regardent ce que vous lisez, et le disent.</p></div>',
    '<p>This website uses cookies to personalise what you read, and tells its partners.</p>',
    '<p class="wp-caption-text">Une caisse de bars, au petit matin.</p>',
  ];
  const { text } = read(
    `<article>${TITLE}${paragraphs(2)}${around.join('')}<h2>Partie</h2>${paragraphs(1)}</article>`,
  );
  const after = `<h3>About the author</h3><p>Ada Ndi écrit sur le port, et sur ceux qui y vivent, depuis trente ans.</p>`;
  const whole = read(`<article>${TITLE}${paragraphs(3)}${after}</article>`);
  expect(whole.text).not.toContain('Ada Ndi');
  const before = `<h2>Reportage à Douala : le quai de Youpwé</h2><p>By Ada Ndi, in Douala, for the readers of the quay and of the port</p>`;
  const head = '<meta property="og:title" content="Le quai de Youpwé">';
  expect(read(`<article>${before}${paragraphs(3)}</article>`, head).text).toMatch(
    /^Les mareyeuses/,
  );
  const left = text?.replaceAll(SENTENCE, '').replaceAll(/\s+/g, ' ').trim();
  expect(left).toBe('## Partie');
});

describe('a standfirst is', () => {
  const chapo = 'Au bout du port, elles font le prix du poisson depuis trente ans.';
  const standfirst = (body: string, head = '') => read(body, head).page.standfirst;

  test('near the title', () => {
    const text = `<article><header>${TITLE}<p class="article-chapo">${chapo}</p></header>${paragraphs(3)}</article>`;
    expect(standfirst(text)).toBe(chapo);
    expect(standfirst(text.replace('class="article-chapo"', 'itemprop="description"'))).toBe(chapo);
  });

  test('as long as outlets write them', () => {
    const text = `${chapo} `.repeat(6).trim();
    expect(text.length).toBeGreaterThan(380);
    expect(standfirst(`${TITLE}<p class="chapo">${text}</p>${paragraphs(3)}`)).toBe(text);
    expect(standfirst(`${TITLE}<p class="chapo">${text} ${text}</p>`)).toBeUndefined();
  });

  test.each([
    ['a menu’s word', `<nav class="lead">Les rubriques du journal de ce jour</nav>${TITLE}`],
    ['a script', `${TITLE}<p class="lead"><script>freestar.config.slots.push({})</script></p>`],
    [
      'a call to subscribe',
      `${TITLE}<div class="intro"><form>Recevez la lettre du quai.</form></div>`,
    ],
    ['a promotion', `${TITLE}<p class="lead">Jouez avec nous, tous les jours, en ligne.</p>`],
    ['a short word', `${TITLE}<p class="lead">À la une</p>`],
    [
      'a comment’s signature',
      `${TITLE}${paragraphs(3)}<div class="comment"><p class="lead">Un lecteur de Douala, le 3 mars 2024.</p></div>`,
    ],
  ])('not %s', (_, body) => {
    const head = `<meta name="description" content="${chapo}">`;
    expect(standfirst(`<main>${body}</main>${paragraphs(2)}`, head)).toBe(chapo);
  });

  test.each([
    'article__header__intro',
    'post-excerpt',
    'excerpt',
    'detail__excerpt',
    'art_synopsis',
    'page-IntroText',
    'accroche',
    'sous-titre',
    'subheadline',
  ])('of the class « %s »', (name) => {
    const head = '<meta name="description" content="Le poisson et son prix, pour les moteurs.">';
    const body = `<article>${TITLE}<div><div><div><div><p class="${name}">${chapo}</p></div></div></div></div>${paragraphs(2)}</article>`;
    expect(standfirst(body, head)).toBe(chapo);
  });

  test('what is called one by the outlet, though its words are others than those that the page declares', () => {
    const head = '<meta name="description" content="Douala, ses marchés et ses saisons.">';
    const body = (name: string) => `<article>${TITLE}<p class="${name}">${chapo}</p></article>`;
    for (const name of ['story__standfirst', 'deck'])
      expect(standfirst(body(name), head)).toBe(chapo);
    expect(standfirst(body('intro'), head)).not.toBe(chapo);
  });

  test('not a part of the title, nor what is marked before it', () => {
    const part = `<h2>Douala : <span class="subtitle">le prix du poisson frais, au quai</span></h2>`;
    const head = `<meta property="og:title" content="Douala : le prix du poisson frais, au quai">`;
    const before = `<p class="subtitle">Tout le poisson du port, chaque matin.</p>`;
    const body = `<h1>Le Quai</h1>${before}<article>${part}${paragraphs(2)}</article>`;
    expect(standfirst(body, head)).toBeUndefined();
  });

  test.each([
    ['whatever its class', `<p class="x-1a2b">${chapo}</p>`],
    ['in a header whose class counts comments', `<p class="article-subtitle">${chapo}</p>`],
  ])('that the page shows and declares, %s', (_, line) => {
    const other = 'Une autre description, pour les moteurs de recherche, que personne ne lit.';
    const head = `<meta name="description" content="${other}"><meta property="og:description" content="${chapo}">`;
    const body = `<div class="header-no-comments">${TITLE}${line}</div>${paragraphs(2)}`;
    expect(standfirst(body, head)).toBe(chapo);
  });

  test('one without a full stop, unless the text has the same words', () => {
    const line = 'Au bout du port, elles font le prix du poisson depuis trente ans';
    const head = `<meta name="description" content="${line}">`;
    const before = `<h2>${line}</h2><script>{"excerpt":"${line}"}</script>`;
    const body = `<article>${before}${TITLE}${paragraphs(2)}</article>`;
    expect(standfirst(body, head)).toBe(line);
    expect(standfirst(`${body}<p>${line}, dit-on.</p>`, head)).toBeUndefined();
  });

  test('none of several that a page declares and shows nowhere', () => {
    const head = `<meta name="description" content="${chapo}">`;
    const network = `<meta property="og:description" content="${chapo.replace('trente', 'vingt')}">`;
    expect(standfirst(TITLE + paragraphs(2), head)).toBe(chapo);
    expect(standfirst(TITLE + paragraphs(2), head + network)).toBeUndefined();
  });

  test('not a caption or a heading that only has an `itemprop`', () => {
    const caption = `<span class="legend" itemprop="caption">Une caisse de bars, au petit matin, sur le quai.</span>`;
    expect(standfirst(TITLE + caption + paragraphs(2))).toBeUndefined();
  });

  test('without the byline behind it, and not one that has lost its initial', () => {
    const head = (text: string) => `<meta name="description" content="${text}">`;
    expect(standfirst(TITLE, head(`${chapo} Par Awa Ndi, à Douala.`))).toBe(chapo);
    expect(standfirst(TITLE, head('es mareyeuses comptent leurs caisses.'))).toBeUndefined();
    expect(standfirst(TITLE, head('iPhone et mareyeuses : la criée change.'))).toMatch(/^iPhone/);
  });

  test('decoded twice, where a page encodes it twice', () => {
    const head =
      '<meta name="description" content="L&amp;amp;#39;&amp;eacute;t&amp;eacute; des mareyeuses, au bout du port.">';
    expect(standfirst(TITLE + paragraphs(2), head)).toBe("L'été des mareyeuses, au bout du port.");
  });
});

describe('days and authors', () => {
  test.each([
    ['<p class="meta">Published on May 3, 2024</p>', '2024-05-03'],
    ['<p class="meta">By Ada Ndi | 3rd May 2024</p>', '2024-05-03'],
    ['<p class="meta">Posted Sept. 12, 2024</p>', '2024-09-12'],
    ['<p class="meta">Updated: May 4, 2024</p>', undefined],
    ['<p class="meta">05/03/2024</p>', '2024-03-05'],
    ['<p class="meta">03/28/2024</p>', '2024-03-28'],
    ['<p class="meta">28/28/2024</p>', undefined],
    ['<footer class="meta"><time datetime="2024-05-03">03/05</time></footer>', '2024-05-03'],
    ['<footer><time datetime="2024-05-03">03/05</time></footer>', undefined],
  ])('%s', (line, day) => {
    expect(read(TITLE + line + paragraphs(2)).page.date).toBe(day);
  });

  test('a day of `og:article:published_time`, not of a teaser', () => {
    const head = '<meta property="og:article:published_time" content="2024-05-03T08:00:00+01:00">';
    expect(read(TITLE, head).page.date).toBe('2024-05-03');
    const teaser = '<div class="related"><time datetime="2020-01-01">1 janvier</time></div>';
    const own = '<time datetime="2024-05-03">3 mai</time>';
    expect(read(TITLE + teaser + own + paragraphs(2)).page.date).toBe('2024-05-03');
  });

  test.each([
    ['<p class="meta">By Ada Ndi May 3, 2024</p>', 'Ada Ndi'],
    ['<p class="meta">By Ada Ndi JULY 3, 2024</p>', 'Ada Ndi'],
    ['<p class="meta">Par Ada Ndi et Luc Essomba</p>', 'Ada Ndi, Luc Essomba'],
    ['<p class="meta">By Ada Ndi Senior Reporter</p>', 'Ada Ndi'],
    ['<p class="meta">By Ada Ndi Travel News Reporter</p>', undefined],
    ['<p class="meta">Par Ada Ndi, Port Gentil</p>', 'Ada Ndi'],
    ['<p class="author">Ada Ndi, Envoyée Spéciale</p>', 'Ada Ndi'],
    ['<p class="author">Par Ada Ndi (avec Luc Essomba)</p>', 'Ada Ndi, Luc Essomba'],
    ['<p class="meta">Par Ada Ndi (avec Luc Essomba)</p>', 'Ada Ndi, Luc Essomba'],
    [
      '<p>Par <span class="author"><a rel="author">Ada Ndi</a> (avec Luc Essomba et May Essono)</span></p>',
      'Ada Ndi, Luc Essomba, May Essono',
    ],
    [
      '<p class="author">Ada Ndi, Jan Ebong, Luc Essomba et May Essono</p>',
      'Ada Ndi, Jan Ebong, Luc Essomba, May Essono',
    ],
    ['<p class="meta">Par Marie Martin Leclerc</p>', 'Marie Martin Leclerc'],
    ['<p class="meta">By Ada Ndi<br>Published May 3, 2024</p>', 'Ada Ndi'],
    ['<span class="author"><span>By</span><a>Ada Ndi</a><i></i></span>', 'Ada Ndi'],
    ['<div class="author"><a rel="author">Ada Ndi</a><button>Suivre</button></div>', 'Ada Ndi'],
    ['<div class="byline"><a>Ada Ndi</a> et <a>Luc Essomba</a></div>', 'Ada Ndi, Luc Essomba'],
    [
      '<p><a rel="author">Ada Ndi</a></p><section><article><div><a rel="author">Jean Autre</a></div></article></section>',
      'Ada Ndi',
    ],
    ['<p class="author">Ada Ndi, Le Quai Infos</p>', 'Ada Ndi'],
    ['<p class="author">La criée de Kribi, Ada Ndi</p>', undefined],
    ['<span class="author">Le Quai</span>', undefined],
    ['<p class="meta">Par Le Quai Infos</p>', undefined],
    ['<p class="meta">Publié par Ada Ndi</p>', 'Ada Ndi'],
    ['<p class="meta">Von: Ada Ndi</p>', 'Ada Ndi'],
    ['<p class="meta">Por Ada Ndi</p>', 'Ada Ndi'],
    ['<p class="meta">Par Ada NDI, Luc ESSOMBA, à Douala</p>', 'Ada NDI, Luc ESSOMBA'],
    ['<p><em>Written by: <a href="/ada">Ada Ndi</a></em></p>', 'Ada Ndi'],
    ['<p class="author">Ada Ndi og Luc Essomba</p>', 'Ada Ndi, Luc Essomba'],
    ['<p class="author">Letzte Aktualisierung</p>', undefined],
    ['<p>Un texte de <b>Ada Ndi</b>, à Douala</p>', 'Ada Ndi'],
    ['<footer class="entry-meta"><a rel="author">Ada Ndi</a></footer>', 'Ada Ndi'],
    ['<nav class="post-by"><span itemprop="author">Ada Ndi</span></nav>', 'Ada Ndi'],
    ['<nav><span itemprop="author">Jean Autre</span></nav>', undefined],
    ['<a href="/autoren/ada">Ada Ndi</a>', 'Ada Ndi'],
    ['<p>Le quai est surveillé de loin par Jean Autre.</p>', undefined],
    ['<p class="meta">By Ada Newsome</p>', 'Ada Newsome'],
    ['<div>Auteure : <a href="/ada">Ada Ndi</a></div>', 'Ada Ndi'],
    ['<div class="author">Written by <a href="/ada">Ada Ndi</a> in <a>Ports</a></div>', 'Ada Ndi'],
    ['<div class="css-1-Byline"><div><span>Ada Ndi</span></div></div>', 'Ada Ndi'],
    ['<a class="author-link">Ada Ndi<span class="author-place">(Douala)</span></a>', 'Ada Ndi'],
    [
      `<div class="author"><p>Ada Ndi</p><p class="author-bio">${SENTENCE} ${SENTENCE}</p></div>`,
      undefined,
    ],
  ])('%s', (byline, author) => {
    const head = '<meta property="og:site_name" content="Le Quai">';
    expect(read(TITLE + byline + paragraphs(2), head).page.author).toBe(author);
  });

  test('an author stands above the text, or in its article: others are of other articles', () => {
    const other = '<div><div><div><div><a rel="author">Jean Autre</a></div></div></div></div>';
    const main = (inside: string) =>
      `<article><div><div>${TITLE}</div></div>${paragraphs(2)}${inside}</article>${other}`;
    expect(read(main('')).page.author).toBeUndefined();
    expect(read(main('<p class="author">Ada Ndi</p>')).page.author).toBe('Ada Ndi');
    const line = '<p class="meta">Par Jean Autre</p>';
    expect(read(TITLE + paragraphs(2) + line).page.author).toBeUndefined();
  });

  test('an author below a picture’s caption, however long it is', () => {
    const line = '<p>By <a href="/ada">Ada Ndi</a></p>';
    const body = (name: string) =>
      `${TITLE}${paragraphs(1)}<p class="${name}">${SENTENCE} ${SENTENCE}</p>${line}${paragraphs(2)}`;
    expect(read(body('photo-credit')).page.author).toBe('Ada Ndi');
    expect(read(body('text')).page.author).toBeUndefined();
  });

  test('the author in an `<address>` of the article, beside the text', () => {
    const beside = '<aside><address>By <a rel="author">Ada Ndi</a></address></aside>';
    const other = '<aside><a rel="author">Jean Autre</a></aside>';
    const body = `<article>${TITLE}${other}${beside}${paragraphs(2)}</article>`;
    expect(read(body).page.author).toBe('Ada Ndi');
  });

  test('none in the teaser of another article, or in a button', () => {
    const teaser =
      '<div><a href="/kribi"><h3>La criée de Kribi</h3></a><a rel="author">Jean Autre</a></div>';
    const button = '<button class="author">Lien Copié</button>';
    expect(read(`<article>${TITLE}${teaser}${button}</article>`).page.author).toBeUndefined();
    const box = '<div><h3><a rel="author" href="/ada">Ada Ndi</a></h3></div>';
    expect(read(`<article>${TITLE}${box}</article>`).page.author).toBe('Ada Ndi');
  });

  test('the author and the outlet that linked data only refers to', () => {
    const graph = [
      { '@type': 'NewsArticle', author: { '@id': '#ada' }, publisher: { '@id': '#quai' } },
      { '@type': 'Person', '@id': '#ada', name: 'Ada Ndi' },
      { '@type': 'Organization', '@id': '#quai', name: 'Le Quai de Douala' },
    ];
    const { page } = read(
      TITLE,
      `<script type="application/ld+json">${JSON.stringify({ '@graph': graph })}</script>`,
    );
    expect(page.author).toBe('Ada Ndi');
    expect(page.outlet).toBe('Le Quai de Douala');
  });

  test('the next author of the metadata, where one is an account', () => {
    const head =
      '<meta property="article:author" content="https://www.facebook.com/lequai"><meta name="parsely-author" content="Ada Ndi">';
    expect(read(TITLE, head).page.author).toBe('Ada Ndi');
    const article = '<meta property="og:article:author" content="Ada Ndi">';
    expect(read(TITLE, article).page.author).toBe('Ada Ndi');
    const analytics = '<meta name="cXenseParse:author" content="Ada Ndi">';
    expect(read(TITLE, analytics).page.author).toBe('Ada Ndi');
    const label = (name: string) => read(TITLE, `<meta name="twitter:data1" content="${name}">`);
    expect(label('Ada Ndi').page.author).toBe('Ada Ndi');
    expect(label('4 minutes').page.author).toBeUndefined();
  });

  test('of the names that a page declares those of people', () => {
    const declared = (author: string) =>
      read(TITLE, `<meta name="author" content="${author}">`).page.author;
    expect(declared('Ada Ndi, envoyée spéciale à Kribi, lequai.cm')).toBe('Ada Ndi');
    expect(declared('Ada Ndi et Luc Essomba')).toBe('Ada Ndi, Luc Essomba');
    expect(declared('ada ndongo')).toBe('ada ndongo');
    const people = 'Marie N’diaye, Carlo della Rovere, Moussa Sa';
    expect(declared(people)).toBe(people);
    expect(declared('Mer et pêche')).toBe('Mer et pêche');
    expect(declared('Quai Médias SARL')).toBeUndefined();
    const head = '<meta property="og:site_name" content="Mer & Pêche">';
    expect(read(TITLE, `${head}<meta name="author" content="Mer & Pêche">`).page.author).toBe(
      undefined,
    );
  });

  test('the author whom the page shows, where its metadata name its publisher', () => {
    const head = '<meta name="author" content="Groupe du Port">';
    expect(read(`${TITLE}<p class="author">Ada Ndi</p>`, head).page.author).toBe('Ada Ndi');
    expect(read(TITLE, head).page.author).toBe('Groupe du Port');
  });

  test.each([
    'Jeanne Le Guen',
    'Rosa de la Cruz',
    'Marthe Ngo Bell',
    'Awa d’Almeida',
    'Paul Eric van Dijk',
  ])('the whole name of %s', (name) => {
    expect(read(`${TITLE}<p>Par ${name}</p>`).page.author).toBe(name);
    expect(read(`${TITLE}<p class="author">${name} Le 3 mai</p>`).page.author).toBe(name);
  });

  test('a name without initials and occupation', () => {
    const metas = '<meta name="author" content="Ada (A.B.) Ndi (an), Paul Eko (pe.)">';
    expect(read(TITLE, metas).page.author).toBe('Ada Ndi, Paul Eko');
    const line = '<p class="author">Ada Ndi, Lifestyle Writer</p>';
    expect(read(TITLE + line).page.author).toBe('Ada Ndi');
  });

  test('names alone in bold at the head of the text, which are no part of it', () => {
    const signed = (names: string) =>
      read(`<article>${TITLE}<p><strong>${names}</strong></p>${paragraphs(3)}</article>`);
    expect(signed('Ada Ndi').page.author).toBe('Ada Ndi');
    const { page, text } = signed('Ada Ndi/Paul Eko');
    expect(page.author).toBe('Ada Ndi, Paul Eko');
    expect(text).not.toContain('Eko');
    expect(signed('Le prix du quai').page.author).toBeUndefined();
    expect(signed('Ada Ndi, reine du quai').page.author).toBeUndefined();
  });

  test('who wrote, not who edited or translated', () => {
    const line = (role: string) => `<p class="author">Written by Ada Ndi<br>${role} Paul Eko</p>`;
    expect(read(TITLE + line('Edited by')).page.author).toBe('Ada Ndi');
    expect(read(TITLE + line('Traduit par')).page.author).toBe('Ada Ndi');
  });

  test('who asked the questions of an interview', () => {
    const line = '<p class="meta">Propos recueillis par Ada Ndi</p>';
    expect(read(TITLE + line).page.author).toBe('Ada Ndi');
  });

  test('not the name of the site, as its address has it', () => {
    const byline = (name: string) => read(TITLE, `<meta name="author" content="${name}">`);
    expect(byline('Quai').page.author).toBeUndefined();
    expect(byline('Quai Malo').page.author).toBe('Quai Malo');
  });

  test('an agency’s initials may be in lower case', () => {
    expect(read(TITLE, '<meta name="author" content="dpa">').page.author).toBe('dpa');
  });

  test.each([
    'redaction@quai.example',
    'ada[at]quai.example',
    'www.facebook.com/adandi',
    'Le Port (www.port.example)',
    'ada.ndi',
    'Le Port – Le magazine des quais',
    'Admin',
  ])('no author is called « %s »', (name) => {
    expect(read(TITLE, `<meta name="author" content="${name}">`).page.author).toBeUndefined();
  });

  test.each([
    ['//<![CDATA[\n', '\n//]]>', 'NewsArticle'],
    ['<!--', '-->', 'SocialMediaPosting'],
    ['', '', 'LiveBlogPosting'],
  ])('linked data between « %s » and « %s »', (before, after, type) => {
    const json = `{"@type":"${type}","author":{"name":"Ada Ndi"},"description":"a\nb"}`;
    const head = `<script type="application/ld+json">${before}${json}${after}</script>`;
    expect(read(TITLE, head).page.author).toBe('Ada Ndi');
  });
});

test('a title is the page’s own, without the name of the section beside it', () => {
  const title = (content: string) =>
    read('<h2>Au port de Douala</h2>', `<meta property="og:title" content="${content}">`).page
      .title;
  expect(title('Au port de Douala | Société')).toBe('Au port de Douala');
  expect(title('Société | Au port de Douala')).toBe('Au port de Douala');
});

test('a title is one that the page shows, if it declares several', () => {
  const headline = 'Pêche à Douala : que gagnent les mareyeuses ?';
  const head = `<script type="application/ld+json">{"@type":"NewsArticle","headline":"${headline}"}</script><meta property="og:title" content="Le quai de Youpwé">`;
  expect(read(TITLE, head).page.title).toBe('Le quai de Youpwé');
  expect(read(`<nav>${TITLE}</nav><h2>${headline}</h2>`, head).page.title).toBe(headline);
  expect(read('', head).page.title).toBe(headline);
  const parts = '<h2><b>Au port</b> <span>Le quai de Youpwé</span></h2>';
  expect(read(`<nav><h1>${headline}</h1></nav>${parts}`, head).page.title).toBe(
    'Le quai de Youpwé',
  );
});

test('a title is the only heading that readers see, if others are told another', () => {
  const head = '<meta property="og:title" content="Mareyeuses de Douala : que gagnent-elles ?">';
  const shown = 'À Douala, les mareyeuses font le prix';
  expect(read(`<h1>${shown}</h1>`, head).page.title).toBe(shown);
  const site = '<meta property="og:site_name" content="Toute l’actualité de Douala">';
  for (const other of ['<h1>Toute l’actualité de Douala</h1>', `<h1>${shown}</h1><h1>Port</h1>`])
    expect(read(other, head + site).page.title).toMatch(/^Mareyeuses/);
  expect(read('<h1>Le quai</h1>').page.title).toBe('Le quai');
  const kicker = '<h1><span>Youpwé :</span> au port de Douala</h1>';
  const network = '<meta property="og:title" content="Youpwé : au port de Douala, les femmes">';
  expect(read(kicker, network).page.title).not.toBe('Youpwé :');
});

test('a caption and a credit without a figure belong to the picture beside them, and to no text where there is none', () => {
  const caption =
    '<div class="Photo-embedCaption">Les caisses au petit matin.</div><div class="credit">© Ada Ndi</div>';
  const inText = (html: string) =>
    read(`<article>${TITLE}${paragraphs(2)}${html}${paragraphs(2)}</article>`).text;
  expect(inText(`<div class="box"><img src="/caisse.jpg">${caption}</div>`)).toContain(
    '](https://quai.example/caisse.jpg "Les caisses au petit matin. Crédit : Ada Ndi")',
  );
  expect(inText(`<div class="box"><div class="lazy"></div>${caption}</div>`)).not.toContain(
    'caisses au',
  );
});

test('a picture of the text is the article’s own where the metadata name none', () => {
  const picture = (html: string) => read(`<article>${TITLE}${html}</article>`).page.picture?.url;
  for (const other of [
    '<a href="/criee"><img src="/criee.jpg"></a>',
    '<div class="author-card"><img src="/ada.jpg"></div>',
    '<img src="/count?page=12">',
  ])
    expect(picture(`${other}<a href="/large.jpg"><img src="/caisse.jpg"></a>`)).toBe(
      'https://quai.example/caisse.jpg',
    );
});

test.each([
  ['/05/caisse-e1715708581580.png', '/05/caisse-300x200.png'],
  ['/05/caisse.png', '/05/caisse-e1715708581580-300x200.png'],
  ['/caisse/wide__1280x720', '/caisse/square__100x100'],
  ['/caisse/1200x630.jpg', '/caisse/300x200.jpg'],
])('a picture is described as the page shows it in another form: %s, %s', (path, shown) => {
  const other = shown.replace('caisse', 'criee');
  const { picture } = read(
    `<article>${TITLE}<img src="${other}" alt="La criée"><img src="${shown}" alt="Une caisse"></article>`,
    `<meta property="og:image" content="${path}">`,
  ).page;
  expect(picture).toMatchObject({ url: `https://quai.example${path}`, alt: 'Une caisse' });
});

test('a picture that the page does not show is none of the article’s where it shows others', () => {
  const head = '<meta property="og:image" content="/partage/caisse-large.jpg">';
  const picture = (html: string) =>
    read(`<article>${TITLE}${html}</article>`, head).page.picture?.url;
  const declared = 'https://quai.example/partage/caisse-large.jpg';
  expect(picture('<img src="/quai.jpg">')).toBeUndefined();
  expect(picture('')).toBe(declared);
  expect(picture('<img src="/quai.jpg"><img src="/caisse-large-300x200.jpg">')).toBe(declared);
});

test.each([
  ['/partage/caisse-1.jpg', '<img src="/quai.jpg"><img src="/caisse.jpg">', true],
  ['/maxresdefault.jpg', '', true],
  ['/default.jpg', '', false],
  ['/partage-default.jpg', '', false],
])('a declared picture: %s beside « %s »', (path, html, isTaken) => {
  const { picture } = read(
    `<article>${TITLE}${html}</article>`,
    `<meta property="og:image" content="${path}">`,
  ).page;
  expect(picture?.url).toBe(isTaken ? `https://quai.example${path}` : undefined);
});

test('an outlet has the name of the publisher, not that of its site', () => {
  const head = `<meta property="og:site_name" content="lequai.example"><script type="application/ld+json">{"@type":"NewsArticle","publisher":{"name":"Le Quai de Douala"}}</script>`;
  expect(read(TITLE, head).page.outlet).toBe('Le Quai de Douala');
  const company = head.replace('Le Quai de Douala', 'Groupe du Port SARL');
  expect(read(TITLE, company).page.outlet).toBe('lequai.example');
  expect(read(TITLE, '<meta name="publisher" content="Le Quai">').page.outlet).toBe('Le Quai');
});

test('a home page is the address of no article', () => {
  const url = new URL('https://quai.example/youpwe');
  for (const home of ['https://quai.example/', 'https://quai.example/index.php'])
    expect(canonicalAddress(home, url)).toBe(url.href);
  expect(canonicalAddress('https://quai.example/?p=12', url)).toBe('https://quai.example/?p=12');
});
