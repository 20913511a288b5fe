/** Where each collection lives below the content folder, as glob patterns. */
export const CONTENT_FILES = {
  site: 'site.json',
  about: 'about.json',
  services: 'services.json',
  testimonials: 'testimonials/*.json',
  portfolio: 'portfolio/*.md',
  project: 'project.json',
  publications: 'publications.json',
} as const;

export type CollectionName = keyof typeof CONTENT_FILES;
