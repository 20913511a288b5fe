import type { Category, Language } from '@/content/item.ts';

/**
 * The site's own words on the page that presents the owner in another language, such as English. Each further language
 * needs a file like this one, its content and its route.
 */
export interface LanguageWords {
  /** Locale in which dates are written (BCP 47). */
  locale: string;
  skip: string;
  write: string;
  cv: string;
  sheet: string;
  biography: string;
  services: string;
  works: string;
  otherWorks: string;
  allWorks: string;
  contact: string;
  newTab: string;
  rights: string;
  privacy: string;
  categories: Record<Category, string>;
  /** For each language, what follows the title of a work that is in it. */
  inLanguage: Record<Language, string>;
}

export const ENGLISH_WORDS: LanguageWords = {
  locale: 'en-GB',
  skip: 'Skip to content',
  write: 'Get in touch',
  cv: 'CV (PDF, in French)',
  sheet: 'Editors’ sheet (in French, with biographies in English)',
  biography: 'About',
  services: 'What I do',
  works: 'Work in English',
  otherWorks: 'Other work',
  allWorks: 'All my work (in French)',
  contact: 'Contact',
  newTab: 'new tab',
  rights: 'All rights reserved.',
  privacy: 'Privacy (in French)',
  categories: { Articles: 'Article', Vidéos: 'Video', Photos: 'Photo' },
  inLanguage: { fr: 'in French', en: 'in English' },
};
