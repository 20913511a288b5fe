import { describe, expect, test } from 'vitest';
import {
  imageStatement,
  listStatement,
  type ListedItem,
} from '@/features/structured-data/list-statement.ts';
import {
  articleStatement,
  profileStatements,
  projectStatements,
  toScriptText,
} from '@/features/structured-data/statements.ts';

const SITE = 'https://site.example';
const OWNER = {
  url: SITE,
  name: 'Nom',
  profession: 'Métier',
  portrait: `${SITE}/portrait.webp`,
  profiles: ['https://reseau.example/nom'],
};
const ME = { '@id': `${SITE}/#auteur` };

describe('Structured data of the owner', () => {
  test('the home page presents the person and the site', () => {
    expect(profileStatements(OWNER)).toEqual([
      {
        '@type': 'ProfilePage',
        url: `${SITE}/`,
        mainEntity: ME,
        isPartOf: { '@id': `${SITE}/#site` },
      },
      {
        '@type': 'Person',
        ...ME,
        name: 'Nom',
        jobTitle: 'Métier',
        url: `${SITE}/`,
        image: OWNER.portrait,
        sameAs: OWNER.profiles,
      },
      {
        '@type': 'WebSite',
        '@id': `${SITE}/#site`,
        url: `${SITE}/`,
        name: 'Nom',
        inLanguage: 'fr',
        publisher: ME,
      },
    ]);
  });

  test('a page in another language says which, and her sheet what she knows', () => {
    const sheet = { languages: [{ name: 'Français' }], beats: ['Climat'], awards: undefined };
    const [page, person] = profileStatements({ ...OWNER, sheet }, `${SITE}/en/`, 'en');
    expect(page).toMatchObject({ '@type': 'ProfilePage', url: `${SITE}/en/`, inLanguage: 'en' });
    expect(person).toMatchObject({
      knowsLanguage: [{ '@type': 'Language', name: 'Français' }],
      knowsAbout: ['Climat'],
    });
    expect(person).not.toHaveProperty('award');
  });

  test('the project page asks for gifts', () => {
    const [page, ...others] = projectStatements({
      owner: OWNER,
      url: `${SITE}/projet`,
      name: 'Lettre',
      description: 'Une lettre.',
      waysToGive: [{ method: 'Orange Money', number: '+237 600', holder: 'Titulaire' }],
    });
    expect(page).toMatchObject({
      '@type': 'WebPage',
      about: { '@type': 'Periodical', name: 'Lettre', publisher: ME },
      potentialAction: {
        '@type': 'DonateAction',
        target: `${SITE}/projet#soutien`,
        recipient: { '@type': 'Person', name: 'Titulaire', telephone: '+237 600' },
        instrument: { name: 'Orange Money' },
      },
    });
    expect(others).toEqual(profileStatements(OWNER).slice(1));
  });
});

