import {
  getAbout,
  getProject,
  getPublications,
  getServices,
  getSite,
  getTestimonials,
} from '@/content/queries.server.ts';
import { CATEGORY_NAMES, itemName, appendLanguage, type Item } from '@/content/item.ts';
import { formatIssueReference } from '@/content/scans.ts';
import { itemPath, CV_PATH, HOME_PATH, PROJECT_PAGE_PATH } from '@/content/paths.ts';
import { makeUnbreakable } from '@/content/text/typography.ts';
import { longDate, parseFrenchDate } from '@/lib/dates.ts';
import { captionLine } from '@/content/pictures/picture.ts';
import { joinWithDots, plainText as toPlainText } from '@/content/text/plain-text.ts';
import { listFigures, listVideos } from '@/content/text/text-tree.ts';
import { getItems, parseTranscript } from '@/content/items.server.ts';

/** One entry of the search index: an item, a publication or a section of a page. */
export interface SearchRecord {
  url: string;
  title: string;
  /** The line below the title of a result: category, source and date. */
  line: string;
  /** All public text, without the title. */
  text: string;
  type: SearchType;
  year?: string;
  lang?: Item['lang'];
}

const SEARCH_TYPES = ['Articles', 'Vidéos', 'Photos', 'Publications', 'Pages'] as const;
type SearchType = (typeof SEARCH_TYPES)[number];

/** Returns the records of every public text of the site: items newest first, then publications and pages. */
export async function getSearchRecords(): Promise<SearchRecord[]> {
  return [...(await itemRecords()), ...(await publicationRecords()), ...(await pageRecords())];
}

async function itemRecords(): Promise<SearchRecord[]> {
  return (await getItems()).map((item) => {
    const { category, date, outlet, place, topics = [], standfirst, pullQuote, plainText } = item;
    const transcript = parseTranscript(item);
    return {
      url: itemPath(item),
      title: itemName(item),
      line: joinWithDots(
        appendLanguage(CATEGORY_NAMES[category], item.lang),
        outlet ?? place,
        date && makeUnbreakable(longDate(date)),
      ),
      text: joinSentences(
        standfirst,
        plainText,
        ...listFigures(item.text).map(captionLine),
        ...listVideos(item.text).map(({ title }) => title),
        pullQuote !== undefined && !plainText.includes(pullQuote) ? pullQuote : undefined,
        transcript && toPlainText(transcript),
        // Without a label: that word would match every item.
        topics.join(', '),
        place,
        outlet,
        item.scans && formatIssueReference(item),
      ),
      type: category,
      lang: item.lang,
      ...(date && { year: String(date.getUTCFullYear()) }),
    };
  });
}

async function publicationRecords(): Promise<SearchRecord[]> {
  return (await getPublications()).map(({ title, excerpt, date, url, lang }) => {
    const day = parseFrenchDate(date);
    return {
      url,
      title,
      line: joinWithDots(
        appendLanguage('Publication', lang),
        'LinkedIn',
        day ? makeUnbreakable(longDate(day)) : date,
      ),
      text: excerpt,
      type: 'Publications',
      lang,
      ...(day && { year: String(day.getUTCFullYear()) }),
    };
  });
}

async function pageRecords(): Promise<SearchRecord[]> {
  const { name, contact } = await getSite();
  const { paragraphs } = await getAbout();
  const services = (await getServices()).map(({ title, description }) =>
    joinSentences(title, description),
  );
  const testimonials = (await getTestimonials()).map(({ text, name: author, position }) =>
    joinSentences(text, `${author}, ${position}`),
  );
  const { title, name: project, pitch, mission, goals, closing, support } = await getProject();
  const waysToWrite = [
    'formulaire',
    'e-mail',
    ...(contact.phone ? ['téléphone'] : []),
    ...(contact.whatsapp ? ['WhatsApp'] : []),
  ];
  const section = (id: string, title: string, texts: readonly string[]): SearchRecord => ({
    url: `${HOME_PATH}#${id}`,
    title,
    line: joinWithDots('Page', name),
    text: joinSentences(...texts),
    type: 'Pages',
  });
  return [
    section('about', 'À propos', paragraphs),
    section('services', 'Services', services),
    section('temoignages', 'Témoignages', testimonials),
    section('contact', 'Contact', [`Écrire à ${name} : ${waysToWrite.join(', ')}`]),
    { ...section('', 'CV', [`Curriculum vitae de ${name}`]), url: CV_PATH },
    {
      url: PROJECT_PAGE_PATH,
      title,
      line: joinWithDots('Page', project),
      text: joinSentences(pitch, ...mission, ...goals, closing, ...support.intro),
      type: 'Pages',
    },
  ];
}

/** Joins texts with spaces, and ends each with a full stop unless it has its own punctuation. */
function joinSentences(...texts: (string | undefined)[]): string {
  return texts
    .filter((text) => text !== undefined && text !== '')
    .map((text) => (/[.!?…»]$/u.test(text ?? '') ? text : `${text}.`))
    .join(' ');
}

interface SearchFilters {
  types: SearchType[];
  /** Newest first. */
  years: string[];
}

/** Returns the types and years that the records have: the options of the search form's filters. */
export async function getSearchFilters(): Promise<SearchFilters> {
  const records = await getSearchRecords();
  const types = new Set(records.map(({ type }) => type));
  const years = new Set(records.flatMap(({ year }) => year ?? []));
  return {
    types: SEARCH_TYPES.filter((type) => types.has(type)),
    years: [...years].sort().reverse(),
  };
}
