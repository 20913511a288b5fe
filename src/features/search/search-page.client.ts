import { failureOf } from '@/islands/load-failure.ts';
import { cleanQuery, decodeWords, findMissingWords } from './encode-words.ts';
import { search, type Query, type Result } from './search.ts';
import type { TextPart } from './highlight.ts';

/** Maximum length of a query in characters, as in the search form. */
const MAX_QUERY_LENGTH = 100;

/** Number of results shown at first and added by each click on « Plus de résultats »: each costs a download of about 1 kB. */
const RESULTS_PER_BATCH = 8;

const FAILURE_MESSAGES = {
  offline: 'Hors connexion\u202f: la recherche se fera dès le retour du réseau.',
  outdated: 'Le site a été mis à jour\u202f: rechargez la page.',
  unavailable: 'La recherche n’a pas abouti. Réessayez.',
};

const requireElement = <Kind extends Element>(selector: string, kind: new () => Kind): Kind => {
  const element = document.querySelector(`main ${selector}`);
  if (element instanceof kind) return element;
  throw new Error(`The page has no ${selector}.`);
};

const form = requireElement('form', HTMLFormElement);
const status = requireElement('[data-search-status]', HTMLElement);
const list = requireElement('[data-search-results]', HTMLOListElement);
const moreButton = requireElement('[data-search-more]', HTMLButtonElement);
const { title } = document;
const indexFolder = requireElement('[data-search-index]', HTMLElement).dataset['searchIndex'] ?? '';

/** The newest query; the answer to an earlier one is dropped when it comes late. */
let latestQuery: Query | undefined;
/** Functions that fetch the results that aren't shown yet. */
let pendingResults: (() => Promise<Result>)[] = [];

/** Copies the search parameters of the address into the form, and runs the search. */
async function runSearchOfAddress() {
  const address = new URLSearchParams(location.search);
  const [text = '', type = '', year = ''] = ['q', 'type', 'annee'].map((name) => {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return '';
    field.value = (address.get(name) ?? '').trim().slice(0, MAX_QUERY_LENGTH);
    // A value that isn't an option selects none; fall back to « all ».
    if (field instanceof HTMLSelectElement && field.selectedIndex === -1) field.value = '';
    return field.value;
  });
  const query = { words: text === '' ? '' : cleanQuery(text), type, year };
  latestQuery = query;
  list.replaceChildren();
  moreButton.hidden = true;
  document.title = text === '' ? title : `${text} · ${title}`;
  status.textContent = text === '' ? '' : 'Recherche en cours…';
  if (text === '') return;
  await reportingFailure(query, async () => {
    const allResults = await search(indexFolder, query);
    if (latestQuery !== query) return;
    pendingResults = allResults;
    const results = await fetchNextResults(savedResultCount());
    if (latestQuery !== query) return;
    const missing = findMissingWords(
      query.words,
      results.flatMap(({ foundWords }) => foundWords),
    );
    const nothingFound = missing.length === query.words.split(/\s+/).length;
    if (nothingFound) pendingResults = [];
    else appendResults(results);
    const count = nothingFound ? 0 : allResults.length;
    status.textContent = statusText(count, text, missing, [type, year]);
  });
}

/** How many results were shown when the visitor left the page, to restore them on the way back. */
function savedResultCount(): number {
  const state: unknown = history.state;
  return typeof state === 'number' ? state : RESULTS_PER_BATCH;
}

async function fetchNextResults(count: number): Promise<Result[]> {
  const batch = pendingResults.slice(0, count);
  pendingResults = pendingResults.slice(count);
  return Promise.all(batch.map((fetchResult) => fetchResult()));
}

/** Adds results to the list. @returns the element of the first of them. */
function appendResults(results: readonly Result[]): HTMLElement | undefined {
  const elements = results.map(resultElement);
  list.append(...elements);
  moreButton.hidden = pendingResults.length === 0;
  moreButton.textContent = `Plus de résultats (${pendingResults.length})`;
  return elements[0];
}

/**
 * Runs a task that needs the search index. If it fails, the status line says why; if there is no network, the search starts
 * again as soon as there is one.
 */
async function reportingFailure(query: Query, task: () => Promise<void>) {
  try {
    await task();
  } catch (error) {
    if (latestQuery !== query) return;
    const failure = failureOf(error);
    status.textContent = FAILURE_MESSAGES[failure];
    if (failure === 'offline')
      addEventListener('online', () => void runSearchOfAddress(), { once: true });
  }
}

function statusText(
  count: number,
  text: string,
  missing: readonly string[],
  filters: readonly string[],
): string {
  const number = count === 0 ? 'Aucun résultat' : count === 1 ? '1 résultat' : `${count} résultats`;
  const chosen = filters.filter((filter) => filter !== '').join(', ');
  const without = missing.map((word) => `« ${decodeWords(word)} »`).join(', ');
  return [
    `${number} pour « ${text} »`,
    chosen && ` (${chosen})`,
    count > 0 && without && `, sans ${without}`,
    count === 0 && '.',
  ]
    .filter(Boolean)
    .join('');
}

/** Puts the form's query into the address, and runs it. */
function submitForm() {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim() !== '') query.set(name, value.trim());
  const address = `?${query.toString()}`;
  if (address !== location.search) history.pushState(null, '', address);
  void runSearchOfAddress();
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  // Closes the keyboard of a phone, which would cover the results.
  if (matchMedia('(pointer: coarse)').matches && document.activeElement instanceof HTMLElement)
    document.activeElement.blur();
  submitForm();
});
form.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLSelectElement && form.checkValidity()) submitForm();
});
moreButton.addEventListener('click', () => {
  const query = latestQuery;
  if (!query) return;
  void reportingFailure(query, async () => {
    const pendingBefore = pendingResults;
    const results = await fetchNextResults(RESULTS_PER_BATCH).catch((error: unknown) => {
      pendingResults = pendingBefore;
      throw error;
    });
    if (latestQuery !== query) return;
    appendResults(results)?.querySelector('a')?.focus();
    history.replaceState(list.children.length, '');
  });
});
addEventListener('popstate', () => void runSearchOfAddress());
void runSearchOfAddress();

function resultElement({ url, line, title, excerpt, lang }: Result): HTMLElement {
  const link = createElement('a', 'search-title', title.map(partNode));
  link.href = url;
  const isExternal = !url.startsWith('/');
  if (isExternal) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  const text = createElement('p', 'mt-1', excerpt.map(partNode));
  if (lang !== '') link.lang = text.lang = lang;
  return createElement('li', 'search-result border-line border-t py-4', [
    link,
    createElement('p', 'text-muted text-sm', [isExternal ? `${line} · nouvel onglet` : line]),
    text,
  ]);
}

const partNode = ({ text, isMatch }: TextPart) =>
  isMatch ? createElement('mark', '', [text]) : text;

function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  children: readonly (Node | string)[],
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), { className });
  element.append(...children);
  return element;
}