describe('Structured data of an article', () => {
  const facts = {
    owner: OWNER,
    url: `${SITE}/articles/a/`,
    headline: 'Titre',
    description: 'Début…',
    images: [`${SITE}/partage/articles/a.jpg`],
    subject: {},
    lang: undefined,
  };

  test('without date or outlet, it has neither date nor original, and its author publishes it', () => {
    expect(articleStatement(facts)).toEqual({
      '@type': 'NewsArticle',
      headline: 'Titre',
      description: 'Début…',
      inLanguage: 'fr',
      url: facts.url,
      mainEntityOfPage: facts.url,
      isPartOf: { '@id': `${SITE}/#site` },
      author: { '@type': 'Person', ...ME, name: 'Nom', url: `${SITE}/` },
      publisher: ME,
      image: facts.images,
    });
  });

  test('§2 Language of a work: a text in English and its sound say so', () => {
    const sound = { src: `${SITE}/sons/a.mp3`, type: 'audio/mpeg', seconds: 400, bytes: 3_200_000 };
    expect(articleStatement({ ...facts, sound, lang: 'en' })).toMatchObject({
      inLanguage: 'en',
      audio: { inLanguage: 'en' },
    });
  });

  test('with them, the outlet publishes it and the original is the same work', () => {
    const originalUrl = 'https://journal.example/a';
    const article = articleStatement({
      ...facts,
      day: '2026-11-18',
      outlet: 'Journal',
      originalUrl,
    });
    expect(article).toMatchObject({
      datePublished: '2026-11-18',
      publisher: { '@type': 'Organization', name: 'Journal' },
      sameAs: originalUrl,
    });
  });

  test('§11 An article that can be heard: its sound, as far as it is known', () => {
    const sound = { src: `${SITE}/sons/a.mp3`, type: 'audio/mpeg', seconds: 400, bytes: 3_200_000 };
    const statement = {
      '@type': 'AudioObject',
      contentUrl: sound.src,
      encodingFormat: 'audio/mpeg',
      inLanguage: 'fr',
    };
    expect(articleStatement({ ...facts, sound, transcript: 'Bonsoir.' })).toMatchObject({
      audio: { ...statement, duration: 'PT6M40S', contentSize: '3200000', transcript: 'Bonsoir.' },
    });
    const unknown = { ...sound, seconds: undefined, bytes: undefined };
    expect(articleStatement({ ...facts, sound: unknown })).toHaveProperty('audio', statement);
  });

  test('§11 Dead original: its archived copy is named in its place', () => {
    const archivedAt = 'https://web.archive.org/web/20250303081500/https://journal.example/a';
    const article = articleStatement({ ...facts, outlet: 'Journal', archivedAt });
    expect(article).toMatchObject({ archivedAt, publisher: { name: 'Journal' } });
    expect(article).not.toHaveProperty('sameAs');
  });

  test('§11 Editorial fields: where it takes place and what it is about, and whose its picture is', () => {
    const figure = { src: 'a.jpg', alt: '', caption: 'La rive', credit: 'Awa Ndi' };
    const article = articleStatement({
      ...facts,
      subject: { place: 'Douala', topics: ['Eau', 'Ville'] },
      images: [...facts.images, imageStatement(`${SITE}/_astro/a.webp`, OWNER, figure)],
    });
    expect(article).toMatchObject({
      contentLocation: { '@type': 'Place', name: 'Douala' },
      keywords: ['Eau', 'Ville'],
      image: [
        facts.images[0],
        {
          '@type': 'ImageObject',
          contentUrl: `${SITE}/_astro/a.webp`,
          caption: 'La rive',
          creditText: 'Awa Ndi',
          creator: { '@type': 'Person', name: 'Awa Ndi' },
        },
      ],
    });
    expect(Object.keys(imageStatement(SITE, OWNER))).toEqual(['@type', 'contentUrl']);
  });
});

describe('Structured data of a picture', () => {
  const pictureLicense = {
    licenseUrl: 'https://creativecommons.org/licenses/by-nc/4.0/deed.fr',
    requestUrl: `${SITE}/#contact`,
  };
  const statementOf = (credit: string) =>
    imageStatement(`${SITE}/a.webp`, { ...OWNER, pictureLicense }, { src: 'a', alt: '', credit });
  const licensed = ['copyrightNotice', 'license', 'acquireLicensePage'];

  test('one of the owner’s says on what terms it may be used, and where to ask', () => {
    expect(statementOf('Dessin\u202f: Nom')).toEqual({
      '@type': 'ImageObject',
      contentUrl: `${SITE}/a.webp`,
      creditText: 'Dessin\u202f: Nom',
      creator: { '@type': 'Person', ...ME, name: 'Nom', url: `${SITE}/` },
      copyrightNotice: '© Nom',
      license: pictureLicense.licenseUrl,
      acquireLicensePage: pictureLicense.requestUrl,
    });
    const unlicensed = imageStatement(SITE, OWNER, { src: 'a', alt: '', credit: 'Nom' });
    expect(unlicensed).toHaveProperty('copyrightNotice');
    expect(unlicensed).not.toHaveProperty('license');
  });

  test.each([
    ['Photo\u202f: Awa Ndi / AFP', 'Person', 'Awa Ndi'],
    ['© Jean de La Fontaine', 'Person', 'Jean de La Fontaine'],
    ['AFP', 'Organization', 'AFP'],
    ['Illustration\u202f: atelier du site', 'Organization', 'atelier du site'],
    ['Agence France-Presse', 'Organization', 'Agence France-Presse'],
  ])(
    'the author of one of others, « %s », is named, and nothing said on her behalf',
    (credit, type, name) => {
      const statement = statementOf(credit);
      expect(statement).toMatchObject({ creditText: credit, creator: { '@type': type, name } });
      for (const key of licensed) expect(statement).not.toHaveProperty(key);
    },
  );

  test.each(['DR', 'Photo\u202f: D.R.'])(
    'of an unknown author, « %s », none is named',
    (credit) => {
      expect(Object.keys(statementOf(credit))).toEqual(['@type', 'contentUrl', 'creditText']);
    },
  );
});

