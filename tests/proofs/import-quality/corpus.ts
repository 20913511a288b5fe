import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseHTML } from 'linkedom';
import { z } from 'zod';

/** Fields of an article that a corpus may tell. */
export const CORPUS_FIELDS = [
  'title',
  'date',
  'author',
  'outlet',
  'standfirst',
  'picture',
] as const;

export type CorpusField = (typeof CORPUS_FIELDS)[number];

/** A page of a corpus, and what the people who keep the corpus found in it. */
export interface CorpusPage {
  corpus: 'readability' | 'benchmark' | 'fundus' | 'metascraper' | 'trafilatura' | 'postlight';
  /** With the name of its corpus before it. */
  name: string;
  url: string;
  html: Buffer;
  /** Each in one or more forms, any of which is right; none where nothing is told. */
  fields: Partial<Record<CorpusField, readonly string[]>>;
  /** The text, and what stands near it and may be taken or left: captions, the standfirst. */
  text?: { required: string; optional: string };
  /** Some sentences of the text, and some that stand around it. */
  sentences?: { inside: readonly string[]; outside: readonly string[] };
}

/**
 * Reads the pages of a corpus.
 *
 * @param folder a copy of `mozilla/readability`, `scrapinghub/article-extraction-benchmark`, `flairNLP/fundus`,
 *   `microlinkhq/metascraper`, `adbar/trafilatura` or `postlight/parser`.
 */
export function corpusPages(folder: string): CorpusPage[] {
  const [, read] = READERS.find(([path]) => existsSync(join(folder, path))) ?? [];
  if (!read) throw new Error(`${folder} is no corpus that is known here.`);
  return read(folder);
}

/** Whether the importer's rules may be tuned on a page: on half of them. The other half shows whether they hold elsewhere. */
export const isForTuning = ({ name }: CorpusPage) =>
  (createHash('sha256').update(name).digest()[0] ?? 0) % 2 === 0;

const READERS: [path: string, read: (folder: string) => CorpusPage[]][] = [
  ['test/test-pages', readabilityPages],
  ['ground-truth.json', benchmarkPages],
  ['tests/resources/parser/test_data', fundusPages],
  ['packages/metascraper/test/integration', metascraperPages],
  ['tests/evaldata.json', trafilaturaPages],
  ['src/extractors/custom', postlightPages],
];

const readJson = <T>(schema: z.ZodType<T>, ...path: string[]): T =>
  schema.parse(JSON.parse(readFileSync(join(...path), 'utf8')));

const gunzip = (...path: string[]) => gunzipSync(readFileSync(join(...path)));

const text = z
  .string()
  .nullish()
  .transform((told) => (told?.trim() ? [told] : []));

/** Whether a text was cut by a program: it is no standfirst. */
const isExcerpt = (told: string) => /(?:…|\.\.\.)\W*$/.test(told);

function readabilityPages(folder: string): CorpusPage[] {
  const schema = z.object({
    title: text,
    byline: text,
    excerpt: text,
    siteName: text,
    publishedTime: text,
  });
  return globSync(`${folder}/test/test-pages/*/expected.html`).map((file) => {
    const page = dirname(file);
    const told = readJson(schema, page, 'expected-metadata.json');
    const { document } = parseHTML(`<html><body>${readFileSync(file, 'utf8')}</body></html>`);
    const captions = [...document.querySelectorAll('figure, script, style')];
    const optional = captions.map(blockText).join('\n');
    for (const caption of captions) caption.remove();
    const required = blockText(document.body);
    return {
      corpus: 'readability',
      name: `readability/${basename(page)}`,
      url: 'http://fakehost.example/test/page.html',
      html: readFileSync(join(page, 'source.html')),
      fields: {
        title: told.title,
        author: told.byline,
        outlet: told.siteName,
        standfirst: told.excerpt.filter((one) => !isExcerpt(one)),
        date: told.publishedTime,
      },
      text: { required, optional },
    };
  });
}

/** The text of an element, with a space between its parts. */
export const blockText = (element: Node): string =>
  element.nodeType === 3
    ? (element.textContent ?? '')
    : [...element.childNodes].map(blockText).join(' ').replaceAll(/\s+/g, ' ');

