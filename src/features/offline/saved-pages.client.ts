/**
 * Lists on « Hors connexion » the pages that the service worker has kept on this device. The markup is in the page: Trusted
 * Types let no script parse HTML.
 */
import { longDateToday } from '@/lib/dates.ts';

interface KeptPage {
  path: string;
  title: string;
  /** When it was last read with a connection. */
  date: Date | undefined;
}

/** The characters that Astro escapes in a text. */
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

showRetry();
// Without storage, as in some private windows, nothing is kept.
void keptPages(list?.dataset['cache'] ?? '')
  .then(show)
  .catch(() => undefined);

/** Offers to ask again for the page that this one stands for. */
function showRetry(): void {
  const retry = document.querySelector<HTMLElement>('#reessayer');
  const link = retry?.querySelector('a');
  if (!retry || !link || link.pathname === location.pathname) return;
  link.href = location.href;
  retry.hidden = false;
}

/** The pages in a cache, the last one read first. */
async function keptPages(cacheName: string): Promise<KeptPage[]> {
  // To open a cache makes one.
  if (!(await caches.has(cacheName))) return [];
  const cache = await caches.open(cacheName);
  const pages = (await cache.keys()).map(async (request) => {
    const response = await cache.match(request);
    const date = response?.headers.get('Date');
    const path = new URL(request.url).pathname;
    const title = titleOf((await response?.text()) ?? '');
    return { path, title, date: date ? new Date(date) : undefined };
  });
  return (await Promise.all(pages)).sort((a, b) => Number(b.date ?? 0) - Number(a.date ?? 0));
}

/** The title of a page, without the site's name behind it. */
function titleOf(html: string): string {
  const [, escaped = ''] = /<title>([^<]*)/.exec(html) ?? [];
  const title = escaped.replace(/&#?\w+;/g, (entity) => ENTITIES[entity] ?? entity);
  const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]');
  return title.replace(` · ${site?.content ?? ''}`, '');
}

function show(pages: readonly KeptPage[]): void {
  const none = document.querySelector<HTMLElement>('#aucune-page');
  const some = document.querySelector<HTMLElement>('#pages-gardees');
  if (!none || !some || !template || pages.length === 0) return;
  const items = pages.map(({ path, title, date }) => {
    const item = document.importNode(template.content, true);
    const link = item.querySelector('a');
    const day = item.querySelector('span');
    if (link) {
      // The template's own link is that of the home page, with its name.
      if (link.pathname !== path) link.textContent = title;
      link.href = path;
    }
    if (day) day.textContent = date ? `lue le ${longDateToday(date)}` : '';
    return item;
  });
  template.after(...items);
  none.hidden = true;
  some.hidden = false;
}
