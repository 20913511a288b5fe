/** Address of the service worker, below the site's base: it can serve what stands beside and below it. */
export const WORKER_PATH = '/sw.js';
