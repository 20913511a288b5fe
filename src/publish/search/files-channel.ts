/**
 * Name of the channel that tells, in a build, the promise of the search's files (`IndexFile[]`). Astro gives its pages a
 * module graph of their own: an integration shares no variable with them.
 */
export const SEARCH_FILES = 'search-files';
