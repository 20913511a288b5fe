import {
  getAbout,
  getProject,
  getPublications,
  getServices,
  getSite,
  getTestimonials,
} from '@/content/queries.server.ts';
import { itemName, CATEGORY_NAMES } from '@/content/item.ts';
import { itemPath, CV_PATH, HOME_PATH, PROJECT_PATH } from '@/content/paths.ts';
import { longDate, parseFrenchDate } from '@/lib/dates.ts';
import { joinWithDots, plainText as toPlainText } from '@/content/text/plain-text.ts';
import { getItems, parseTranscript } from '@/content/items.server.ts';

/** What the search finds: a work, a publication or a part of a page. */
export interface SearchRecord {
  /** Address that it leads to. */
  url: string;
  title: string;
  /** What it is, and when, below the title. */
  line: string;
  /** All of its public text, without the title. */
  text: string;
  /** By what results are filtered. */
  type: SearchType;
  year?: string;
}

const SEARCH_TYPES = ['Articles', 'Vidéos', 'Photos', 'Publications', 'Pages'] as const;
type SearchType = (typeof SEARCH_TYPES)[number];

/** Every public text of the site, the works first, newest first. */
export async function searchRecords(): Promise<SearchRecord[]> {
  return [...(await works()), ...(await publications()), ...(await pages())];
}

async function works(): Promise<SearchRecord[]> {
  return (await getItems()).map((item) => {
    const { category, date, outlet, place, topics = [], standfirst, pullQuote, plainText } = item;
    const transcript = parseTranscript(item);
    return {
      url: itemPath(item),
      title: itemName(item),
      line: joinWithDots(CATEGORY_NAMES[category], outlet ?? place, date && longDate(date)),
      text: sentences(
        standfirst,
        plainText,
        pullQuote !== undefined && !plainText.includes(pullQuote) ? pullQuote : undefined,
        transcript && toPlainText(transcript),
        // Without a word of ours, which would be found in all of them.
        topics.join(', '),
        place,
        outlet,
      ),
      type: category,
      ...(date && { year: String(date.getUTCFullYear()) }),
    };
  });
}

async function publications(): Promise<SearchRecord[]> {
  return (await getPublications()).map(({ title, excerpt, date, url }) => {
    const day = parseFrenchDate(date);
    return {
      url,
      title,
      line: joinWithDots('Publication', 'LinkedIn', day ? longDate(day) : date),
      text: excerpt,
      type: 'Publications',
      ...(day && { year: String(day.getUTCFullYear()) }),
    };
  });
}

async function pages(): Promise<SearchRecord[]> {
  const { name } = await getSite();
  const { paragraphs } = await getAbout();
  const services = (await getServices()).map(({ title, description }) =>
    sentences(title, description),
  );
  const testimonials = (await getTestimonials()).map(({ text, name: author, position }) =>
    sentences(text, `${author}, ${position}`),
  );
  const { title, name: project, pitch, mission, goals, closing, support } = await getProject();
  const section = (id: string, title: string, texts: readonly string[]): SearchRecord => ({
    url: `${HOME_PATH}#${id}`,
    title,
    line: joinWithDots('Page', name),
    text: sentences(...texts),
    type: 'Pages',
  });
  return [
    section('about', 'À propos', paragraphs),
    section('services', 'Services', services),
    section('temoignages', 'Témoignages', testimonials),
    section('contact', 'Contact', [`Écrire à ${name} : formulaire, e-mail, téléphone, WhatsApp`]),
    { ...section('', 'CV', [`Curriculum vitae de ${name}`]), url: CV_PATH },
    {
      url: PROJECT_PATH,
      title,
      line: joinWithDots('Page', project),
      text: sentences(pitch, ...mission, ...goals, closing, ...support.intro),
      type: 'Pages',
    },
  ];
}

/** Texts in a row: a full stop parts those that end without a sign of their own. */
function sentences(...texts: (string | undefined)[]): string {
  return texts
    .filter((text) => text !== undefined && text !== '')
    .map((text) => (/[.!?…»]$/u.test(text ?? '') ? text : `${text}.`))
    .join(' ');
}

/** By what the results of the search can be filtered. */
interface SearchFilters {
  types: SearchType[];
  /** Newest first. */
  years: string[];
}

/** The types and the years that there are. */
export async function searchFilters(): Promise<SearchFilters> {
  const records = await searchRecords();
  const types = new Set(records.map(({ type }) => type));
  const years = new Set(records.flatMap(({ year }) => year ?? []));
  return {
    types: SEARCH_TYPES.filter((type) => types.has(type)),
    years: [...years].sort().reverse(),
  };
}
