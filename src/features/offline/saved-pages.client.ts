/**
 * Lists on « Hors connexion » the pages that the service worker has cached on this device. The markup comes from a template
 * in the page: Trusted Types forbid scripts to parse HTML.
 */
import { longDateInVisitorZone } from '@/lib/dates.ts';

interface SavedPage {
  path: string;
  title: string;
  /** When it was last read online. */
  date: Date | undefined;
}

/** The HTML entities that Astro writes when it escapes text. They are decoded in the titles of cached pages. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
};

const list = document.querySelector<HTMLElement>('[data-cache]');
const template = list?.querySelector('template');

showRetryLink();
// Without storage, as in some private windows, nothing is cached.
void readSavedPages(list?.dataset['cache'] ?? '')
  .then(showPages)
  .catch(() => undefined);

/** Shows a retry link when this page was served in place of another one. */
function showRetryLink(): void {
  const retry = document.querySelector<HTMLElement>('#reessayer');
  const link = retry?.querySelector('a');
  if (!retry || !link || link.pathname === location.pathname) return;
  link.href = location.href;
  retry.hidden = false;
}

/** Reads the pages in a cache, the most recently read first. */
async function readSavedPages(cacheName: string): Promise<SavedPage[]> {
  // Opening a cache would create it.
  if (!(await caches.has(cacheName))) return [];
  const cache = await caches.open(cacheName);
  const pages = (await cache.keys()).map(async (request) => {
    const response = await cache.match(request);
    const date = response?.headers.get('Date');
    const path = new URL(request.url).pathname;
    const title = parsePageTitle((await response?.text()) ?? '');
    return { path, title, date: date ? new Date(date) : undefined };
  });
  return (await Promise.all(pages)).sort((a, b) => Number(b.date ?? 0) - Number(a.date ?? 0));
}

/** Reads the title of a page from its HTML, without the site's name. */
function parsePageTitle(html: string): string {
  const [, escaped = ''] = /<title>([^<]*)/.exec(html) ?? [];
  const title = escaped.replace(/&#?\w+;/g, (entity) => ENTITIES[entity] ?? entity);
  const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]');
  return title.replace(` · ${site?.content ?? ''}`, '');
}

/** Adds the pages to the list and shows it; does nothing when there are none. */
function showPages(pages: readonly SavedPage[]): void {
  const none = document.querySelector<HTMLElement>('#aucune-page');
  const some = document.querySelector<HTMLElement>('#pages-gardees');
  if (!none || !some || !template || pages.length === 0) return;
  const items = pages.map(({ path, title, date }) => {
    const item = document.importNode(template.content, true);
    const link = item.querySelector('a');
    const day = item.querySelector('span');
    if (link) {
      // The template's link is already the home page, with its label.
      if (link.pathname !== path) link.textContent = title;
      link.href = path;
    }
    if (day) day.textContent = date ? `lue le ${longDateInVisitorZone(date)}` : '';
    return item;
  });
  template.after(...items);
  none.hidden = true;
  some.hidden = false;
}
