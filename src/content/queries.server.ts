import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import { memoize } from '../lib/memoize.ts';
import { iconPaths, type IconPaths } from './icons.server.ts';
import { NETWORKS } from './schemas/site.ts';

/** One dossier, with the file name that identifies it. */
export type DossierEntry = CollectionEntry<'dossiers'>;

/** Remembers an answer while the site is built, where each page asks for it; in development the content may change. */
export const memoizeInBuild = <Data>(read: () => Promise<Data>): (() => Promise<Data>) =>
  import.meta.env.DEV ? read : memoize(read);

/** The site, at the address where this build is published. */
export const getSite = memoizeInBuild(async () => ({
  ...dataOf(await getEntry('site', 'site')),
  url: import.meta.env.SITE,
}));
export const getAbout = memoizeInBuild(async () => dataOf(await getEntry('about', 'about')));
export const getProject = memoizeInBuild(async () => dataOf(await getEntry('project', 'project')));
export const getServices = memoizeInBuild(
  async () => dataOf(await getEntry('services', 'services')).services,
);
export const getPublications = memoizeInBuild(
  async () => dataOf(await getEntry('publications', 'publications')).publications,
);

/** The list of testimonials that `content/site.json` names for the home page. */
export async function getTestimonials() {
  const { testimonials: list } = await getSite();
  return dataOf(await getEntry('testimonials', list)).testimonials;
}

/** Every dossier that has a page. */
export const getDossiers = async () => getCollection('dossiers');

/** The content check has made sure that every file is there before anything asks for it. */
function dataOf<Data>(entry: { data: Data } | undefined): Data {
  if (!entry) throw new Error('Un fichier de content/ manque.');
  return entry.data;
}

/** How many publications the project's page shows, the newest (spec §3). */
export const MAX_SHOWN_PUBLICATIONS = 10;

/** Whether the publications have a page of their own: there are more than the project's page shows. */
export async function hasPublicationsPage(): Promise<boolean> {
  return (await getPublications()).length > MAX_SHOWN_PUBLICATIONS;
}

/** The owner's social profiles, ready to be shown. */
export async function getSocialProfiles(): Promise<
  { label: string; url: string; icon: IconPaths }[]
> {
  const { networks } = await getSite();
  return networks.map(({ network, url }) => {
    const { label, icon } = NETWORKS[network];
    return { label, url, icon: iconPaths(icon) };
  });
}
