import { failureOf } from '@/browser/islands/load-failure.ts';
import { search, type Query, type Result } from './search.ts';
import { resultElement } from './result-element.ts';

/** How many results are shown at once: each costs about a kilobyte. */
const SHOWN = 8;

const FAILURES = {
  offline: 'Hors connexion : la recherche se fera dès le retour du réseau.',
  outdated: 'Le site a été mis à jour : rechargez la page.',
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

const parameters = () => new URLSearchParams(location.search);

/** Writes the query of the address into the form, and answers it. */
async function answer() {
  const asked = parameters();
  for (const field of form.elements)
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = asked.get(field.name) ?? '';
  const query: Query = {
    words: (asked.get('q') ?? '').trim(),
    type: asked.get('type') ?? '',
    year: asked.get('annee') ?? '',
  };
  latest = query;
  list.replaceChildren();
  more.hidden = true;
  document.title = query.words === '' ? title : `${query.words} · ${title}`;
  status.textContent = query.words === '' ? '' : 'Recherche en cours…';
  if (query.words === '') return;
  await tried(query, async () => {
    const found = await search(folder, query);
    if (latest !== query) return;
    waiting = found;
    await showMore(query);
    if (latest === query) status.textContent = countText(found.length, query.words);
  });
}

async function showMore(query: Query) {
  const results = await Promise.all(waiting.slice(0, SHOWN).map((fetchResult) => fetchResult()));
  if (latest !== query) return undefined;
  waiting = waiting.slice(SHOWN);
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

function countText(count: number, words: string): string {
  if (count === 0) return `Aucun résultat pour « ${words} ».`;
  return `${count} ${count === 1 ? 'résultat' : 'résultats'} pour « ${words} »`;
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
    const first = await showMore(query);
    first?.querySelector('a')?.focus();
  });
});
addEventListener('popstate', () => void answer());
void answer();
