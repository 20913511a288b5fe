import { failureOf } from '@/islands/load-failure.ts';
import { unfound, keyWords } from './words.ts';
import { search, type Query, type Result } from './search.ts';
import type { Piece } from './highlight.ts';

/** How long what is asked may be, as in the form. */
const LONGEST = 100;

/** How many results are shown at once: each costs about a kilobyte. */
const SHOWN = 8;

const FAILURES = {
  offline: 'Hors connexion\u202f: la recherche se fera dès le retour du réseau.',
  outdated: 'Le site a été mis à jour\u202f: rechargez la page.',
  unavailable: 'La recherche n’a pas abouti. Réessayez.',
};

const part = <Kind extends Element>(selector: string, kind: new () => Kind): Kind => {
  const found = document.querySelector(`main ${selector}`);
  if (found instanceof kind) return found;
  throw new Error(`The page has no ${selector}.`);
};

const form = part('form', HTMLFormElement);
const status = part('[data-search-status]', HTMLElement);
const list = part('[data-search-results]', HTMLOListElement);
const more = part('[data-search-more]', HTMLButtonElement);
const { title } = document;
const folder = part('[data-search-index]', HTMLElement).dataset['searchIndex'] ?? '';

/** What the visitor asked for last: an earlier answer that comes late is nobody's. */
let latest: Query | undefined;
/** Those that aren't shown yet. */
let waiting: (() => Promise<Result>)[] = [];

/** Writes the query of the address into the form, and answers it. */
async function answer() {
  const address = new URLSearchParams(location.search);
  const [asked = '', type = '', year = ''] = ['q', 'type', 'annee'].map((name) => {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return '';
    field.value = (address.get(name) ?? '').trim().slice(0, LONGEST);
    // Of what isn't in the list nothing is chosen.
    if (field instanceof HTMLSelectElement && field.selectedIndex === -1) field.value = '';
    return field.value;
  });
  const query = { words: asked === '' ? '' : keyWords(asked), type, year };
  latest = query;
  list.replaceChildren();
  more.hidden = true;
  document.title = asked === '' ? title : `${asked} · ${title}`;
  status.textContent = asked === '' ? '' : 'Recherche en cours…';
  if (asked === '') return;
  await tried(query, async () => {
    const all = await search(folder, query);
    if (latest !== query) return;
    waiting = all;
    const results = await next(shownBefore());
    if (latest !== query) return;
    const missing = unfound(
      query.words,
      results.flatMap(({ found }) => found),
    );
    const isNothing = missing.length === query.words.split(/\s+/).length;
    if (isNothing) waiting = [];
    else show(results);
    status.textContent = summary(isNothing ? 0 : all.length, asked, missing, [type, year]);
  });
}

/** How many results showed when the visitor left them, for who comes back. */
function shownBefore(): number {
  const state: unknown = history.state;
  return typeof state === 'number' ? state : SHOWN;
}

/** The next results of those that wait. */
async function next(count: number): Promise<Result[]> {
  const taken = waiting.slice(0, count);
  waiting = waiting.slice(count);
  return Promise.all(taken.map((fetchResult) => fetchResult()));
}

/** @returns the first of them. */
function show(results: readonly Result[]): HTMLElement | undefined {
  const elements = results.map(resultElement);
  list.append(...elements);
  more.hidden = waiting.length === 0;
  more.textContent = `Plus de résultats (${waiting.length})`;
  return elements[0];
}

/** Does what needs the index, and says why where it can't be had. */
async function tried(query: Query, task: () => Promise<void>) {
  try {
    await task();
  } catch (error) {
    if (latest !== query) return;
    const failure = failureOf(error);
    status.textContent = FAILURES[failure];
    if (failure === 'offline') addEventListener('online', () => void answer(), { once: true });
  }
}

function summary(
  count: number,
  asked: string,
  missing: readonly string[],
  filters: readonly string[],
): string {
  const number = count === 0 ? 'Aucun résultat' : count === 1 ? '1 résultat' : `${count} résultats`;
  const chosen = filters.filter((filter) => filter !== '').join(', ');
  const without = missing.map((word) => `« ${word} »`).join(', ');
  return [
    `${number} pour « ${asked} »`,
    chosen && ` (${chosen})`,
    count > 0 && without && `, sans ${without}`,
    count === 0 && '.',
  ]
    .filter(Boolean)
    .join('');
}

function ask() {
  const asked = new FormData(form);
  const query = new URLSearchParams();
  for (const [name, value] of asked)
    if (typeof value === 'string' && value.trim() !== '') query.set(name, value.trim());
  const address = `?${query.toString()}`;
  if (address !== location.search) history.pushState(null, '', address);
  void answer();
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  // The keys on the screen of a phone would lie over what is found.
  if (matchMedia('(pointer: coarse)').matches && document.activeElement instanceof HTMLElement)
    document.activeElement.blur();
  ask();
});
form.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLSelectElement && form.checkValidity()) ask();
});
more.addEventListener('click', () => {
  const query = latest;
  if (!query) return;
  void tried(query, async () => {
    const rest = waiting;
    const results = await next(SHOWN).catch((error: unknown) => {
      waiting = rest;
      throw error;
    });
    if (latest !== query) return;
    show(results)?.querySelector('a')?.focus();
    history.replaceState(list.children.length, '');
  });
});
addEventListener('popstate', () => void answer());
void answer();

/** One result in the list: what it is, and where its words stand. */
function resultElement({ url, line, title, excerpt }: Result): HTMLElement {
  const link = element('a', 'search-title', title.map(node));
  link.href = url;
  const isElsewhere = !url.startsWith('/');
  if (isElsewhere) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  return element('li', 'search-result border-line border-t py-4', [
    link,
    element('p', 'text-muted text-sm', [isElsewhere ? `${line} · nouvel onglet` : line]),
    element('p', 'mt-1', excerpt.map(node)),
  ]);
}

const node = ({ text, found }: Piece) => (found ? element('mark', '', [text]) : text);

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  children: readonly (Node | string)[],
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), { className });
  made.append(...children);
  return made;
}
