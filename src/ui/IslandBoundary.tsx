import { Component, type ComponentType, type ReactNode } from 'react';
import type { IslandElement } from '@/islands/import-later.ts';

interface Props {
  id: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
}

/**
 * Wraps an island in an error boundary. When a component in it throws, the boundary restores the server's markup, which
 * is readable and has working links but no dead controls. The focus and what the visitor typed are kept in this case, and
 * also where React renders the island anew because the page was changed before hydration.
 *
 * @param id unique id, by which the boundary finds the server markup.
 */
export function withErrorBoundary<IslandProps extends object>(
  id: string,
  Island: ComponentType<IslandProps>,
) {
  return (props: IslandProps) => (
    <IslandBoundary id={id}>
      <Island {...props} />
    </IslandBoundary>
  );
}

class IslandBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  /** The server's markup, cloned before hydration: as nodes, since the content security policy forbids HTML strings. */
  readonly #serverMarkup = this.#currentElement()?.cloneNode(true);

  /** The island before the last rendering: its fields keep their values even once it is detached. */
  #before: IslandSnapshot | undefined;

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    const { id, children } = this.props;
    const element = this.#currentElement();
    this.#before = element ? captureIsland(element) : undefined;
    if (!this.state.failed)
      return (
        <div id={id} ref={this.#onRendered}>
          {children}
        </div>
      );
    return (
      <div
        data-plain=""
        onSubmit={(event) => {
          event.preventDefault();
        }}
        ref={(node) => {
          if (node && this.#serverMarkup) node.replaceChildren(this.#serverMarkup);
          this.#onRendered(node);
        }}
      />
    );
  }

  readonly #onRendered = (root: HTMLElement | null): void => {
    const before = this.#before;
    if (!root || !before) return;
    const isReplaced = before.root !== root;
    if (isReplaced) restoreIsland(before, root);
    root
      .closest<IslandElement>('astro-island')
      ?.onRendered?.((element) =>
        isReplaced ? findReplacement(element, before.root, root) : element,
      );
  };

  /** The island's element in the page; null on the server. */
  #currentElement(): HTMLElement | null {
    return typeof document === 'undefined' ? null : document.getElementById(this.props.id);
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * The state of an island before React renders it. Where its elements were changed before hydration (by a translation, a
 * writing aid or a word marker), React replaces them all: the focus is lost, and is then given to the new elements.
 */
interface IslandSnapshot {
  root: HTMLElement;
  focused: Element | null;
  /** Start and end of the selection in a focused field. */
  selection: [number, number] | undefined;
}

/**
 * Remembers which element of an island has the focus, right before React may replace its elements, so that it can be
 * given back.
 */
function captureIsland(root: HTMLElement): IslandSnapshot {
  const focused = root.querySelector<Field>(':focus');
  const { selectionStart: start, selectionEnd: end } = focused ?? {};
  // Fields of type email have none: the cursor will be at the end of their value.
  const selection = typeof start === 'number' && typeof end === 'number';
  return { root, focused, selection: selection ? [start, end] : undefined };
}

/** Copies the values of named fields, the focus and the selection from the old elements to those that have replaced them. */
function restoreIsland({ root, focused, selection }: IslandSnapshot, newRoot: HTMLElement): void {
  for (const field of newRoot.querySelectorAll<Field>('[name]')) {
    const oldField = root.querySelector<Field>(`[name="${field.name}"]`);
    if (oldField) field.value = oldField.value;
  }
  const target = focused && findReplacement(focused, root, newRoot);
  target?.focus({ preventScroll: true });
  if (selection) (target as Field | undefined)?.setSelectionRange(...selection);
}

/**
 * Finds the element that has replaced another when React rendered the island anew: the one with the same tag and classes, at
 * the same place among all that have them. The old element may have more classes, which a browser extension has added;
 * elements that an extension has added aren't counted, as they have other tags or classes.
 */
function findReplacement(
  element: Element,
  root: Element,
  newRoot: Element,
): HTMLElement | undefined {
  return [...newRoot.querySelectorAll<HTMLElement>(element.localName)].find((candidate) => {
    const selector = [candidate.localName, ...candidate.classList].map(CSS.escape).join('.');
    const place = [...newRoot.querySelectorAll(selector)].indexOf(candidate);
    return root.querySelectorAll(selector)[place] === element;
  });
}