function benchmarkPages(folder: string): CorpusPage[] {
  const schema = z.record(z.string(), z.object({ articleBody: z.string(), url: z.string() }));
  return Object.entries(readJson(schema, folder, 'ground-truth.json')).map(([name, told]) => ({
    corpus: 'benchmark',
    name: `benchmark/${name.slice(0, 12)}`,
    url: told.url,
    html: gunzip(folder, 'html', `${name}.html.gz`),
    fields: {},
    text: { required: told.articleBody, optional: '' },
  }));
}

function fundusPages(folder: string): CorpusPage[] {
  const image = z.object({
    versions: z.array(z.object({ url: z.string() })),
    is_cover: z.boolean(),
    caption: text,
    description: text,
    authors: z.array(z.string()),
  });
  const schema = z.record(
    z.string(),
    z.object({
      title: text,
      authors: z.array(z.string()).optional(),
      publishing_date: text,
      images: z.array(image).default([]),
      body: z
        .object({
          summary: z.array(z.string()),
          sections: z.array(
            z.object({ headline: z.array(z.string()), paragraphs: z.array(z.string()) }),
          ),
        })
        .nullable(),
    }),
  );
  const info = z.record(z.string(), z.object({ url: z.string() }));
  return globSync(`${folder}/tests/resources/parser/test_data/*/*.json`).flatMap((file) => {
    const country = dirname(file);
    const outlet = basename(file, '.json');
    const addresses = readJson(info, country, 'meta.info');
    // Each version of an outlet's pages has one page, the oldest first.
    const pages = globSync(`${country}/${outlet}_*.html.gz`).sort();
    const versions = Object.entries(readJson(schema, file)).sort(([one], [other]) =>
      one < other ? -1 : 1,
    );
    return versions.flatMap(([, told], index): CorpusPage[] => {
      const page = pages[index];
      if (page === undefined) return [];
      const cover = told.images.filter(({ is_cover }) => is_cover);
      const { summary = [], sections = [] } = told.body ?? {};
      return [
        {
          corpus: 'fundus',
          name: `fundus/${basename(country)}/${basename(page, '.html.gz')}`,
          url: addresses[basename(page)]?.url ?? '',
          html: gunzip(page),
          fields: {
            title: told.title,
            date: told.publishing_date,
            author: told.authors?.length ? [told.authors.join(', ')] : [],
            standfirst: summary.length === 1 ? summary : [],
            picture: cover.flatMap(({ versions: sizes }) => sizes.map(({ url }) => url)),
          },
          ...(sections.length > 0 && {
            text: {
              required: sections
                .flatMap((part) => [part.headline, part.paragraphs].flat())
                .join('\n'),
              optional: [
                ...summary,
                ...told.images.flatMap((one) => [one.caption, one.description, one.authors].flat()),
              ].join('\n'),
            },
          }),
        },
      ];
    });
  });
}

function metascraperPages(folder: string): CorpusPage[] {
  return globSync(`${folder}/packages/metascraper/test/integration/*/input.html`).flatMap(
    (file) => {
      const page = dirname(file);
      const [snapshot] = globSync(`${page}/snapshots/index.js.md*`);
      if (snapshot === undefined) return [];
      const report = readFileSync(snapshot, 'utf8');
      const told = (name: string) => {
        const [, quoted] = new RegExp(`^ +${name}: (['\`"].*['\`"]),$`, 'm').exec(report) ?? [];
        return quoted === undefined ? [] : [quoted.slice(1, -1).replaceAll(String.raw`\'`, "'")];
      };
      const [, address] =
        /url = '([^']+)'/.exec(readFileSync(join(page, 'index.js'), 'utf8')) ?? [];
      const url = address ?? told('url')[0];
      if (url === undefined) return [];
      return [
        {
          corpus: 'metascraper',
          name: `metascraper/${basename(page)}`,
          url,
          html: readFileSync(file),
          fields: {
            title: told('title'),
            date: told('date'),
            author: told('author'),
            outlet: told('publisher'),
            standfirst: told('description').filter((one) => !isExcerpt(one)),
            picture: told('image'),
          },
        },
      ];
    },
  );
}