describe('Structured data of a list', () => {
  const item = (more: Partial<ListedItem>): ListedItem => ({
    slug: 'x',
    category: 'Vidéos',
    position: 0,
    title: 'Titre',
    description: 'Texte',
    ...more,
  });
  const listed = (...items: ListedItem[]) =>
    listStatement({
      owner: OWNER,
      url: `${SITE}/portfolio/`,
      name: 'Portfolio',
      description: 'Tout.',
      cover: `${SITE}/partage/portfolio.jpg`,
      items,
      itemsBefore: 48,
    });
  const picture = { alt: '', src: '/_astro/p.webp', srcset: '', sizes: '', width: 4, height: 3 };

  test('a video has its player, and its day when that is known', () => {
    const videoUrl = 'https://youtu.be/eRsGyueVLvQ';
    expect(listed(item({ videoUrl, picture, day: '2026-09-11' })).mainEntity).toEqual({
      '@type': 'ItemList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 49,
          item: {
            '@type': 'VideoObject',
            url: `${SITE}/portfolio/#x`,
            name: 'Titre',
            description: 'Texte',
            creator: ME,
            thumbnailUrl: `${SITE}/_astro/p.webp`,
            thumbnail: { '@type': 'ImageObject', contentUrl: `${SITE}/_astro/p.webp` },
            embedUrl: 'https://www.youtube-nocookie.com/embed/eRsGyueVLvQ?rel=0',
            uploadDate: '2026-09-11',
          },
        },
      ],
    });
  });

  test('a video of the site has its file, and the cover of the list where it has no picture', () => {
    const text = JSON.stringify(listed(item({ videoUrl: '/videos/f.mp4' })));
    expect(text).toContain(`"contentUrl":"${SITE}/videos/f.mp4"`);
    expect(text).toContain(`"thumbnailUrl":"${SITE}/partage/portfolio.jpg"`);
    expect(text).not.toMatch(/uploadDate|embedUrl/);
  });

  test('a video has its captions and its transcript', () => {
    const words = { captions: '/videos/f.vtt', transcript: 'Bonsoir. Bonsoir à tous !' };
    expect(listed(item({ videoUrl: '/videos/f.mp4', ...words })).mainEntity).toMatchObject({
      itemListElement: [
        {
          item: {
            '@type': 'VideoObject',
            caption: {
              '@type': 'MediaObject',
              contentUrl: `${SITE}/videos/f.vtt`,
              encodingFormat: 'text/vtt',
              inLanguage: 'fr',
            },
            transcript: 'Bonsoir. Bonsoir à tous !',
          },
        },
      ],
    });
    const silent = JSON.stringify(listed(item({ videoUrl: '/videos/f.mp4' })));
    expect(silent).not.toMatch(/"caption"|"transcript"/);
  });

  test('a video that can’t be played is left out, and the others keep their places', () => {
    const photo = item({ slug: 'y', category: 'Photos', title: '', picture });
    expect(listed(item({}), photo).mainEntity).toMatchObject({
      itemListElement: [
        {
          position: 50,
          item: {
            '@type': 'ImageObject',
            url: `${SITE}/portfolio/#y`,
            name: 'Photo\u202f: Texte',
            creator: ME,
            contentUrl: `${SITE}/_astro/p.webp`,
          },
        },
      ],
    });
  });

  test('§11 Editorial fields: a photo and a video say what introduces them, where, and whose the picture is', () => {
    const facts = {
      standfirst: 'Avant l’aube.',
      place: 'Kribi',
      topics: ['Pêche'],
      picture,
      figure: { src: 'p.jpg', alt: '', caption: 'La plage', credit: 'Awa Ndi' },
    };
    const about = {
      description: 'Avant l’aube.',
      contentLocation: { '@type': 'Place', name: 'Kribi' },
      keywords: ['Pêche'],
    };
    const made = {
      caption: 'La plage',
      creditText: 'Awa Ndi',
      creator: { '@type': 'Person', name: 'Awa Ndi' },
    };
    const photo = item({ ...facts, category: 'Photos' });
    const video = item({ ...facts, videoUrl: '/videos/f.mp4' });
    expect(listed(photo, video).mainEntity).toMatchObject({
      itemListElement: [
        { item: { '@type': 'ImageObject', ...about, ...made } },
        { item: { '@type': 'VideoObject', ...about, creator: ME, thumbnail: made } },
      ],
    });
  });

  test('an article is named by its own page', () => {
    expect(JSON.stringify(listed(item({ category: 'Articles' })))).toContain(
      `{"@type":"NewsArticle","url":"${SITE}/articles/x/","headline":"Titre"}`,
    );
  });
});

test('What the owner writes can’t close the script element', () => {
  const name = '</script><script>alert(1)</script><!--';
  const text = toScriptText([{ '@type': 'Thing', name }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name }],
  });
});
