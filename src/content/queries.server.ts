import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import { memoize } from '../lib/memoize.ts';
import { iconPaths, type IconPaths } from './icons.server.ts';
import type { Language } from './item.ts';
import type { LanguagePageContent } from './schemas/language-page.ts';
import { NETWORKS } from './schemas/site.ts';

export type DossierEntry = CollectionEntry<'dossiers'>;

/** Memoizes a content query in a build, where every page runs it, but not in development, where the content may change. */
export const memoizeInBuild = <Data>(read: () => Promise<Data>): (() => Promise<Data>) =>
  import.meta.env.DEV ? read : memoize(read);

/** Returns the content of `site.json`, with the URL at which this build is published. */
export const getSite = memoizeInBuild(async () => ({
  ...requireData(await getEntry('site', 'site')),
  url: import.meta.env.SITE,
}));
export const getAbout = memoizeInBuild(async () => requireData(await getEntry('about', 'about')));
export const getProject = memoizeInBuild(async () =>
  requireData(await getEntry('project', 'project')),
);
export const getServices = memoizeInBuild(
  async () => requireData(await getEntry('services', 'services')).services,
);
export const getPublications = memoizeInBuild(
  async () => requireData(await getEntry('publications', 'publications')).publications,
);

/** Returns the content of `sources.json`; undefined where there is no such file. */
export const getSourcesPage = memoizeInBuild(async () => (await getCollection('sources'))[0]?.data);

/** Returns the content of `sheet.json`; undefined where there is no such file. */
export const getEditorsSheet = memoizeInBuild(async () => (await getCollection('sheet'))[0]?.data);

/** A page that presents the owner in another language. */
export interface LanguagePage {
  lang: Language;
  /** Name of the language in that language, such as « English ». */
  label: string;
  content: LanguagePageContent;
}

/** Returns the pages in other languages: English at most. */
export const getLanguagePages = memoizeInBuild(async () =>
  (await getCollection('english')).map(({ data }): LanguagePage => ({
    lang: 'en',
    label: 'English',
    content: data,
  })),
);

/** Returns the list of testimonials that `site.json` names for the home page. */
export async function getTestimonials() {
  const { testimonials: list } = await getSite();
  return requireData(await getEntry('testimonials', list)).testimonials;
}

export const getDossiers = async () => getCollection('dossiers');

/** Returns the data of a file, which the content check guarantees to exist. */
function requireData<Data>(entry: { data: Data } | undefined): Data {
  if (!entry) throw new Error('Un fichier de content/ manque.');
  return entry.data;
}

/** How many publications the project's page shows: the newest (spec §3). */
export const MAX_SHOWN_PUBLICATIONS = 10;

/** Whether there are more publications than the project's page shows, so that a page lists them all. */
export async function hasPublicationsPage(): Promise<boolean> {
  return (await getPublications()).length > MAX_SHOWN_PUBLICATIONS;
}

/** A page where the owner can be followed, with the label and icon of its network. */
export interface SocialProfile {
  label: string;
  url: string;
  icon: IconPaths;
  /** Whether the hero shows it. */
  hero: boolean;
}

/** Returns the pages where the owner can be followed. */
export async function getSocialProfiles(): Promise<SocialProfile[]> {
  const { networks } = await getSite();
  return networks.map(({ network, url }) => {
    const { icon, ...rest } = NETWORKS[network];
    return { ...rest, url, icon: iconPaths(icon) };
  });
}
