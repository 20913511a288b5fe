import type {
  AudioObject,
  DonateAction,
  ImageObject,
  MediaObject,
  NewsArticle,
  Person,
  Place,
  Thing,
  WebSite,
} from 'schema-dts';
import type { Item, ItemFields, Language } from '@/content/item.ts';
import type { Site } from '@/content/schemas/site.ts';
import type { WayToGive } from '@/content/schemas/project.ts';
import type { EditorsSheet } from '@/content/schemas/sheet.ts';
import { isoDuration, type Sound } from '@/content/sound/sound.ts';

/** The owner of the site, for search engines. */
export interface Owner {
  /** Address of the home page. */
  url: string;
  name: string;
  profession: string;
  /** Address of her portrait. */
  portrait: string;
  /** Addresses of her profiles elsewhere. */
  profiles: string[];
  /** What her sheet for editors says. */
  sheet?: Pick<EditorsSheet, 'languages' | 'beats' | 'awards'> | undefined;
}

/** What the statement of a picture says of the owner. */
export interface PictureOwner extends Pick<Owner, 'url' | 'name'> {
  /** On what terms others may use her own pictures. */
  pictureLicense?: Site['pictureLicense'];
}

/** Return the `@id` by which other statements refer to the owner, and the `@id` by which they refer to the site. */
export const ownerId = ({ url }: Pick<Owner, 'url'>) => ({ '@id': new URL('#auteur', url).href });
export const siteId = ({ url }: Pick<Owner, 'url'>) => ({ '@id': new URL('#site', url).href });

/**
 * Returns the statements of a page that presents the owner, such as the home page.
 *
 * @param url of the page: by default the home page.
 * @param lang of the page, where it isn't French.
 */
export function profileStatements(owner: Owner, url = owner.url, lang?: Language): Thing[] {
  return [
    {
      '@type': 'ProfilePage',
      url: new URL(url).href,
      ...(lang && { inLanguage: lang }),
      mainEntity: ownerId(owner),
      isPartOf: siteId(owner),
    },
    ...ownerAndSiteStatements(owner),
  ];
}

interface ProjectFacts {
  owner: Owner;
  /** Address of the page. */
  url: string;
  name: string;
  description: string;
  waysToGive: [WayToGive, ...WayToGive[]];
}

/** Returns the statements of the project page, which presents a periodical and asks for donations (spec §2, Project page). */
export function projectStatements(facts: ProjectFacts): Thing[] {
  const { owner, url, name, description, waysToGive } = facts;
  const [onlyWay, ...others] = waysToGive;
  return [
    {
      '@type': 'WebPage',
      url,
      name,
      inLanguage: 'fr',
      isPartOf: siteId(owner),
      about: { '@type': 'Periodical', name, description, publisher: ownerId(owner) },
      potentialAction:
        others.length === 0
          ? donateAction(onlyWay, url)
          : waysToGive.map((way) => donateAction(way, url)),
    },
    ...ownerAndSiteStatements(owner),
  ];
}

/** Builds the statement that a visitor can donate to the project in a certain way (https://schema.org/DonateAction). */
function donateAction({ method, number, holder }: WayToGive, url: string): DonateAction {
  return {
    '@type': 'DonateAction',
    name: 'Faire un don',
    target: `${url}#soutien`,
    recipient: { '@type': 'Person', name: holder, telephone: number },
    instrument: { '@type': 'Thing', name: method },
  };
}

function ownerAndSiteStatements(owner: Owner): [Person, WebSite] {
  const home = new URL(owner.url).href;
  return [
    {
      '@type': 'Person',
      ...ownerId(owner),
      name: owner.name,
      jobTitle: owner.profession,
      url: home,
      image: owner.portrait,
      sameAs: owner.profiles,
      ...(owner.sheet && sheetProperties(owner.sheet)),
    },
    {
      '@type': 'WebSite',
      ...siteId(owner),
      url: home,
      name: owner.name,
      inLanguage: 'fr',
      publisher: ownerId(owner),
    },
  ];
}

/** Returns the statement of the owner as the author of a work, for a page that doesn't present her. */
export const authorStatement = (owner: Pick<Owner, 'url' | 'name'>) =>
  ({
    '@type': 'Person',
    ...ownerId(owner),
    name: owner.name,
    url: new URL(owner.url).href,
  }) as const;