function trafilaturaPages(folder: string): CorpusPage[] {
  const authors = z
    .union([z.string(), z.array(z.string())])
    .optional()
    .transform((names = []) => {
      const byline = [names].flat().join(', ').trim();
      return byline === '' ? [] : [byline];
    });
  const schema = z.record(
    z.string(),
    z.object({
      file: z.string(),
      with: z.array(z.string()),
      without: z.array(z.string()),
      title: text,
      author: authors,
      date: text,
      description: text,
      sitename: text,
    }),
  );
  return Object.entries(readJson(schema, folder, 'tests', 'evaldata.json')).flatMap(
    ([url, told]): CorpusPage[] => {
      const [path] = globSync(`${folder}/tests/{eval,cache}/${told.file}`);
      if (path === undefined) return [];
      return [
        {
          corpus: 'trafilatura',
          name: `trafilatura/${told.file}`,
          url,
          html: readFileSync(path),
          fields: {
            title: told.title,
            author: told.author,
            date: told.date,
            standfirst: told.description.filter((one) => !isExcerpt(one)),
            outlet: told.sitename,
          },
          sentences: { inside: told.with, outside: told.without },
        },
      ];
    },
  );
}

/** One or more string literals of JavaScript, joined with `+`. */
const LITERALS = String.raw`(?:\+?\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|${'`[^`]*`'})\s*)+`;

/** Postlight has no list: what it expects of a page stands in the assertions of its unit tests, one for each value. */
function postlightPages(folder: string): CorpusPage[] {
  const tests = globSync(`${folder}/src/extractors/custom/*/index.test.js`).sort();
  return [...Map.groupBy(tests.flatMap(postlightTests), ({ fixture }) => fixture)].flatMap(
    ([fixture, sharing]): CorpusPage[] => {
      const path = join(folder, 'fixtures', fixture);
      const code = sharing.map((test) => test.code).join('\n');
      const [, url] = /=\s*['"`](https?:[^'"`]+)/.exec(code) ?? [];
      if (url === undefined || !existsSync(path)) return [];
      // Some days are compared without their time: `assert.equal(date_published.split('T')[0], '2017-01-09')`.
      const told = (name: string) => {
        const assertion = `assert\\.equal\\(\\s*[^,]*?${name}\\b[^,]*,\\s*(${LITERALS})`;
        return [...code.matchAll(new RegExp(assertion, 'gi'))]
          .map(([, literals = '']) => unquote(literals))
          .filter((value) => value.trim() !== '');
      };
      return [
        {
          corpus: 'postlight',
          name: `postlight/${basename(fixture, '.html')}`,
          url,
          html: restoreMetas(readFileSync(path, 'utf8')),
          fields: {
            title: told('title'),
            author: told('author'),
            date: told('date_?published'),
            standfirst: told('dek').filter((one) => !isExcerpt(one)),
            picture: told('lead_image_url'),
          },
          // Only the first words of the text are told.
          sentences: { inside: told('(?:first13|excerpt)'), outside: [] },
        },
      ];
    },
  );
}

/** The blocks of a test file, each with the fixture that it opens itself, or that is opened before all of them. */
function postlightTests(file: string): { fixture: string; code: string }[] {
  let opened: string | undefined;
  const code = readFileSync(file, 'utf8').replaceAll(/^\s*\/\/.*/gm, '');
  return code.split(/^ *(?=(?:describe|beforeAll|it)\()/m).flatMap((block) => {
    const [, own] = /readFileSync\(\s*'\.\/fixtures\/([^']+)'/.exec(block) ?? [];
    if (block.startsWith('beforeAll')) opened = own;
    const fixture = own ?? opened;
    return fixture === undefined ? [] : [{ fixture, code: block }];
  });
}

/** Most fixtures were saved without their scripts, and with the content of `<meta>` in `value`, as Postlight's parser has it. */
const restoreMetas = (html: string) =>
  Buffer.from(html.replaceAll(/(<meta\s(?:[^>]*?\s)?)value=/gi, '$1content='));

/** The value of string literals. */
const unquote = (literals: string) =>
  [...literals.matchAll(/(['"`])((?:\\.|(?!\1).)*)\1/gs)]
    .map(([, , value = '']) => value.replaceAll(/\\(.)/g, '$1'))
    .join('');
