/**
 * What the site stores in a visitor's browser. The privacy page names all of it and erases it; the editor, which only the
 * owner uses, stores its own.
 */

/** Key of the chosen theme in `localStorage`: `dark` or `light`. */
export const THEME_KEY = 'theme';

/** Key in `localStorage` of the time of the last message, which EmailJS's rate limit reads. */
export const LAST_MESSAGE_KEY = 'contact';

/** Key in `sessionStorage` of the message that the visitor has begun in the contact form. */
export const MESSAGE_DRAFT_KEY = 'brouillon-contact';

/**
 * Names of the service worker's caches.
 *
 * @param base path of the site without its final « / »; other sites of the same origin have other names.
 */
export const cacheNames = (base: string) => ({
  pages: `pages ${base}/`,
  files: `fichiers ${base}/`,
  offline: `hors-connexion ${base}/`,
});

/** Prefix of the cache names of the service worker's first version, which had a cache for each page. */
export const legacyCachePrefix = (base: string) => `copie ${base}/`;

/** The IndexedDB database in which Workbox notes when a cached page or file was used. */
export const CACHE_TIMES_DATABASE = 'workbox-expiration';