const sheetProperties = ({ languages, beats, awards }: NonNullable<Owner['sheet']>) => ({
  knowsLanguage: languages.map(({ name }) => ({ '@type': 'Language' as const, name })),
  knowsAbout: beats,
  ...(awards && { award: awards }),
});

type Subject = Pick<ItemFields, 'place' | 'topics'>;

interface ArticleFacts {
  owner: Pick<Owner, 'url' | 'name'>;
  /** Address of the article's page. */
  url: string;
  headline: string;
  description: string;
  lang: Item['lang'];
  /** The address of the share image and, if the article has a picture, the picture's statement. */
  images: (string | ImageObject)[];
  subject: Subject;
  /** The sound of the article, with an absolute address. */
  sound?: Sound | undefined;
  /** The transcript of the sound, as plain text. */
  transcript?: string | undefined;
  /** When it was published (ISO 8601); unknown for some. */
  day?: string | undefined;
  /** When it was last corrected (ISO 8601). */
  corrected?: string | undefined;
  /** Name of the outlet in which it first appeared. */
  outlet?: string | undefined;
  originalUrl?: string | undefined;
  /** Number of the page of the newspaper on which it was printed. */
  printPage?: string | undefined;
  /** Statements of the pictures and the PDF of its printed pages. */
  scans?: MediaObject[];
  /** Address of its archived copy, where the original is offline. */
  archivedAt?: string | undefined;
}

/**
 * Returns the statement of an article. Its publisher is the outlet, or else the author herself. The original at the outlet
 * is the same text, so it is named by « sameAs »: « isBasedOn » would make ours another work. Of an original that is
 * offline, only the archived copy is named.
 *
 * @see https://schema.org/NewsArticle
 */
export function articleStatement(facts: ArticleFacts): NewsArticle {
  const { owner, url, headline, description, lang = 'fr', images, subject } = facts;
  const { day, corrected, outlet } = facts;
  const { originalUrl, archivedAt, printPage, scans = [], sound, transcript } = facts;
  return {
    '@type': 'NewsArticle',
    headline,
    description,
    inLanguage: lang,
    url,
    mainEntityOfPage: url,
    isPartOf: siteId(owner),
    author: authorStatement(owner),
    publisher: outlet === undefined ? ownerId(owner) : { '@type': 'Organization', name: outlet },
    image: images,
    ...(sound && { audio: soundStatement(sound, transcript, lang) }),
    ...subjectProperties(subject),
    ...(day !== undefined && { datePublished: day }),
    ...(corrected !== undefined && { dateModified: corrected }),
    ...(originalUrl !== undefined && { sameAs: originalUrl }),
    ...(archivedAt !== undefined && { archivedAt }),
    ...(printPage !== undefined && { printPage }),
    ...(scans.length > 0 && { associatedMedia: scans }),
  };
}

/** Builds the statement about the sound of an article (https://schema.org/AudioObject). */
function soundStatement(sound: Sound, transcript: string | undefined, lang: Language): AudioObject {
  const { src, type, seconds, bytes } = sound;
  return {
    '@type': 'AudioObject',
    contentUrl: src,
    encodingFormat: type,
    inLanguage: lang,
    ...(seconds !== undefined && { duration: isoDuration(seconds) }),
    ...(bytes !== undefined && { contentSize: String(bytes) }),
    ...(transcript !== undefined && { transcript }),
  };
}

/**
 * Returns the topics and the place of an item as schema.org properties of its JSON-LD.
 *
 * @see https://schema.org/keywords
 */
export function subjectProperties({ place, topics = [] }: Subject): {
  contentLocation?: Place;
  keywords?: string[];
} {
  return {
    ...(place !== undefined && { contentLocation: { '@type': 'Place', name: place } }),
    ...(topics.length > 0 && { keywords: topics }),
  };
}

/**
 * Serialises statements as the text of a `<script type="application/ld+json">`.
 *
 * @returns JSON without « < », so that no text of the owner's can close the element.
 * @see https://www.w3.org/TR/json-ld11/#restrictions-for-contents-of-json-ld-script-elements
 */
export function toScriptText(statements: readonly Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': statements }).replaceAll(
    '<',
    '\\u003c',
  );
}
