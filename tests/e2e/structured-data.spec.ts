import deadLinks from '../content/dead-links.json' with { type: 'json' };
import project from '../content/project.json' with { type: 'json' };
import site from '../content/site.json' with { type: 'json' };
import { builtPages, canonical, listedPages, statements } from '../support/built-pages.ts';
import { portfolioFiles } from '../support/portfolio-files.ts';
import { expect, test } from '../support/test.ts';

test.skip(({ isMobile }) => isMobile, 'What robots read is the same on every device.');

const absolute = (path: string) => new URL(path, site.url).href;
const ME = { '@id': absolute('/#auteur') };
const pages = builtPages();

function statementsOf(file: string) {
  const page = pages.find((built) => built.file === file);
  expect(page, file).toBeDefined();
  return page ? statements(page) : {};
}

/** The addresses in structured data that lead to files of the site. */
const files = (data: unknown) =>
  [...JSON.stringify(data).matchAll(/"(https:[^"]*\.(?:jpg|webp|mp4|mp3|vtt))"/g)].map(
    ([, url = '']) => url,
  );

for (const file of ['index.html', 'projet.html']) {
  test(`Structured data: ${file} presents the owner and the site`, () => {
    const { Person, WebSite } = statementsOf(file);
    expect(Person).toMatchObject({
      ...ME,
      name: site.name,
      jobTitle: site.profession,
      url: absolute('/'),
      sameAs: site.networks.map(({ url }) => url),
    });
    expect(WebSite).toMatchObject({ url: absolute('/'), name: site.name, inLanguage: 'fr' });
  });
}

test('Structured data: / is a profile, and says nothing of single items', () => {
  expect(Object.keys(statementsOf('index.html'))).toEqual(['ProfilePage', 'Person', 'WebSite']);
  expect(statementsOf('index.html')['ProfilePage']).toMatchObject({ mainEntity: ME });
});

test('Structured data: /projet asks for gifts where it says', () => {
  const { donation } = project.support;
  expect(statementsOf('projet.html')['WebPage']).toMatchObject({
    url: absolute('/projet'),
    name: project.name,
    potentialAction: {
      '@type': 'DonateAction',
      target: absolute('/projet#soutien'),
      recipient: { name: donation.name, telephone: donation.phone },
      instrument: { name: donation.method },
    },
  });
});

test('Structured data: an article has the fields of its file', () => {
  for (const file of portfolioFiles()) {
    const { slug, category, title, day, outlet, originalUrl, place, topics, image } = file;
    if (category !== 'Articles') continue;
    const article = statementsOf(`articles/${slug}/index.html`)['NewsArticle'];
    expect(article).toMatchObject({
      headline: title,
      inLanguage: 'fr',
      mainEntityOfPage: absolute(`/articles/${slug}/`),
      author: { '@type': 'Person', ...ME, name: site.name },
      publisher: outlet === undefined ? ME : { '@type': 'Organization', name: outlet },
    });
    expect(article?.['datePublished']).toBe(day && `${day}T12:00:00+01:00`);
    const dead = deadLinks.links.find(({ address }) => address === originalUrl);
    expect(article?.['sameAs']).toBe(dead ? undefined : originalUrl);
    expect(article?.['archivedAt']).toBe(dead?.copy?.address);
    expect(article?.['keywords']).toEqual(topics);
    expect(article?.['contentLocation']).toEqual(
      place === undefined ? undefined : { '@type': 'Place', name: place },
    );
    expect(article?.['image']).toHaveLength(image === undefined ? 1 : 2);
    if (image)
      expect(article?.['image']).toMatchObject({
        1: {
          '@type': 'ImageObject',
          ...(image.caption !== undefined && { caption: image.caption }),
          ...(image.credit !== undefined && {
            creditText: image.credit,
            creator: { '@type': 'Organization', name: 'atelier du site' },
          }),
        },
      });
  }
});

test('Structured data: the archive lists every item that can be opened, where it stands', () => {
  const page = pages.find(({ file }) => file === 'portfolio/index.html');
  const listed = JSON.stringify(page && statements(page));
  for (const { slug, category, title, day, videoUrl } of portfolioFiles()) {
    const anchor = absolute(`/portfolio/#${slug}`);
    const at = listed.indexOf(`"${anchor}"`);
    if (category === 'Articles') {
      expect(listed).toContain(`"url":"${absolute(`/articles/${slug}/`)}"`);
    } else if (category === 'Vidéos' && videoUrl === undefined) {
      expect(at, slug).toBe(-1);
    } else {
      expect(page?.html).toContain(`id="${slug}"`);
      const text = listed.slice(at, listed.indexOf('"ListItem"', at));
      expect(listed.slice(at - 30, at)).toContain(
        category === 'Photos' ? 'ImageObject' : 'VideoObject',
      );
      if (title !== '') expect(text).toContain(JSON.stringify(title));
      expect(text).toContain(category === 'Photos' ? '"contentUrl":"' : '"thumbnailUrl":"');
      if (category === 'Vidéos') expect(text).toMatch(/"(embedUrl|contentUrl)":"https:/);
      const dated = `"${category === 'Photos' ? 'datePublished' : 'uploadDate'}":"${day ?? ''}T12:00:00+01:00"`;
      expect(text.includes(dated), slug).toBe(day !== undefined);
    }
  }
});

test('Structured data: the files that it names are there, and a page that is not found is silent', async ({
  request,
}) => {
  const named = new Set(pages.flatMap((page) => files(statements(page))));
  expect(named.size).toBeGreaterThan(0);
  for (const url of named) {
    const answer = await request.head(new URL(url).pathname);
    expect(answer.status(), url).toBe(200);
  }
  expect(statementsOf('404.html')).toEqual({});
  for (const page of listedPages())
    if (page.file !== '404.html') expect(canonical(page)).toBeDefined();
});
