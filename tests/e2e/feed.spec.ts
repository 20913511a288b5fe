import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import publications from '../content/publications.json' with { type: 'json' };
import site from '../content/site.json' with { type: 'json' };
import { portfolioFiles } from '../support/portfolio-files.ts';
import { expect, test } from '../support/test.ts';

test.skip(({ isMobile }) => isMobile, 'What feed readers get is the same on every device.');

/** RFC 822, with the four-digit year that RSS allows. */
const RFC_822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;

const MONTHS =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre';

const enclosure = z.strictObject({
  '@_url': z.url(),
  '@_length': z.string().regex(/^\d+$/),
  '@_type': z.enum(['audio/mpeg', 'audio/mp4', 'audio/ogg']),
});

const item = z.strictObject({
  title: z.string().min(1),
  link: z.url(),
  guid: z.strictObject({ '#text': z.url(), '@_isPermaLink': z.literal('true') }),
  description: z.string(),
  category: z.array(z.string()).optional(),
  'dc:creator': z.literal(site.name),
  pubDate: z.string().regex(RFC_822).optional(),
  'content:encoded': z.string().optional(),
  enclosure: enclosure.optional(),
  'media:content': z.strictObject({ '@_url': z.url(), '@_medium': z.literal('image') }).optional(),
});

/** RSS 2.0 asks for title, link and description; the feed validator for a link to the feed itself. */
const feed = z.object({
  rss: z.object({
    '@_version': z.literal('2.0'),
    channel: z.strictObject({
      title: z.literal(site.name),
      description: z.literal(site.description),
      link: z.literal(`${site.url}/`),
      language: z.literal('fr'),
      'atom:link': z.strictObject({
        '@_href': z.literal(`${site.url}/rss.xml`),
        '@_rel': z.literal('self'),
        '@_type': z.literal('application/rss+xml'),
      }),
      item: z.array(item).max(50),
    }),
  }),
});

async function readFeed(text: Promise<string>): Promise<z.infer<typeof item>[]> {
  const xml = await text;
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    isArray: (name) => name === 'item' || name === 'category',
  });
  return feed.parse(parser.parse(xml)).rss.channel.item;
}

/** The letters of an HTML or Markdown text, without its marks. */
const letters = (text: string) => text.replaceAll(/<[^>]*>|\]\([^)]*\)|&\w+;|[^\p{L}\p{N}]/gu, '');

test('Feed: it is what it says, with every article and publication once, newest first', async ({
  request,
}) => {
  const answer = await request.get('/rss.xml');
  expect(answer.headers()['content-type']).toContain('xml');
  const items = await readFeed(answer.text());

  const expected = [
    ...portfolioFiles()
      .filter(({ category }) => category === 'Articles')
      .map(({ slug }) => `${site.url}/articles/${slug}/`),
    ...publications.publications.map(({ url }) => url),
  ];
  expect(items.map(({ link }) => link).toSorted()).toEqual(expected.toSorted());
  for (const { link, guid } of items) expect(guid['#text']).toBe(link);
  const times = items.map(({ pubDate }) => (pubDate === undefined ? 0 : Date.parse(pubDate)));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

test('Feed: a browser finds no fault in its XML', async ({ page, request }) => {
  const xml = await (await request.get('/rss.xml')).text();
  const { root, faults } = await page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'application/xml');
    const { length } = document.querySelectorAll('parsererror');
    return { root: document.documentElement.nodeName, faults: length };
  }, xml);
  expect({ root, faults }).toEqual({ root: 'rss', faults: 0 });
});

test('Feed: an article is there in full, as its file has it, a private one with its start alone', async ({
  request,
}) => {
  const items = await readFeed((await request.get('/rss.xml')).text());
  for (const file of portfolioFiles()) {
    const { slug, category, title, standfirst, topics, date, body, visibility, image, audio } =
      file;
    if (category !== 'Articles') continue;
    const found = items.find(({ link }) => link.endsWith(`/articles/${slug}/`));
    expect(found?.title).toBe(title);
    expect(found?.pubDate).toBe(date?.toUTCString().replace('00:00:00', '11:00:00'));
    expect(letters(standfirst ?? body)).toContain(letters(found?.description ?? '?'));
    expect(found?.category).toEqual(topics);
    const html = found?.['content:encoded'];
    const picture = found?.['media:content']?.['@_url'];
    expect(picture === undefined).toBe(image === undefined);
    if (picture !== undefined)
      expect((await request.head(new URL(picture).pathname)).ok()).toBe(true);
    expect(found?.enclosure === undefined).toBe(audio === undefined);
    if (visibility === 'private') {
      expect(html).toBeUndefined();
    } else {
      // The numbers of a list are its elements', and the words of a picture its caption.
      const words = body
        .replaceAll(/^\d+\. /gm, '')
        .replaceAll(/!\[[^\]]*\]\(\S+ "([^"]*) Crédit\s: ([^"]*)"\)/g, '$1 $2');
      const text = (html ?? '')
        .replaceAll(/<p><b>Correction du.*?<\/p>/g, '')
        .replace(/<p>Sur papier.*$/s, '')
        .replace(/<p><a [^>]*>Écouter l’article<\/a>[^<]*<\/p>/, '');
      expect(letters(text)).toBe(letters(words));
      expect(/^<p><img src="([^"]*)" width="\d+" height="\d+" alt="/.exec(html ?? '')?.[1]).toBe(
        picture,
      );
      expect(html).toMatch(/^<p>.*<\/p>$/s);
    }
  }
});

test('Feed: a publication has its text, and the day that its date names', async ({ request }) => {
  const items = await readFeed((await request.get('/rss.xml')).text());
  for (const { title, excerpt, date, url } of publications.publications) {
    const found = items.find(({ link }) => link === url);
    expect(found).toMatchObject({ title, description: excerpt });
    expect(found?.['content:encoded']).toBeUndefined();
    const [day, month = '', year] = date.split(' ');
    const time = Date.UTC(Number(year), MONTHS.split(' ').indexOf(month), Number(day), 11);
    expect(Date.parse(found?.pubDate ?? '')).toBe(time);
  }
});
