import type { Piece } from './highlight.ts';
import type { Result } from './search.ts';

/** One result in the list: what it is, and where its words stand. */
export function resultElement({ url, line, title, excerpt }: Result): HTMLElement {
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
